import type { RowPageView } from '@saywright/engine/protocol';

/** Shortened values say so. */
export function cellsOf({ cells, cut }: RowPageView['rows'][number]): readonly (string | null)[] {
  return cells.map((cell, at) => (cell !== null && cut.includes(at) ? `${cell}…` : cell));
}

/** Starts of texts that a spreadsheet would run as a formula; a negative number is no formula. */
const formula = /^(?:[=@\t\r]|[+-](?!\d+(?:[.,]\d+)?$))/u;

function csvCell(value: string | null): string {
  // A missing value is an empty cell; an empty text is quoted.
  if (value === null) return '';
  const safe = formula.test(value) ? `'${value}` : value;
  return /[",\r\n]|^\s|\s$/u.test(safe) || safe === '' ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Rows as CSV with a header, which a spreadsheet opens without running anything in it. */
export function csvText({ columns, rows }: RowPageView): string {
  const lines = [columns.map(({ name }) => name), ...rows.map(cellsOf)];
  // The mark makes spreadsheets read the letters correctly.
  return `\u{FEFF}${lines.map((cells) => cells.map(csvCell).join(',')).join('\r\n')}\r\n`;
}

/** Rows as a JSON list of objects; every value is the text of the database. */
export function jsonText({ columns, rows }: RowPageView): string {
  const objects = rows.map((row) => {
    const cells = cellsOf(row);
    return Object.fromEntries(columns.map(({ name }, at) => [name, cells[at] ?? null]));
  });
  return `${JSON.stringify(objects, null, 2)}\n`;
}
