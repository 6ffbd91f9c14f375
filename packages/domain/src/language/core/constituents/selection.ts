import type { Condition } from '../../ast/index.ts';
import type { LexiconColumn, LexiconTable } from '../../planner/lexicon.ts';
import type { CoreIndex } from '../schemaIndex.ts';
import { allOf, columnOf, fold, holds, labelsOf, opposite, text } from './columnKinds.ts';
import { readAge, readBirthday } from './ages.ts';
import { readAmount, readComparison, readFuture, readPeriod } from './comparisons.ts';
import { readNumbered } from './numbered.ts';
import { partialValues } from './partials.ts';
import { columnsOf, tablesOf, valuesOf, type Piece } from './pieces.ts';
import { readEmpty, readFilled, readLinked, readUndone, readStock, readYesNo } from './presence.ts';
import { pathBetween } from './relations.ts';
import { readStated } from './stated.ts';
import { readLiteral, readPart, readText, readValue } from './values.ts';
import { free, isFiller, isTarget, type Found, type Work } from './work.ts';

/** Rules in the order in which they take words; each is tried at every place before the next. */
const rules: readonly ((work: Work, at: number) => boolean)[] = [
  readStated,
  readNumbered,
  readStock,
  readFuture,
  readText,
  readLiteral,
  readEmpty,
  readBirthday,
  readAge,
  readUndone,
  readPeriod,
  readComparison,
  readAmount,
  readYesNo,
  readLinked,
  readValue,
  readPart,
  readFilled,
];

/** Reads the conditions in the unused places, and marks the names of the table itself. */
export function readConditions(work: Work): void {
  for (const rule of rules)
    for (let at = 0; at < work.pieces.length; at += 1) if (free(work, at)) rule(work, at);
  for (const [at, piece] of work.pieces.entries())
    if (isTarget(work, piece) && !work.used.has(at)) work.used.add(at);
}

function sameList(one: Found, other: Found): boolean {
  return (
    one.value !== undefined &&
    other.value !== undefined &&
    one.column?.name === other.column?.name &&
    (one.isNegated ?? false) === (other.isNegated ?? false)
  );
}

function signed(condition: Condition, { isNegated, column }: Found): Condition {
  return isNegated ? opposite(condition, column) : condition;
}

function listed(column: LexiconColumn, values: readonly string[]): Condition {
  const all = values.flatMap((value) => {
    const spelt = (column.values ?? []).filter((one) => fold(one) === fold(value));
    return spelt.length > 0 ? spelt : [value];
  });
  return { kind: 'one-of', left: columnOf(column), values: [...new Set(all)].map(text) };
}

/** The names of rows, each in two columns, are one or another: Anna Kowal and Jutta Brehm. */
function isPerson({ condition, value }: Found): boolean {
  return condition.kind === 'all' && value === undefined;
}

/** Links of one column with named rows of another table: a row has only one of them, so they are alternatives. */
function isSameLink(one: Found, other: Found): boolean {
  const [left, right] = [one.condition, other.condition];
  return (
    left.kind === 'in' &&
    right.kind === 'in' &&
    one.value === undefined &&
    one.isNegated === other.isNegated &&
    left.selection.from === right.selection.from &&
    JSON.stringify(left.left) === JSON.stringify(right.left) &&
    one.column?.references !== undefined &&
    namedColumn(left) === namedColumn(right)
  );
}

/** The column that a link compares with a value. */
function namedColumn({ selection }: Extract<Condition, { readonly kind: 'in' }>): string | undefined {
  const { where } = selection;
  return where?.kind === 'compare' && where.left.kind === 'column' ? where.left.name : undefined;
}

/** The conditions joined: values of one column are a list, `or` makes alternatives, the rest all hold. */
export function joined(work: Work): Condition {
  const groups: Found[][] = [];
  for (const found of work.found.toSorted((one, other) => one.at - other.at)) {
    const group = groups.find(
      ([first]) =>
        first !== undefined &&
        (sameList(first, found) || isSameLink(first, found) || (isPerson(first) && isPerson(found))),
    );
    if (group) group.push(found);
    else groups.push([found]);
  }
  const conditions = groups.flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const at = group.at(-1)?.at ?? first.at;
    const values = group.flatMap(({ value }) => (value === undefined ? [] : [value]));
    if (first.column && values.length === 1 && group.length === 1)
      return [
        {
          at,
          first: first.at,
          condition: signed(
            first.condition.kind === 'compare' && first.condition.operator !== '='
              ? first.condition
              : holds(first.column, values[0] ?? ''),
            first,
          ),
        },
      ];
    if (first.column && values.length > 1)
      return [{ at, first: first.at, condition: signed(listed(first.column, values), first) }];
    const of = group.map(({ condition }) => condition);
    return [
      {
        at,
        first: first.at,
        condition: signed(of.length > 1 ? { kind: 'any', of } : first.condition, first),
      },
    ];
  });
  const distinct = conditions.filter(
    ({ condition }, nth) =>
      conditions.findIndex((other) => JSON.stringify(other.condition) === JSON.stringify(condition)) === nth,
  );
  return alternatives(work, distinct);
}

function alternatives(
  work: Work,
  conditions: readonly { readonly at: number; readonly first: number; readonly condition: Condition }[],
): Condition {
  const joint: Condition[] = [];
  for (const [nth, { first, condition }] of conditions.entries()) {
    const before = conditions[nth - 1];
    const or =
      before === undefined
        ? -1
        : work.pieces.findIndex(
            ({ cue }, place) => cue === 'or' && place > before.at && place < first && !work.used.has(place),
          );
    const last = joint.at(-1);
    if (or >= 0 && last) {
      work.used.add(or);
      joint[joint.length - 1] = {
        kind: 'any',
        of: last.kind === 'any' ? [...last.of, condition] : [last, condition],
      };
    } else joint.push(condition);
  }
  return allOf(joint);
}

/** Cues that limit or turn around what is asked: a reading that does not use them means something else. */
/** Figures and comparisons that are not read yet: leaving them out would answer another question. */
const figures =
  /^(?:percentage|percent|share|ratio|margin|difference|minus|times|compared|comparison|both|ever|median|longer|turn)$/u;

const limits = new Set([
  'how-much',
  'average',
  'not',
  'never',
  'except',
  'without',
  'only',
  'own',
  'me',
  'or',
  'between',
  'nobody',
  'before',
  'after',
  'since',
  'until',
  'older',
  'newer',
  'ago',
  'more',
  'less',
  'at-least',
  'at-most',
  'same',
  'unique',
  'twice',
  'empty',
  'last',
  'next',
  'top',
  'latest',
  'earliest',
  'most',
  'least',
  'first',
]);

const harmless = new Set([
  'is',
  'have',
  'with',
  'who',
  'which',
  'to',
  'of',
  'in',
  'for',
  'from',
  'by',
  'and',
  'now',
  'row',
  'table',
  'must',
  'this',
  'if',
  'want',
  'status-quo',
  'each',
  'can',
  'column',
]);

/** Pronouns that mean somebody's own rows. */
const possessives = /^(?:my|mine|his|her|hers|their|theirs|your|yours)$/u;

/** Places that nothing uses: content words, and words that limit. */
export function leftOver(work: Work): readonly number[] {
  return work.pieces.flatMap((piece, at) => {
    if (work.used.has(at) || piece.isMark) return [];
    if (possessives.test(piece.lower)) return work.isQuestion ? [] : [at];
    if (isFiller(piece) || (piece.cue && harmless.has(piece.cue) && piece.entries.length === 0)) return [];
    if (piece.cue === 'all' && work.isQuestion) return [];
    if (piece.cue === 'or' && isListed(work, at)) return [];
    if (kinds.test(piece.lower) && work.used.has(at - 1) && isColumn(work.pieces[at - 1])) return [];
    if (piece.cue === 'only' && work.found.some(({ at: place }) => isLimitedBy(work, at, place))) return [];
    return [at];
  });
}

/** `only active ones`; in a question also `active members only`. */
function isLimitedBy({ isQuestion }: Work, at: number, place: number): boolean {
  return Math.abs(place - at) <= 3 && (place > at || isQuestion);
}

/** Nouns that only say what a column is: `the until date`, `her phone number`. */
const kinds = /^(?:date|day|time|number|address|field|value)$/u;

function isColumn(piece: Piece | undefined): boolean {
  return piece?.entries.some(({ kind }) => kind === 'column') ?? false;
}

/** `or` between two values of one list. */
function isListed(work: Work, at: number): boolean {
  const columns = (isBefore: boolean): readonly (string | undefined)[] =>
    work.found.flatMap(({ column, at: place }) => (place < at === isBefore ? [column?.name] : []));
  const after = columns(false);
  return columns(true).some((name) => name !== undefined && after.includes(name));
}

/** Places that name another table, where the table at hand is not named: the rows meant are those of the other one. */
export function otherNouns(work: Work): readonly number[] {
  if (work.pieces.some((piece) => isTarget(work, piece))) return [];
  return work.pieces.flatMap((piece, at) => {
    const tables = tablesOf(piece).map(({ name }) => name);
    const next = work.pieces[at + 1];
    const isTitle = next !== undefined && valuesOf(next).some(({ table }) => tables.includes(table.name));
    const isPlainNoun = columnsOf(piece, work.table).length === 0 || tables.includes(piece.lower);
    return tables.length > 0 && !isTitle && isPlainNoun ? [at] : [];
  });
}

/** Places of `all` beside names of rows: all boats, or Swift? One of them was meant otherwise. */
export function namedAlthoughAll(work: Work): readonly number[] {
  const labels = new Set(labelsOf(work.table).map(({ name }) => name));
  const isNamed = work.found.some(({ column, isNegated }) => !isNegated && labels.has(column?.name ?? ''));
  return isNamed ? work.pieces.flatMap(({ cue }, at) => (cue === 'all' || cue === 'every' ? [at] : [])) : [];
}

/** True for a word that a question may not leave out. */
export function isLimit(piece: Piece | undefined): boolean {
  return (
    (piece?.cue !== undefined && limits.has(piece.cue) && piece.lower !== 'i') ||
    figures.test(piece?.lower ?? '')
  );
}

/** Most tables that a clause is tried on. */
const mostTables = 12;

/**
 * Tables that a clause may be about: named ones first, then those of its values and columns, then the others. Of many
 * tables, one that only has such a column has to be linked with what is named, and one without is tried only where it is
 * linked or a word is a part of the name of a row.
 */
export function candidateTables(pieces: readonly Piece[], index: CoreIndex): readonly LexiconTable[] {
  const { tables } = index;
  const isLarge = tables.length > mostTables;
  const named = new Set(pieces.flatMap((piece) => tablesOf(piece)));
  const valued = new Set(pieces.flatMap((piece) => valuesOf(piece).map(({ table }) => table)));
  const mentioned = tables.filter((table) => named.has(table) || valued.has(table));
  const isLinked = (table: LexiconTable): boolean =>
    !isLarge || named.size === 0 || mentioned.some((other) => pathBetween(other, table, index) !== undefined);
  const rank = (table: LexiconTable): number => {
    if (named.has(table)) return 0;
    if (valued.has(table)) return 1;
    return pieces.some((piece) => columnsOf(piece, table).length > 0) && isLinked(table) ? 1 : 2;
  };
  const ranked = tables
    .map((table) => ({ table, rank: rank(table) }))
    .toSorted((one, other) => one.rank - other.rank);
  const words = pieces.flatMap(({ lower, isMark }) => (isMark === true ? [] : [fold(lower)]));
  const holdsPart = (table: LexiconTable): boolean =>
    words.some((word) => partialValues([word], table).length > 0);
  const found = ranked.filter((one) => one.rank < 2);
  // The orders of the best customer are not named.
  const isBeside = (table: LexiconTable): boolean =>
    found.some((one) => pathBetween(table, one.table, index)?.length === 1);
  return ranked
    .filter(
      ({ table, rank: place }) =>
        !isLarge || place < 2 || found.length === 0 || isBeside(table) || holdsPart(table),
    )
    .slice(0, mostTables)
    .map(({ table }) => table);
}
