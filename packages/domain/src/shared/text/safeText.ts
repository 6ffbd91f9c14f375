import { secretShapes } from './secrets.ts';

/**
 * Cuts a text to a number of characters, the last one an ellipsis. Never splits a character.
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
 * The text as one line without control or invisible characters.
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
 * Removes obvious passwords, tokens and keys from a text.
 * @example
 * withoutSecrets('the token is abc') // => 'the token is [removed]'
 */
export function withoutSecrets(text: string): string {
  return secretShapes.reduce((known, [shape, left]) => known.replaceAll(shape, left), text);
}

/**
 * Text for a report or a log: one line, without secrets, no longer than the limit.
 * @example
 * safeText('password = abc\nand more', 20) // => 'password = [removed…'
 */
export function safeText(text: string, limit = 500): string {
  return limitText(withoutSecrets(plainLine(text)), limit);
}

/**
 * Whether a text has no visible characters.
 * @example
 * isBlank('\u200B \n') // => true
 */
export function isBlank(text: string): boolean {
  return !/[^\s\p{Cc}\p{Cf}]/u.test(text);
}
