import { textField } from '../fields/index.ts';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** The bytes of base64url text as characters; what is not ASCII comes out wrong, which a role never is. */
function decoded(text: string): string {
  const characters: string[] = [];
  let bits = 0;
  let held = 0;
  for (const character of text) {
    held = ((held << 6) | alphabet.indexOf(character)) & 0xffff;
    bits += 6;
    if (bits >= 8) {
      bits -= 8;
      characters.push(String.fromCharCode((held >> bits) & 0xff));
    }
  }
  return characters.join('');
}

/** The role that a token in three parts claims; undefined when it claims none or cannot be read. */
export function tokenRole(token: string): string | undefined {
  try {
    const claims: unknown = JSON.parse(decoded(token.slice(token.indexOf('.') + 1, token.lastIndexOf('.'))));
    return textField(claims, 'role');
  } catch {
    return undefined;
  }
}
