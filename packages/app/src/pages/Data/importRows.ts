import {
  convertValue,
  hasShortYear,
  valueKind,
  type ValueFormat,
  type ValueKind,
  type ColumnFormat,
} from '@saywright/domain/import-values';
import type { DataColumn } from '@saywright/engine/protocol';
import { importCopy as copy } from '../../copy/dataImport.ts';
import { dateForm } from './columnFormats.ts';
import type { ImportLine, ImportTable } from './importTable.ts';

/** How a workbook writes what it stores. */
const storedFormats: Readonly<Record<ValueKind, ValueFormat>> = {
  whole: 'decimal-point',
  number: 'decimal-point',
  'yes-no': 'yes-no',
  date: 'year-month-day',
  moment: 'year-month-day',
};

const uuid = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/iu;

/** What a spreadsheet program shows for a formula that failed. */
const formulaError =
  /^#(?:DIV\/0!|N\/A|NAME\?|NULL!|NUM!|REF!|VALUE!|SPILL!|CALC!|FIELD!|BLOCKED!|CONNECT!|BUSY!|GETTING_DATA)$/u;

/** A value as the database takes it, or why it does not. */
type Reading = { readonly value: string } | { readonly problem: string };

/** What a value should have been, in words. */
function wantedWords(kind: ValueKind, format: ValueFormat, value: string): string {
  if (kind !== 'date' && kind !== 'moment') return copy.not[kind];
  if (hasShortYear(value)) return copy.not.fullYear;
  return copy.not[kind](dateForm(format, value));
}

function readValue(
  { name, type, choices }: DataColumn,
  value: string,
  format: ValueFormat | undefined,
): Reading {
  if (formulaError.test(value)) return { problem: copy.formulaError(name, value) };
  if (choices) return choices.includes(value) ? { value } : { problem: copy.notAllowed(name, value) };
  const kind = valueKind(type);
  if (kind && format) {
    const converted = convertValue(kind, format, value);
    return converted === undefined
      ? { problem: copy.doesNotFit(name, value, wantedWords(kind, format, value)) }
      : { value: converted };
  }
  if (type === 'uuid' && !uuid.test(value.trim()))
    return { problem: copy.doesNotFit(name, value, copy.not.id) };
  const most = /^character varying\((?<most>\d+)\)$/u.exec(type)?.groups?.['most'];
  return most !== undefined && Array.from(value).length > Number(most)
    ? { problem: copy.tooLong(name, Number(most)) }
    : { value };
}

export interface BrokenLine {
  readonly line: number;
  readonly reason: string;
}

/** A new row, and the line that it comes from. */
export interface ImportedRow {
  readonly line: number;
  readonly values: ReadonlyMap<string, string | null>;
}

/** The rows that can be added, and the lines that cannot, each with the reason. */
export interface ImportRows {
  readonly rows: readonly ImportedRow[];
  readonly broken: readonly BrokenLine[];
}

interface MappedColumn {
  readonly column: DataColumn;
  readonly at: number;
  readonly format: ColumnFormat | undefined;
}

function readLine(
  { cells, isOpen, stored = [] }: ImportLine,
  width: number,
  mapping: readonly MappedColumn[],
): ReadonlyMap<string, string | null> | string {
  if (isOpen) return copy.openQuote;
  if (cells.length !== width) return copy.wrongCount(cells.length, width);
  const values = new Map<string, string | null>();
  for (const { column, at, format } of mapping) {
    const cell = cells[at] ?? '';
    const { name, nullable, hasDefault } = column;
    // Spaces are a text, but nothing else.
    if ((format ? cell.trim() : cell) === '') {
      if (!nullable && !hasDefault) return copy.missing(name);
      // Where a value is required, an empty cell is the default.
      if (nullable) values.set(name, null);
      continue;
    }
    const reading = readValue(
      column,
      cell,
      stored.includes(at) && format ? storedFormats[format.kind] : format?.format,
    );
    if ('problem' in reading) return reading.problem;
    values.set(name, reading.value);
  }
  return values;
}

/** Turns lines into new rows. An empty cell is no value, or the default where a value is required. */
export function importRows(
  { header, lines }: ImportTable,
  columns: readonly (DataColumn | undefined)[],
  formats: readonly (ColumnFormat | undefined)[],
): ImportRows {
  const mapping = columns.flatMap((column, at) => (column ? [{ column, at, format: formats[at] }] : []));
  const broken: BrokenLine[] = [];
  const rows: ImportedRow[] = [];
  for (const line of lines) {
    const read = readLine(line, header.length, mapping);
    if (typeof read === 'string') broken.push({ line: line.line, reason: read });
    else rows.push({ line: line.line, values: read });
  }
  return { rows, broken };
}
