const longestBytes = 72;
/** A word with a few digits or signs behind it is guessed as soon as the word. */
const decoration = /[^\p{L}]{1,4}$/u;

let common: Promise<ReadonlySet<string>> | undefined;

/** The passwords most often found in leaks, some 49,000; loaded when first needed, and never asked of anybody. */
function commonPasswords(): Promise<ReadonlySet<string>> {
  common ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common'].map(String)),
  );
  return common;
}

/** Why a password that is being chosen is no good, as a sentence, or undefined. Its least length is the backend's rule. */
export async function passwordProblem(password: string, email: string): Promise<string | undefined> {
  if (Buffer.byteLength(password) > longestBytes)
    return `A password can be at most ${longestBytes} characters long, fewer with accents. Please choose a shorter one.`;
  const plain = password.toLowerCase();
  const [name = ''] = email.toLowerCase().split('@');
  if (plain === email.toLowerCase() || (name !== '' && plain.replace(decoration, '') === name))
    return 'This password is made of your address. Please choose another one.';
  const list = await commonPasswords();
  if (list.has(plain) || list.has(plain.replace(decoration, '')))
    return 'This password is one of those that are tried first. Please choose another one.';
  return undefined;
}
