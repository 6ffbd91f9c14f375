/** What stands in a cell. */
export type CsvCell = string | number | boolean | null | undefined;

/** A text that a spreadsheet would run as a formula is kept a text. */
function inert(text: string): string {
  return /^[=+\-@\t\r]/u.test(text) ? `'${text}` : text;
}

function cellText(cell: CsvCell): string {
  if (cell === null || cell === undefined) return '';
  const text = typeof cell === 'string' ? inert(cell) : String(cell);
  return /[",\r\n]/u.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * Rows as comma-separated values after RFC 4180, one line each.
 * @example
 * csvText([['name', 'total'], ['=SUM(A1)', 5]]) // => 'name,total\r\n\'=SUM(A1),5\r\n'
 */
export function csvText(rows: readonly (readonly CsvCell[])[]): string {
  return rows.map((row) => `${row.map(cellText).join(',')}\r\n`).join('');
}
