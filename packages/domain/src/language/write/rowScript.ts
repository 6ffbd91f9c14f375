import { quoteIdentifier, script } from '../planner/sql.ts';
import { literalOf } from './rowChanges.ts';

/** Rows that one statement of a script adds. */
const mostRowsAtOnce = 500;

/**
 * Rows as SQL that adds them to a table with the same columns, with the numbers that they have. Every value is a text
 * that the database reads as the type of its column.
 *
 * @example
 * rowScript('songs', [], []) // => ''
 */
export function rowScript(
  table: string,
  columns: readonly string[],
  rows: readonly (readonly (string | null)[])[],
): string {
  if (columns.length === 0)
    return script(rows.map(() => `insert into ${quoteIdentifier(table)} default values`));
  const into = `insert into ${quoteIdentifier(table)} (${columns.map(quoteIdentifier).join(', ')})`;
  const statements: string[] = [];
  for (let from = 0; from < rows.length; from += mostRowsAtOnce) {
    const tuples = rows
      .slice(from, from + mostRowsAtOnce)
      .map((cells) => `(${columns.map((_, at) => literalOf(cells[at] ?? null)).join(', ')})`);
    statements.push(`${into}\noverriding system value\nvalues\n  ${tuples.join(',\n  ')}`);
  }
  return script(statements);
}
