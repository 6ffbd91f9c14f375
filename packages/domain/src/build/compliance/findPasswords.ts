import { anyCase } from './anyCase.ts';
import { maxHits, type Hit } from './findSecrets.ts';

const names = String.raw`(?:passw(?:or)?d|pwd|passphrase)`;
const given = String.raw`["'\x60]?(?:[ \t]{0,4}:[ \t]{0,4}string)?[ \t]{0,4}[:=]{1,3}[ \t]{0,4}["'\x60]?`;
const values = [
  String.raw`123\w{0,17}`,
  '(?:0{3}|1{3}|6{3})[016]{0,17}|654321',
  String.raw`(?:password|passw0rd|p@ssw0rd|qwerty|admin|welcome|letmein|secret|master|root|test|login|abc)\d{1,6}`,
  'passw0rd|p@ssw0rd|qwerty|letmein|iloveyou|changeme|hunter2',
].join('|');

/** A commonly guessed password assigned to a password name within a line. Values followed by words are sentences. */
const guessable = new RegExp(anyCase(`${names}${given}(?:${values})(?!\\w| [a-z])`), 'gu');

/** Guessable passwords in any text, quoted or not. */
export function findPasswords(text: string): readonly Hit[] {
  const found: Hit[] = [];
  for (const match of text.matchAll(guessable)) {
    const end = match.index + match[0].length;
    found.push({ rule: 'guessable-password', start: match.index, end, secret: false });
    if (found.length === maxHits) break;
  }
  return found;
}
