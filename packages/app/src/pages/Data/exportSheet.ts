import type { RowPageView } from '@saywright/engine/protocol';
import { saveSpreadsheet, type SheetCell } from '../../services/spreadsheet.ts';
import { cellsOf } from './exportText.ts';

const numbers = /^(?:smallint|integer|bigint|numeric|real|double)/u;

/** Digits of a number that a spreadsheet keeps. */
const exactDigits = 15;

function sheetCell(value: string | null, type: string): SheetCell {
  if (value === null) return null;
  if (type === 'boolean') return value === 'true';
  const isExact = /^-?[\d.]+$/u.test(value) && value.replaceAll(/\D/gu, '').length <= exactDigits;
  if (numbers.test(type) && isExact) return Number(value);
  // XML cannot hold other control characters.
  return value.replaceAll(/(?![\t\r\n])[\p{Cc}\u{FFFE}\u{FFFF}]/gu, '');
}

/** Characters that the name of a sheet cannot have, and its longest length. */
const noSheetName = /[[\]:*?/\\\p{Cc}]|^'|'$/gu;
const longestName = 31;

/** Downloads rows as a spreadsheet: numbers as numbers, everything else as text. */
export default function saveSheet(
  file: string,
  table: string,
  { columns, rows }: RowPageView,
): Promise<void> {
  const name = Array.from(table.replaceAll(noSheetName, '-')).slice(0, longestName).join('');
  return saveSpreadsheet(file, name, [
    columns.map(({ name: column }) => column),
    ...rows.map((row) => cellsOf(row).map((value, at) => sheetCell(value, columns[at]?.type ?? ''))),
  ]);
}
