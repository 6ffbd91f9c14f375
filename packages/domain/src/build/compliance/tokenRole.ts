import { textField } from '../../shared/fields/index.ts';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Decodes base64url text byte by byte; correct for ASCII only, which is enough for roles. */
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

/** The role claimed in a three-part token; undefined when there is none or the token is unreadable. */
export function tokenRole(token: string): string | undefined {
  try {
    const claims: unknown = JSON.parse(decoded(token.slice(token.indexOf('.') + 1, token.lastIndexOf('.'))));
    return textField(claims, 'role');
  } catch {
    return undefined;
  }
}
