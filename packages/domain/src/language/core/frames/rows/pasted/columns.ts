import { matchHeadings } from '../../../../../projects/import-values/headings.ts';
import { valueKind } from '../../../../../projects/import-values/formats.ts';
import { recogniseFormat } from '../../../../../projects/import-values/recognise.ts';
import type { LexiconColumn, LexiconTable } from '../../../../planner/lexicon.ts';
import { humanise } from '../../../../planner/names.ts';
import { timeAlone } from '../../../clock.ts';
import { isYesNo, kindOf, labelsOf } from '../../../constituents/columnKinds.ts';
import { fillable } from '../cells.ts';
import { phone } from '../statedRow.ts';

const email = /^[^\s@]+@[^\s@]+\.\p{L}{2,}$/u;
/** A day of a month in words. */
const inWords =
  /^\d{1,2}(?:st|nd|rd|th)? (?:of )?\p{L}{3,9}(?:,? \d{4})?$|^\p{L}{3,9} \d{1,2}(?:st|nd|rd|th)?(?:,? \d{4})?$/u;

/** A yes or no as people write it in a column of that name: `paid`, `not paid`, `unpaid`. */
export function yesNoOf(value: string, column: LexiconColumn): boolean | undefined {
  const said = value.toLowerCase().trim();
  const words = column.name.split('_');
  const [, no, rest = ''] =
    /^(?<no>(?:not|no|never|isn['’]?t|hasn['’]?t)(?: yet)? |un|non-?)?(?<rest>.+)$/u.exec(said) ?? [];
  if (words.includes(rest) || rest === words.join(' ')) return no === undefined;
  return undefined;
}

/** How well values fit a column: 0 not at all, 1 as any text does, more where hardly another column takes them. */
function fitOf(values: readonly string[], column: LexiconColumn, tables: readonly LexiconTable[]): number {
  const given = values.filter((value) => value !== '' && value !== '-');
  if (given.length === 0) return 1;
  const all = (test: (value: string) => boolean): boolean => given.every((value) => test(value));
  const kind = kindOf(column);
  const { allowedValues } = column;
  if (allowedValues) {
    const allowed = new Set(allowedValues.map((value) => value.toLowerCase()));
    return all((value) => allowed.has(value.toLowerCase())) ? 5 : 0;
  }
  if (kind === 'reference') {
    const to = tables.find(({ name }) => name === column.references);
    const names = new Set(
      (to ? labelsOf(to) : []).flatMap(({ values: held = [] }) => held.map((one) => one.toLowerCase())),
    );
    const named = given.filter((value) => names.has(value.toLowerCase())).length;
    // Most are there already; one that is not is reported as missing.
    return named * 2 >= given.length ? 5 : all((value) => /^\p{Lu}/u.test(value)) ? 0.5 : 0.2;
  }
  if (kind === 'time') return all((value) => timeAlone(value) !== undefined) ? 4 : 0;
  const format = valueKind(column.type);
  if (format !== undefined) {
    if (format === 'date' && all((value) => inWords.test(value))) return 4;
    if (format === 'yes-no' && all((value) => yesNoOf(value, column) !== undefined)) return 5;
    const numbers = format === 'whole' || format === 'number';
    const plain = numbers ? given.map(withoutUnit(column)) : given;
    const found = recogniseFormat(format, plain);
    if (!found || !plain.every((value) => recogniseFormat(format, [value]))) return 0;
    return format === 'whole' ? 3 : 4;
  }
  if (/mail/u.test(column.name)) return all((value) => email.test(value)) ? 5 : 0;
  if (/phone|^tel|mobile/u.test(column.name)) return all((value) => phone.test(value)) ? 5 : 0;
  const known = new Set(column.values?.map((value) => value.toLowerCase()));
  if (isYesNo(column)) return all((value) => yesNoOf(value, column) !== undefined) ? 4 : 1;
  if (/^(?:notes?|remarks?|comments?|description)$/u.test(column.name)) return 0.4;
  if (all((value) => email.test(value))) return 0;
  return given.some((value) => known.has(value.toLowerCase())) ? 2 : 1;
}

/** A number without what it counts: `4 seats` in the column seats. */
export const withoutUnit =
  (column: LexiconColumn) =>
  (value: string): string => {
    const [, n, unit = ''] = /^(?<n>[^\p{L}]*\d)\s*(?<unit>\p{L}+)$/u.exec(value) ?? [];
    const isOwn = column.name
      .split('_')
      .some((word) => word.length > 2 && unit.toLowerCase().startsWith(word.slice(0, 3)));
    return n !== undefined &&
      (isOwn || /^(?:kg|km|g|cm|min|minutes|hours?|h|euros?|eur|€|£|\$)$/iu.test(unit))
      ? n
      : value;
  };

export interface Placed {
  /** The column of each cell. */
  readonly columns: readonly LexiconColumn[];
  readonly rows: readonly (readonly string[])[];
}

/** Why the cells have no place: headings without a column, or values that fit none. */
export interface Unplaced {
  readonly headings?: readonly string[];
  readonly values?: readonly string[];
}

const named = (column: LexiconColumn): string => humanise(column.name);

/** Whether a line is one of headings: a cell is called as a column, or most mean one, and none is a value. */
function isHeading(
  cells: readonly string[],
  matched: readonly (string | undefined)[],
  names: readonly string[],
): boolean {
  const found = matched.filter((one) => one !== undefined).length;
  const isNamed = cells.some((cell) => names.some((name) => name.toLowerCase() === cell.toLowerCase()));
  return (isNamed || found * 2 > cells.length) && cells.every((cell) => !/\d/u.test(cell));
}

/** A heading that names one word of a column: `paid` for `paid for this year`. */
function byWord(heading: string, open: readonly LexiconColumn[]): LexiconColumn | undefined {
  const words: readonly string[] = heading.toLowerCase().match(/\p{L}{3,}/gu) ?? [];
  const found = open.filter(({ name }) => name.split('_').some((word) => words.includes(word)));
  return found.length === 1 ? found[0] : undefined;
}

/** The columns that cells belong to by what they hold, in the order of both where that decides nothing. */
function byValues(
  rows: readonly (readonly string[])[],
  columns: readonly LexiconColumn[],
  tables: readonly LexiconTable[],
): readonly (LexiconColumn | undefined)[] {
  const count = Math.max(...rows.map((cells) => cells.length));
  const places = Array.from({ length: count }, (_, at) => rows.map((cells) => cells[at] ?? ''));
  const fits = places.flatMap((values, at) =>
    columns.map((column, order) => ({ at, order, column, fit: fitOf(values, column, tables) })),
  );
  const found: (LexiconColumn | undefined)[] = places.map(() => undefined);
  for (const { at, column } of fits
    .filter(({ fit }) => fit > 0)
    .toSorted((one, other) => other.fit - one.fit || one.at - other.at || one.order - other.order))
    if (found[at] === undefined && !found.includes(column)) found[at] = column;
  return found;
}

/** The column of each cell: by headings where the first line has some, otherwise by the values. */
export function placed(
  lines: readonly (readonly string[])[],
  table: LexiconTable,
  tables: readonly LexiconTable[],
): Placed | Unplaced {
  const columns = fillable(table);
  const [first = [], ...rest] = lines;
  const names = columns.map(named);
  const matched = matchHeadings(first, names);
  if (rest.length > 0 && isHeading(first, matched, names)) {
    const taken = new Set(columns.filter((column) => matched.includes(named(column))));
    const found = first.map(
      (heading, at) =>
        columns.find((column) => named(column) === matched[at]) ??
        byWord(
          heading,
          columns.filter((column) => !taken.has(column)),
        ),
    );
    const unknown = first.filter((_, at) => found[at] === undefined);
    const known = found.filter((column) => column !== undefined);
    return unknown.length > 0 || new Set(known).size < known.length
      ? { headings: unknown }
      : { columns: known, rows: rest };
  }
  const [label] = labelsOf(table);
  if (first.length === 1) return label ? { columns: [label], rows: lines } : { values: first };
  const found = byValues(lines, columns, tables);
  const values = found.flatMap((column, at) => (column ? [] : [first[at] ?? '']));
  const known = found.filter((column) => column !== undefined);
  return values.length > 0 ? { values } : { columns: known, rows: lines };
}
