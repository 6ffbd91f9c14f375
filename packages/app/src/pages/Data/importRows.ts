import type { DataColumn } from '@saywright/engine/protocol';
import Papa from 'papaparse';
import { importCopy as copy } from '../../copy/dataImport.ts';

/** A line of the text, counted from 1, with its cells. */
export interface ImportLine {
  readonly line: number;
  readonly cells: readonly string[];
  /** A quotation mark has no counterpart, so the cells are wrong. */
  readonly isOpen?: boolean;
}

/** A pasted or opened table: its header, and the lines under it. */
export interface ImportTable {
  readonly header: readonly string[];
  readonly lines: readonly ImportLine[];
}

/** Reads CSV or a table copied from a spreadsheet; the separator is found in the text. */
export function readTable(text: string): ImportTable {
  const source = text
    .replace(/^\u{FEFF}/u, '')
    .replaceAll(/\r\n?/gu, '\n')
    .replace(/\n+$/u, '');
  // Empty lines would mislead the search for the separator.
  const { delimiter } = Papa.parse(source.slice(0, 10_000), { preview: 20, skipEmptyLines: 'greedy' }).meta;
  const lines: ImportLine[] = [];
  let counted = 0;
  let line = 1;
  Papa.parse<readonly string[]>(source, {
    delimiter,
    newline: '\n',
    step: ({ data, meta, errors }) => {
      lines.push({ line, cells: data, isOpen: errors.some(({ type }) => type === 'Quotes') });
      // A quoted cell may contain line breaks.
      line += source.slice(counted, meta.cursor).split('\n').length - 1;
      counted = meta.cursor;
    },
  });
  return tableOf(lines);
}

/** The first line with values as the header, and the filled ones after it. */
export function tableOf(lines: readonly ImportLine[]): ImportTable {
  const [head, ...rest] = lines.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  return { header: (head?.cells ?? []).map((name) => name.trim()), lines: rest };
}

const wordsOf = (name: string): readonly string[] => name.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** Places of headings that contain all words of a name, such as “Product name” of “name”. */
function headingsWith(header: readonly string[], name: string): readonly number[] {
  return header.flatMap((heading, at) => {
    const words = wordsOf(heading);
    const wanted = wordsOf(name);
    return wanted.length > 0 && wanted.every((word) => words.includes(word)) ? [at] : [];
  });
}

/**
 * The column that each heading means: by its name, otherwise by the words of the name, where no other heading has them;
 * undefined where there is none.
 */
export function guessColumns(
  header: readonly string[],
  columns: readonly DataColumn[],
): readonly (string | undefined)[] {
  const simple = (name: string): string => wordsOf(name).join('');
  const free = columns.filter(({ generated }) => !generated).map(({ name }) => name);
  const named = header.map(
    (heading) =>
      free.find((name) => name === heading) ?? free.find((name) => simple(name) === simple(heading)),
  );
  const exact = named.map((name, at) => (named.indexOf(name) === at ? name : undefined));
  return exact.map((name, at) => {
    if (name !== undefined) return name;
    const meant = free.filter(
      (one) => !exact.includes(one) && headingsWith(header, one).join() === String(at),
    );
    return meant.length === 1 ? meant[0] : undefined;
  });
}

const shapes = [
  [copy.types.whole, /^[+-]?\d+$/u],
  [copy.types.number, /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/iu],
  [copy.types.yesNo, /^(?:true|false|t|f|yes|no|y|n)$/iu],
  [copy.types.date, /^\d{4}-\d\d-\d\d$/u],
  [copy.types.moment, /^\d{4}-\d\d-\d\d[ T]\d\d:\d\d/u],
] as const;

/** What the values of a column look like. */
export function guessType(values: readonly string[]): string {
  const given = values.map((value) => value.trim()).filter((value) => value !== '');
  if (given.length === 0) return copy.types.none;
  return shapes.find(([, shape]) => given.every((value) => shape.test(value)))?.[0] ?? copy.types.text;
}

/** What a value must look like, by the start of its column's type. Other types are checked by the proof. */
const rules = [
  [/^(?:smallint|integer|bigint)$/u, /^[+-]?\d+$/u, copy.not.whole],
  [
    /^(?:numeric|real|double)/u,
    /^(?:[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?|nan|[+-]?infinity)$/iu,
    copy.not.number,
  ],
  [/^boolean$/u, /^(?:true|false|t|f|yes|no|y|n|on|off|1|0)$/iu, copy.not.yesNo],
  // In any other form, day and month could be swapped.
  [/^date$/u, /^(?:\d{4}-\d\d-\d\d|-?infinity)$/iu, copy.not.date],
  [/^timestamp/u, /^(?:\d{4}-\d\d-\d\d(?:[ T].+)?|-?infinity)$/iu, copy.not.moment],
  [/^uuid$/u, /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/iu, copy.not.id],
] as const;

/** What a spreadsheet program shows for a formula that failed. */
const formulaError =
  /^#(?:DIV\/0!|N\/A|NAME\?|NULL!|NUM!|REF!|VALUE!|SPILL!|CALC!|FIELD!|BLOCKED!|CONNECT!|BUSY!|GETTING_DATA)$/u;

function valueProblem({ name, type, choices }: DataColumn, value: string): string | undefined {
  if (formulaError.test(value)) return copy.formulaError(name, value);
  if (choices && !choices.includes(value)) return copy.notAllowed(name, value);
  const rule = rules.find(([types]) => types.test(type));
  if (rule) return rule[1].test(value.trim()) ? undefined : copy.doesNotFit(name, value, rule[2]);
  const most = /^character varying\((?<most>\d+)\)$/u.exec(type)?.groups?.most;
  return most !== undefined && Array.from(value).length > Number(most)
    ? copy.tooLong(name, Number(most))
    : undefined;
}

export interface BrokenLine {
  readonly line: number;
  readonly reason: string;
}

/** The rows that can be added, and the lines that cannot, each with the reason. */
export interface ImportRows {
  readonly rows: readonly ReadonlyMap<string, string | null>[];
  readonly broken: readonly BrokenLine[];
}

function lineProblem(
  { cells, isOpen }: ImportLine,
  width: number,
  mapping: readonly (DataColumn | undefined)[],
): string | undefined {
  if (isOpen) return copy.openQuote;
  if (cells.length !== width) return copy.wrongCount(cells.length, width);
  for (const [at, column] of mapping.entries()) {
    const value = cells[at] ?? '';
    if (!column) continue;
    if (value === '' && !column.nullable && !column.hasDefault) return copy.missing(column.name);
    const problem = value === '' ? undefined : valueProblem(column, value);
    if (problem !== undefined) return problem;
  }
  return undefined;
}

/** Turns lines into new rows. An empty cell is no value, or the default where a value is required. */
export function importRows(
  { header, lines }: ImportTable,
  names: readonly (string | undefined)[],
  columns: readonly DataColumn[],
): ImportRows {
  const mapping = names.map((name) => columns.find((column) => column.name === name));
  const broken: BrokenLine[] = [];
  const rows: ReadonlyMap<string, string | null>[] = [];
  for (const item of lines) {
    const { line, cells } = item;
    const reason = lineProblem(item, header.length, mapping);
    if (reason !== undefined) broken.push({ line, reason });
    else
      rows.push(
        new Map(
          mapping.flatMap((column, at): [string, string | null][] => {
            const value = cells[at] ?? '';
            if (!column || (value === '' && !column.nullable)) return [];
            return [[column.name, value === '' ? null : value]];
          }),
        ),
      );
  }
  return { rows, broken };
}

/** Required columns that no heading fills. */
export function missingColumns(
  names: readonly (string | undefined)[],
  columns: readonly DataColumn[],
): readonly string[] {
  return columns
    .filter(
      ({ name, nullable, hasDefault, generated }) =>
        !nullable && !hasDefault && !generated && !names.includes(name),
    )
    .map(({ name }) => name);
}
