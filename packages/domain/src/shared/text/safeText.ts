import { secretShapes } from './secrets.ts';

/**
 * At most so many characters, the last one an ellipsis when something was cut (H20). Never splits a character.
 * @example
 * limitText('Customers', 5) // => 'Cust…'
 */
export function limitText(text: string, limit: number): string {
  const room = Math.max(0, Math.trunc(limit) || 0);
  if (text.length <= room) return text;
  const characters = Array.from(text);
  if (characters.length <= room) return text;
  return room === 0 ? '' : `${characters.slice(0, room - 1).join('')}…`;
}

/**
 * One line without control or invisible characters (H20).
 * @example
 * plainLine(' two\nlines ') // => 'two lines'
 */
export function plainLine(text: string): string {
  return text
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .trim();
}

/**
 * The text without what is obviously a password, token or key (H20).
 * @example
 * withoutSecrets('the token is abc') // => 'the token is [removed]'
 */
export function withoutSecrets(text: string): string {
  return secretShapes.reduce((known, [shape, left]) => known.replaceAll(shape, left), text);
}

/**
 * Text fit for a report or a log: one line, no secrets, no longer than the limit (H20).
 * @example
 * safeText('password = abc\nand more', 20) // => 'password = [removed…'
 */
export function safeText(text: string, limit = 500): string {
  return limitText(withoutSecrets(plainLine(text)), limit);
}

/**
 * Whether there is anything to see in a text: white space and invisible characters do not count (CS-CHAT-16).
 * @example
 * isBlank('\u200B \n') // => true
 */
export function isBlank(text: string): boolean {
  return !/[^\s\p{Cc}\p{Cf}]/u.test(text);
}
