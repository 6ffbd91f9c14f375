/** The value of a cell. */
export type CsvCell = string | number | boolean | null | undefined;

/**
 * Prefixes text that a spreadsheet would run as a formula. A formula may follow blanks, and a semicolon where
 * semicolons separate cells.
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
 * csvText([['name', 'total'], ['=SUM', 5]]) // => 'name,total\r\n\'=SUM,5\r\n'
 */
export function csvText(rows: readonly (readonly CsvCell[])[]): string {
  return rows.map((row) => `${row.map(cellText).join(',')}\r\n`).join('');
}
