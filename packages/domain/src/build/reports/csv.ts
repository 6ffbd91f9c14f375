/** What stands in a cell. */
export type CsvCell = string | number | boolean | null | undefined;

/**
 * A text that a spreadsheet would run as a formula is kept a text: a formula may stand behind blanks, and behind a
 * semicolon where semicolons separate cells.
 */
function inert(text: string): string {
  return text.replaceAll(/(^|;)(?=\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|[\t\r])/gu, "$1'");
}

function cellText(cell: CsvCell): string {
  if (cell === null || cell === undefined) return '';
  const text = typeof cell === 'string' ? inert(cell) : String(cell);
  return /[",;\r\n]|^\s|\s$/u.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * Rows as comma-separated values after RFC 4180, one line each.
 * @example
 * csvText([['name', 'total'], ['=SUM(A1)', 5]]) // => 'name,total\r\n\'=SUM(A1),5\r\n'
 */
export function csvText(rows: readonly (readonly CsvCell[])[]): string {
  return rows.map((row) => `${row.map(cellText).join(',')}\r\n`).join('');
}
