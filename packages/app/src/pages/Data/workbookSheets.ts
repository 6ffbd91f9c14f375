import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import readExcelFile, { type CellValue } from 'read-excel-file/universal';
import type { ImportLine } from './importTable.ts';

/** A sheet of a workbook, with its rows from the first one on. */
export interface WorkbookSheet {
  readonly name: string;
  readonly lines: readonly ImportLine[];
}

/** A limit that a workbook exceeds. */
export class LargeWorkbookError extends Error {}

/** Most bytes of an unpacked workbook: a small file can unpack to gigabytes. */
const mostBytes = 64 * 1024 * 1024;
/** Most cells of a workbook, counted as the rectangles that its sheets fill. */
const mostCells = 1_000_000;
/** Rows of the largest sheet that a spreadsheet program saves. */
const mostRows = 1_048_576;

const isXml = (name: string): boolean => /\.(?:xml|rels)$/u.test(name);

/** Unpacks the XML of a workbook. The sizes are those that the file states, and no entry is unpacked beyond its own. */
function unpack(file: Uint8Array): Record<string, Uint8Array> {
  let bytes = 0;
  return unzipSync(file, {
    filter: ({ name, originalSize }) => {
      if (!isXml(name)) return false;
      bytes += originalSize;
      if (bytes > mostBytes) throw new LargeWorkbookError();
      return true;
    },
  });
}

const rowTag = /<(?:\w+:)?row\s[^>]*?\br=["'](?<row>\d+)["']/gu;
const filledCellTag = /<(?:\w+:)?c\s(?:[^>]*?\s)?r=["'](?<column>[A-Z]+)(?<row>\d+)["'](?:[^>]*[^/>])?>/gu;
const errorCellTag = /(?<start><(?:\w+:)?c\s(?:[^>]*?\s)?t=["'])e(?=["'])/gu;

/** Number of a column, such as 28 for AB. */
const columnNumber = (letters: string): number =>
  Array.from(letters).reduce((number, letter) => number * 26 + letter.charCodeAt(0) - 64, 0);

/** How many cells the rectangle around the values of a sheet has. A single value in a far corner makes it large. */
function countCells(xml: string): number {
  let rows = 0;
  let columns = 0;
  for (const { groups } of xml.matchAll(rowTag))
    if (Number(groups?.['row']) > mostRows) throw new LargeWorkbookError();
  for (const { groups } of xml.matchAll(filledCellTag)) {
    rows = Math.max(rows, Number(groups?.['row']));
    columns = Math.max(columns, columnNumber(groups?.['column'] ?? ''));
  }
  return rows * columns;
}

/** The workbook again, within the limits, and with the errors of formulas as texts: the library reads them as empty cells. */
function checked(file: Uint8Array): ArrayBuffer {
  const entries = unpack(file);
  let cells = 0;
  for (const [name, bytes] of Object.entries(entries)) {
    if (!/\/worksheets\/[^/]+\.xml$/u.test(name)) continue;
    const xml = strFromU8(bytes);
    cells += countCells(xml);
    if (cells > mostCells) throw new LargeWorkbookError();
    entries[name] = strToU8(xml.replaceAll(errorCellTag, '$<start>str'));
  }
  return new Uint8Array(zipSync(entries, { level: 0 })).buffer;
}

/** Digits that a spreadsheet program calculates with; those that follow are noise, except in a whole number. */
const exactDigits = 15;

/** A number as it is stored, without the noise of binary fractions: 148.90000000000001 is 148.9. */
function exactNumber(text: string): string {
  if (/^-?\d+$/u.test(text)) return text;
  const isExact = /^-?\d+\.\d+$/u.test(text) && text.replaceAll(/\D/gu, '').length <= exactDigits;
  const number = Number(text);
  return isExact || Number.isNaN(number) ? text : String(number);
}

/** Times without a date are stored as parts of the day before the first one. */
const firstDay = Date.UTC(1899, 11, 31);

/** A date as Postgres reads it; the time is left out where it is midnight, and the date where there is only a time. */
function dateText(stored: Date): string {
  const milliseconds = stored.getTime();
  const second = Math.round(milliseconds / 1000) * 1000;
  // Fractions of days are not exact.
  const moment = new Date(Math.abs(second - milliseconds) <= 1 ? second : milliseconds);
  const [date = '', time = ''] = moment
    .toISOString()
    .replace(/(?:\.000)?Z$/u, '')
    .split('T');
  if (moment.getTime() < firstDay) return time;
  return time === '00:00:00' ? date : `${date} ${time}`;
}

/** A number as the text that stands for it; text cells are strings. */
class StoredNumber {
  constructor(readonly text: string) {}
}

type Cell = CellValue<StoredNumber> | null;

function cellText(cell: Cell): string {
  if (cell === null) return '';
  if (cell instanceof StoredNumber) return cell.text;
  return cell instanceof Date ? dateText(cell) : String(cell);
}

/** Where numbers and dates are, whose spelling is known. */
function storedCells(cells: readonly Cell[]): readonly number[] {
  return cells.flatMap((cell, at) => (cell === null || typeof cell === 'string' ? [] : [at]));
}

/** Reads the sheets of an XLSX file. Throws a {@link LargeWorkbookError}, or an error of the library. */
export async function readSheets(file: Uint8Array): Promise<readonly WorkbookSheet[]> {
  const sheets = await readExcelFile(checked(file), {
    trim: false,
    parseNumber: (text) => new StoredNumber(exactNumber(text)),
  });
  return sheets.map(({ sheet, data }) => ({
    name: sheet,
    // A sheet with only a chart has no cells.
    lines: (Array.isArray(data) ? data : []).map((cells, at) => ({
      line: at + 1,
      cells: cells.map(cellText),
      stored: storedCells(cells),
    })),
  }));
}
