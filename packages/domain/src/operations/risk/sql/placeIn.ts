/** A position in a text as editors count it: both from 1, the column in UTF-16 units. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

/** Length of a character in UTF-8, in bytes. */
function bytesOf(character: string): number {
  if (character < '\u0080') return 1;
  if (character < '\u0800') return 2;
  return character.length === 1 ? 3 : 4;
}

/**
 * The line and column of a byte offset, such as the `start` of a finding, in a script. An offset beyond the end is the
 * end; one within a character is the character after it.
 *
 * @example
 * placeIn("select 'ü';\ndrop table orders", 13) // => { line: 2, column: 1 }
 */
export function placeIn(sql: string, offset: number): Place {
  let bytes = 0;
  let line = 1;
  let column = 1;
  for (const character of sql) {
    if (bytes >= offset) break;
    bytes += bytesOf(character);
    if (character === '\n') [line, column] = [line + 1, 1];
    else column += character.length;
  }
  return { line, column };
}
