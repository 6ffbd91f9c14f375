import type { Expression } from '../../../ast/index.ts';
import type { LexiconColumn, LexiconTable } from '../../../planner/lexicon.ts';
import { columnOf, isDated, isFigure, keyOf, labelsOf } from '../../constituents/columnKinds.ts';
import { columnsOf, tablesOf, valuesOf, type Piece } from '../../constituents/pieces.ts';
import { pathBetween, type Step } from '../../constituents/relations.ts';
import { free, isFiller, isTarget, mark, nextPlace, type Work } from '../../constituents/work.ts';
import { inTable } from './joins.ts';

/** What figures are given for: one line for each town, customer or month. */
export interface Group {
  readonly by: readonly Expression[];
  /** The columns shown for each. */
  readonly shown: readonly { readonly value: Expression; readonly as?: string | undefined }[];
  readonly path: readonly Step[];
  readonly name: string;
}

const leads = new Set<string>(['each', 'per', 'every', 'by']);

const units = {
  month: 'start-of-month',
  week: 'start-of-week',
  year: 'start-of-year',
  day: 'date',
  weekday: 'weekday',
} as const;

const unitNames = ['month', 'week', 'year', 'day', 'weekday'] as const;

/** True for a word that figures over time can be split by. */
export function isTimeUnit(word: string): word is keyof typeof units {
  return Object.hasOwn(units, word);
}

function unitOf(piece: Piece): keyof typeof units | undefined {
  const word = piece.lower.replace(/s$/u, '');
  return unitNames.find((name) => name === word);
}

function byUnit(work: Work, at: number, unit: keyof typeof units): Group | undefined {
  const [near] = [at - 1, at - 2, at + 1, at + 2].flatMap((place) => {
    const piece = work.pieces[place];
    const columns = piece ? columnsOf(piece, work.table).filter(isDated) : [];
    return columns.map((column) => ({ column, place }));
  });
  const dated = work.table.columns.filter(isDated);
  const plain = dated.find(({ name }) => !/^(?:created|updated)|birth/u.test(name));
  const column = near?.column ?? plain ?? dated[0];
  if (!column) return undefined;
  if (near) mark(work, near.place);
  mark(work, at);
  return byTime(work.table, column, unit);
}

/** One line for each month, week or other unit of time of a date column. */
export function byTime(table: LexiconTable, column: LexiconColumn, unit: keyof typeof units): Group {
  const value: Expression = { kind: 'call', name: units[unit], arguments: [inTable(table, column)] };
  return { by: [value], shown: [{ value, as: unit }], path: [], name: unit };
}

/** One line for each row of a table, named by its label. */
export function byTable(work: Work, table: LexiconTable): Group | undefined {
  const key = keyOf(table);
  const labels = labelsOf(table);
  if (!key || labels.length === 0) return undefined;
  const path = table.name === work.table.name ? [] : pathBetween(work.table, table, work.index);
  if (!path) return undefined;
  const shown = labels.map((column) => ({ value: inTable(table, column) }));
  return { by: [inTable(table, key), ...shown.map(({ value }) => value)], shown, path, name: table.name };
}

function isNounOf(work: Work, table: LexiconTable): boolean {
  return work.pieces.some((piece) => tablesOf(piece).some(({ name }) => name === table.name));
}

/** `by cash and transfer`: the values that figures are split by name their column. */
function byValues(work: Work, at: number): Group | undefined {
  const held =
    work.pieces[at] && valuesOf(work.pieces[at]).find(({ table }) => table.name === work.table.name);
  const and = nextPlace(work, at, 1);
  const other = nextPlace(work, and, 1);
  const isList =
    ['and', 'or'].includes(work.pieces[and]?.cue ?? '') ||
    /^(?:vs|versus)$/u.test(work.pieces[and]?.lower ?? '');
  const lead = work.pieces[at - 1];
  if (!held || !isList || !leads.has(lead?.cue ?? '') || !free(work, other)) return undefined;
  mark(work, at, other);
  const value = inTable(work.table, held.column);
  return { by: [value], shown: [{ value }], path: [], name: held.column.name };
}

/** The group that a place names: a unit of time, a column, or a linked table. */
export function groupAt(work: Work, at: number): Group | undefined {
  const piece = free(work, at);
  if (!piece) return undefined;
  const isWeekday =
    piece.lower === 'day' &&
    work.pieces
      .slice(at + 1, at + 4)
      .map(({ lower }) => lower)
      .join(' ') === 'of the week';
  if (isWeekday) mark(work, at + 1, at + 3);
  const unit = isWeekday ? 'weekday' : unitOf(piece);
  if (unit) return byUnit(work, at, unit);
  const own = columnsOf(piece, work.table).find(
    (column) => !column.primaryKey && (!isFigure(column) || /yob|year|round|rating|^age/iu.test(column.name)),
  );
  const kinds = byValues(work, at);
  if (kinds) return kinds;
  const tables = tablesOf(piece).filter(({ name }) => name !== work.table.name);
  const isReference = own?.references !== undefined;
  if (own && !isReference) {
    mark(work, at);
    const value = inTable(work.table, own);
    return { by: [value], shown: [{ value }], path: [], name: own.name };
  }
  const target = work.index.tables.find((table) => {
    const [step] = own?.references === undefined ? [] : (pathBetween(work.table, table, work.index) ?? []);
    return step !== undefined && step.to.name === table.name && step.fromColumn.name === own?.name;
  });
  for (const table of [...(target ? [target] : []), ...tables]) {
    const parts = byPart(work, table, at + 1);
    if (parts) mark(work, at, at + 1);
    const group = parts ?? byTable(work, table);
    if (!group) continue;
    mark(work, at);
    return group;
  }
  // `top 5 players by rating` is an order of players, not a group of something else.
  const isTop = work.pieces.some(({ cue }) => cue === 'top' || cue === 'most' || cue === 'least');
  for (const entry of piece.entries) {
    if (entry.kind !== 'column' || entry.table.name === work.table.name) continue;
    if (isTop && isNounOf(work, entry.table)) continue;
    const path = pathBetween(work.table, entry.table, work.index);
    if (
      !path ||
      entry.column.primaryKey ||
      isFigure(entry.column) ||
      !path.every(({ isForward }) => isForward)
    )
      continue;
    mark(work, at);
    const value = inTable(entry.table, entry.column);
    return { by: [value], shown: [{ value }], path, name: entry.column.name };
  }
  return undefined;
}

/** `customer kind`, `book genre`: a column of the linked table instead of its rows. */
function byPart(work: Work, table: LexiconTable, at: number): Group | undefined {
  const piece = free(work, at);
  const column =
    piece && columnsOf(piece, table).find((one) => !one.primaryKey && one.references === undefined);
  const path = column && pathBetween(work.table, table, work.index);
  if (!column || !path || labelsOf(table).includes(column)) return undefined;
  const value = inTable(table, column);
  return { by: [value], shown: [{ value }], path, name: column.name };
}

/** Every group of a question: `per month and reason` has two. */
export function readGroups(work: Work): readonly Group[] {
  const first = readGroup(work);
  if (!first) return [];
  const groups = [first];
  for (const [at, { cue }] of work.pieces.entries()) {
    if (cue !== 'and' || !work.used.has(at - 1)) continue;
    const next = nextPlace(work, at, 1);
    const isNamed = [at - 1, at - 2].some((place) => leadsTo(work, place));
    const other = isNamed ? groupAt(work, next) : undefined;
    if (other && !groups.some(({ name }) => name === other.name)) groups.push(other);
  }
  return groups;
}

function leadsTo({ pieces }: Work, at: number): boolean {
  return leads.has(pieces[at]?.cue ?? '') || leads.has(pieces[at - 1]?.cue ?? '');
}

/** `per genre`, `in each town`, `by payment method`, `which reason`: what the figures are split by. */
export function readGroup(work: Work): Group | undefined {
  for (let at = 0; at < work.pieces.length; at += 1) {
    const piece = free(work, at);
    if (!piece?.cue || !leads.has(piece.cue)) continue;
    if (/^(?:sorted|sort|ordered|order|arranged)$/u.test(work.pieces[at - 1]?.lower ?? '')) continue;
    let place = at + 1;
    while (
      place < at + 5 &&
      work.pieces[place]?.period === undefined &&
      (isFiller(work.pieces[place]) ||
        work.pieces[place]?.cue === 'of' ||
        (work.pieces[place]?.entries.length === 0 &&
          work.pieces[place]?.cue === undefined &&
          !unitOf(work.pieces[place] ?? piece)))
    )
      place += 1;
    const monthly = /month|week|year/u.exec(
      work.pieces[place]?.period ? (work.pieces[place]?.lower ?? '') : '',
    )?.[0];
    if (monthly === 'month' || monthly === 'week' || monthly === 'year') {
      const stretch = byUnit(work, at, monthly);
      if (stretch) return stretch;
    }
    const unitNext = work.pieces[place + 1] && unitOf(work.pieces[place + 1] ?? piece);
    const named = columnsOf(work.pieces[place] ?? piece, work.table);
    const isOrder =
      piece.cue === 'by' &&
      work.pieces.some(({ cue }) => cue === 'top' || cue === 'most' || cue === 'least') &&
      (work.pieces.some((one) => isTarget(work, one)) ? named.length > 0 : named.some(isFigure));
    if (isOrder) continue;
    const group = unitNext ? groupAt(work, place + 1) : groupAt(work, place);
    if (!group) continue;
    mark(work, at);
    return group;
  }
  return undefined;
}

export { columnOf };
