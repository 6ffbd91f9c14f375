import { reservedWords } from './reserved.ts';

/**
 * A name as SQL: bare when it is a plain lower-case identifier that Postgres does not reserve, otherwise in double
 * quotes with inner quotes doubled. Total over any string.
 *
 * @example
 * quoteIdentifier('order') // => '"order"'
 */
export function quoteIdentifier(name: string): string {
  const bare = /^[a-z_][a-z0-9_]*$/u.test(name) && !reservedWords.has(name);
  return bare ? name : `"${name.replaceAll('"', '""')}"`;
}

/**
 * A value as an SQL string literal. Quotes are doubled; a backslash switches to the escape form with backslashes
 * doubled, which is independent of `standard_conforming_strings`. Zero bytes, which cannot be stored, are dropped.
 *
 * @example
 * quoteLiteral("O'Neil") // => "'O''Neil'"
 */
export function quoteLiteral(value: string): string {
  const text = value.replaceAll('\0', '').replaceAll("'", "''");
  return text.includes('\\') ? `E'${text.replaceAll('\\', '\\\\')}'` : `'${text}'`;
}

/**
 * A `like` pattern that matches the text literally: its wildcards are escaped.
 *
 * @example
 * likePattern('50%', 'starts') // => "E'50\\\\%%'"
 */
export function likePattern(text: string, where: 'contains' | 'starts' | 'ends'): string {
  const literal = text.replaceAll(/[\\%_]/gu, '\\$&');
  const before = where === 'starts' ? '' : '%';
  const after = where === 'ends' ? '' : '%';
  return quoteLiteral(`${before}${literal}${after}`);
}

/** Statements as one script: each ends with a semicolon on its own last line. */
export function script(statements: readonly string[]): string {
  return statements.map((statement) => `${statement};`).join('\n');
}
