/** Fewest characters of a new password. */
export const shortestPassword = 8;
const longestBytes = 72;
/** A word followed by a few digits or symbols is guessed as fast as the word. */
const decoration = /[^\p{L}]{1,4}$/u;

let common: Promise<ReadonlySet<string>> | undefined;

/** The roughly 49,000 passwords most often found in leaks; loaded on first use from a package, never over the network. */
function commonPasswords(): Promise<ReadonlySet<string>> {
  common ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common'].map(String)),
  );
  return common;
}

/** Why a new password is too weak, as a sentence, or undefined. The backend checks the minimum length. */
export async function passwordProblem(password: string, email: string): Promise<string | undefined> {
  if (Buffer.byteLength(password) > longestBytes)
    return `A password can have at most ${longestBytes} characters, fewer with accents. Choose a shorter one.`;
  const plain = password.toLowerCase();
  const [name = ''] = email.toLowerCase().split('@');
  if (plain === email.toLowerCase() || (name !== '' && plain.replace(decoration, '') === name))
    return 'This password is based on your email address. Choose another one.';
  const list = await commonPasswords();
  if (list.has(plain) || list.has(plain.replace(decoration, '')))
    return 'This password is common and easy to guess. Choose another one.';
  return undefined;
}
