import type { ColumnSpec, Expression } from '../../../ast/index.ts';
import { readColumn } from '../../columns/item.ts';
import { parseNumber } from '../../tokens.ts';

/** Rows that were pasted under a line of headings. */
export interface Pasted {
  readonly columns: readonly ColumnSpec[];
  readonly rows: readonly Readonly<Record<string, Expression>>[];
  /** Number of lines before the headings. */
  readonly before: number;
}

const separators = [/\s*\|\s*/u, /\t+/u, /\s*;\s*/u, /\s*,\s*/u] as const;

function cells(line: string, separator: RegExp): readonly string[] {
  return line.replace(/^\s*\|?\s*|\s*\|?\s*$/gu, '').split(separator).map((cell) => cell.trim());
}

const isoDate = /^(?<day>\d{1,2})[./](?<month>\d{1,2})[./](?<year>\d{4})$/u;

function typeOf(values: readonly string[], named: ColumnSpec['type']): ColumnSpec['type'] {
  const given = values.filter((value) => value !== '');
  const all = (pattern: RegExp): boolean => given.length > 0 && given.every((value) => pattern.test(value));
  if (all(/^(?:yes|no|y|n|true|false|x|✓)$/iu)) return 'yes-no';
  if (all(/^\d{4}-\d\d-\d\d$/u) || all(isoDate)) return 'date';
  if (all(/^0\d+/u) || all(/^\+?\d[\d ]{6,}$/u)) return 'text';
  if (all(/^[€£$]?\s?-?\d+[.,]\d{2}\s?[€£$]?$/u) || all(/^[€£$]\s?\d+/u)) return 'money';
  if (all(/^-?\d+$/u)) return named === 'money' || named === 'number' ? named : 'whole-number';
  if (all(/^-?\d+(?:[.,]\d+)?\s?%?$/u)) return 'number';
  return ['yes-no', 'date', 'money', 'number', 'whole-number', 'moment', 'time'].includes(named) ? 'text' : named;
}

function value(cell: string, type: ColumnSpec['type']): Expression {
  if (cell === '' || cell === '-') return { kind: 'value', value: null };
  if (type === 'yes-no') return { kind: 'value', value: /^(?:yes|y|true|x|✓)$/iu.test(cell) };
  if (type === 'money' || type === 'number' || type === 'whole-number')
    return { kind: 'value', value: parseNumber(cell) * (cell.includes('-') ? -1 : 1) };
  const parts = isoDate.exec(cell)?.groups;
  if (type === 'date' && parts)
    return { kind: 'value', value: `${parts['year']}-${(parts['month'] ?? '').padStart(2, '0')}-${(parts['day'] ?? '').padStart(2, '0')}` };
  return { kind: 'value', value: cell };
}

/** Finds headings and rows in the lines of an instruction; undefined where there are none. */
export function pastedTable(text: string, tables: readonly string[]): Pasted | undefined {
  const lines = text.split(/\n/u).map((line) => line.trim());
  for (const separator of separators)
    for (const [at, line] of lines.entries()) {
      const headings = cells(line, separator);
      const body = lines.slice(at + 1).filter((row) => row !== '' && !/^[|\s:-]+$/u.test(row)).map((row) => cells(row, separator));
      const rows = body.filter((row) => row.length === headings.length);
      const isTable = headings.length > 1 && rows.length > 0 && rows.length === body.length && headings.every((heading) => /^[\p{L}][\p{L}\p{N} %/_-]{0,30}$/u.test(heading));
      if (!isTable) continue;
      const read = headings.map((heading) => readColumn(heading, tables)?.spec);
      if (read.some((column) => column === undefined)) continue;
      const columns = read.filter((column) => column !== undefined).map(({ name, type }, index) => ({ name, type: typeOf(rows.map((row) => row[index] ?? ''), type === 'id' ? 'text' : type) }));
      return {
        before: at,
        columns,
        rows: rows.map((row) => Object.fromEntries(columns.map(({ name, type }, index) => [name, value(row[index] ?? '', type)]))),
      };
    }
  return undefined;
}
