import type { Condition } from '../../ast/index.ts';
import { closeNames } from '../../planner/names.ts';
import type { LexiconColumn, LexiconTable } from '../../planner/lexicon.ts';
import type { Cue } from '../cues.ts';
import { allOf, columnOf, fold, holds, kindOf, labelsOf, text } from './columnKinds.ts';
import { columnsOf, tablesOf } from './pieces.ts';
import { linkedBy, pathBetween } from './relations.ts';
import {
  exclusionAfter,
  free,
  isFiller,
  negationBefore,
  nextPlace,
  skipping,
  mark,
  type Work,
} from './work.ts';
import { type Candidate, exactCandidates, partialCandidates, cheapest } from './candidates.ts';

function isListColumn(column: LexiconColumn): boolean {
  return (
    (column.values ?? []).some((value) => value.includes(',')) &&
    !labelsOf({ name: '', columns: [column], rowSecurity: false, policies: [] }).includes(column)
  );
}

function conditionOf(
  work: Work,
  { table, column, value }: Candidate,
  second: Candidate | undefined,
): Condition | undefined {
  const first: Condition =
    work.isQuestion && isListColumn(column)
      ? {
          kind: 'compare',
          left: columnOf(column),
          operator: 'contains',
          right: text(value.replace(/s$/u, '')),
        }
      : holds(column, value);
  const own = second ? allOf([first, holds(second.column, second.value)]) : first;
  if (table.name === work.table.name) return own;
  const path = pathBetween(work.table, table, work.index);
  return path && linkedBy(path, own);
}

/** Words beside a value that only name its column or its table: `members in group Sharks`, `couple of the wedding is Kim`. */
function markNames(work: Work, at: number, { table, column, last }: Candidate): void {
  const isNamed = (place: number): boolean => {
    const piece = free(work, place);
    return (
      piece !== undefined &&
      (columnsOf(piece, table).some(({ name }) => name === column.name) ||
        columnsOf(piece, work.table).some(({ references }) => references === table.name) ||
        (table.name !== work.table.name && tablesOf(piece).some(({ name }) => name === table.name)))
    );
  };
  /** Whether a place names a list on the way from the rows to the value. */
  const isBetween = (place: number): boolean => {
    const piece = free(work, place);
    const path = table.name === work.table.name ? [] : (pathBetween(work.table, table, work.index) ?? []);
    return (
      piece !== undefined &&
      path.slice(0, -1).some(({ to }) => tablesOf(piece).some(({ name }) => name === to.name))
    );
  };
  const beside = skipping(work, at, -1, ['is', 'of', 'in', 'for', 'to', 'same']);
  const further = isBetween(beside) ? skipping(work, beside, -1, ['of']) : beside;
  if (further !== beside && isNamed(further)) mark(work, beside);
  for (const place of [further, nextPlace(work, last, 1)]) if (isNamed(place)) mark(work, place);
}

/** The second half of a name in two columns: `Anna` `Kowal`. */
function surname(work: Work, at: number, { table, column }: Candidate): Candidate | undefined {
  const labels = labelsOf(table);
  if (labels.length < 2 || labels[0]?.name !== column.name) return undefined;
  const next = exactCandidates(work, at).find(
    (one) => one.table.name === table.name && one.column.name === labels[1]?.name,
  );
  return next;
}

/** A name that several rows may have: one value of two, or a first name alone. */
function isShared(work: Work, { table, column }: Candidate, hasSurname: boolean): boolean {
  const labels = labelsOf(table);
  return (
    !work.isQuestion &&
    labels.length > 1 &&
    column.isDistinct !== true &&
    labels.some(({ name }) => name === column.name) &&
    !hasSurname
  );
}

function askWhich(work: Work, at: number, candidates: readonly Candidate[]): void {
  const said = work.pieces
    .slice(at, (candidates[0]?.last ?? at) + 1)
    .map((piece) => piece.text)
    .join(' ');
  const whole = work.pieces.map((piece) => (piece.literal === undefined ? piece.text : piece.text)).join(' ');
  const choices = candidates.slice(0, 5).map(({ value }) => ({
    label: value,
    instruction: whole.replace(said, `"${value}"`),
  }));
  work.ask ??= { text: `Which “${said}” do you mean?`, choices };
}

/** Cues of words too common to be values. */
const wordy = new Set<Cue>([
  'all',
  'every',
  'function',
  'polite',
  'and',
  'or',
  'is',
  'to',
  'of',
  'in',
  'for',
  'by',
  'not',
]);

/** The value of a column, in full or in part, and what excludes it: `goat`, `Old Barn`, `not Curd Tub`, `in Sharks`. */
export function readValue(work: Work, at: number): boolean {
  const exact = cheapest(exactCandidates(work, at));
  const partial = cheapest(partialCandidates(work, at));
  const labels = (one: Candidate): boolean =>
    labelsOf(one.table).some(({ name }) => name === one.column.name);
  // The name of a row of this very table comes before a value elsewhere.
  const isOwnPartial = partial[0]?.table.name === work.table.name && exact[0]?.table.name !== work.table.name;
  const candidates = exact.length > 0 && !isOwnPartial ? exact : partial;
  const named = candidates.filter(labels);
  const [best] = candidates.length > 1 && named.length > 0 ? named : candidates;
  const cue = free(work, at)?.cue;
  if (!best || (cue && (best.cost > 1 || wordy.has(cue)))) return false;
  const distinct = new Set(
    candidates.map(({ table, column, value }) => `${table.name}.${column.name}=${fold(value)}`),
  );
  if (distinct.size > 1 && named.length !== 1) askWhich(work, at, candidates);
  const last = surname(work, best.last + 1, best);
  const condition = conditionOf(work, best, last);
  if (!condition) return false;
  if (isShared(work, best, last !== undefined))
    work.ask ??= {
      text: `There may be several ${best.table.name} called ${best.value}. Which one? Write the first and the last name.`,
      choices: [],
    };
  const negation = negationBefore(work, at);
  if (best.isExact === false)
    work.guessed ??= {
      said: work.pieces
        .slice(at, best.last + 1)
        .map((piece) => piece.text)
        .join(' '),
      value: best.value,
    };
  markNames(work, at, best);
  mark(work, at, last?.last ?? best.last);
  const after = exclusionAfter(work, last?.last ?? best.last);
  if (negation !== undefined) mark(work, negation);
  if (after !== undefined) mark(work, after);
  const isNegated =
    negation !== undefined || after !== undefined || isAfterNegatedList(work, at, best.column);
  const isOwn = best.table.name === work.table.name;
  work.found.push({
    condition,
    column: isOwn ? best.column : pathBetween(work.table, best.table, work.index)?.[0]?.fromColumn,
    ...(isOwn && !last && { value: best.value }),
    isNegated,
    at,
  });
  // The name of a row says best which table is meant.
  work.cost += best.cost - (isOwn && labels(best) && !work.isQuestion ? 0.5 : 0);
  work.words.push({
    said: work.pieces
      .slice(at, (last?.last ?? best.last) + 1)
      .map((piece) => piece.text)
      .join(' '),
    read: `${best.column.name} is ${isNegated ? 'not ' : ''}${best.value}${last ? ` ${last.value}` : ''}`,
  });
  return true;
}

/** `except Curd Tub or Little Kid`: what follows an excluded value is excluded too. */
function isAfterNegatedList(work: Work, at: number, column: LexiconColumn): boolean {
  const before = work.found.at(-1);
  if (before?.isNegated !== true || before.column?.name !== column.name || before.at > at) return false;
  return work.pieces
    .slice(before.at + 1, at)
    .every(
      (piece, nth) =>
        isFiller(piece) || piece.cue === 'or' || piece.cue === 'and' || work.used.has(before.at + 1 + nth),
    );
}

/** `notes containing "nut"`, `name starts with Van`. */
export function readText(work: Work, at: number): boolean {
  const piece = free(work, at);
  const contains = /^(?:contains?|containing|includes|including|mentions?|mentioning)$/u.test(
    piece?.lower ?? '',
  );
  const begins = /^(?:starts|starting|begins|beginning)$/u.test(piece?.lower ?? '');
  if (!contains && !begins) return false;
  const before = skipping(work, at, -1, ['function', 'is']);
  const column =
    work.pieces[before] && columnsOf(work.pieces[before], work.table).find((one) => kindOf(one) === 'text');
  const place = skipping(work, at, 1, ['with']);
  const said = free(work, place);
  const value = said?.literal ?? (said?.isMark ? undefined : said?.text);
  if (!column || value === undefined) return false;
  mark(work, before, place);
  const operator = contains ? 'contains' : 'starts-with';
  work.found.push({
    condition: { kind: 'compare', left: columnOf(column), operator, right: text(value) },
    column,
    at,
  });
  work.words.push({ said: `${piece?.text ?? ''} ${value}`, read: `${column.name} ${operator} ${value}` });
  return true;
}

/** `an allergy to nuts`: a word that occurs in the texts of a column named beside it. */
export function readPart(work: Work, at: number): boolean {
  const piece = free(work, at);
  const word = fold(piece?.lower ?? '').replace(/s$/u, '');
  const isPlain = piece !== undefined && piece.cue === undefined && piece.entries.length === 0;
  if (!work.isQuestion || !isPlain || piece.isMark || piece.amount !== undefined || word.length < 3)
    return false;
  for (let place = Math.max(0, at - 4); place <= at + 3; place += 1) {
    const named = work.pieces[place];
    const column = named && columnsOf(named, work.table).find((one) => kindOf(one) === 'text');
    if (!column?.values?.some((value) => fold(value).includes(word))) continue;
    mark(work, at);
    mark(work, place);
    const condition: Condition = {
      kind: 'compare',
      left: columnOf(column),
      operator: 'contains',
      right: text(word),
    };
    work.found.push({ condition, column, at });
    work.words.push({ said: piece.text, read: `${column.name} contains ${word}` });
    return true;
  }
  return false;
}

/** Columns whose name is near to a word, for questions. */
export function nearColumns(word: string, table: LexiconTable): readonly string[] {
  return closeNames(
    word,
    table.columns.map(({ name }) => name),
  );
}

/** A quoted text beside a column, or alone in a table with one name column: `"not an address"`. */
export function readLiteral(work: Work, at: number): boolean {
  const piece = free(work, at);
  if (piece?.literal === undefined || piece.isTime) return false;
  const before = work.pieces[skipping(work, at, -1, ['is', 'of', 'same'])];
  const named = before && columnsOf(before, work.table).find((one) => kindOf(one) === 'text');
  const literal = piece.literal;
  const holder = work.table.columns.filter((one) => one.values?.includes(literal));
  const column = named ?? (holder.length === 1 ? holder[0] : undefined);
  if (!column) return false;
  if (named) mark(work, skipping(work, at, -1, ['is', 'of', 'same']), at);
  const negation = negationBefore(work, at);
  mark(work, at);
  if (negation !== undefined) mark(work, negation);
  const condition = holds(column, literal);
  work.found.push({ condition, column, value: literal, isNegated: negation !== undefined, at });
  work.words.push({ said: literal, read: `${column.name} is ${literal}` });
  return true;
}
