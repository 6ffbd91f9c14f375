import type { Expression } from '../../../ast/index.ts';
import type { LexiconTable } from '../../../planner/lexicon.ts';
import { singular } from '../../../planner/names.ts';
import { moneyColumns } from '../../constituents/comparisons.ts';
import { meantBy } from '../../constituents/adjectives.ts';
import { labelsOf, isDated } from '../../constituents/columnKinds.ts';
import { columnsOf, piecesOf, tablesOf, type Piece } from '../../constituents/pieces.ts';
import { candidateTables, joined, leftOver, readConditions } from '../../constituents/selection.ts';
import { isOfPeople, isTarget, nextPlace, startWork, mark, type Work } from '../../constituents/work.ts';
import type { Clause, Frame, FrameReading, ReadState } from '../../frame.ts';
import { contrasted, readDuration, readPeriods, readShare } from './contrasts.ts';
import { isByDeed, subjectOf, withDeeds } from './deeds.ts';
import { byTable, readGroups } from './groups.ts';
import { ownerNamed, readEither, readHaving } from './having.ts';
import { inTable, qualified } from './joins.ts';
import { counted, readMeasures } from './measures.ts';
import { caption, selectionOf, type Plan } from './plan.ts';
import { readSuperlative } from './superlatives.ts';
import { figuresTogether } from './together.ts';
import { askingAlone, askingWords, isAsking, isNounPhrase, isPartOf, isComparing } from './asking.ts';
import { mustRead } from './mustRead.ts';
import { labels, namedColumns } from './labels.ts';
import { entityGroup, personTable, whichColumn } from './subjects.ts';
import { figureOf, piecesSold, thingCounted } from './figures.ts';
import { freePlaces } from './places.ts';

function attempt(
  pieces: readonly Piece[],
  table: LexiconTable,
  { index }: ReadState,
): FrameReading | undefined {
  const work = startWork(pieces, table, index, true);
  const places = freePlaces(work);
  const isNamed = pieces.some((piece) => isTarget(work, piece));
  const duration = places ? undefined : readDuration(work);
  const measures = duration ? [duration] : [...(places ? [] : readMeasures(work))];
  const groups = places ? [] : [...readGroups(work)];
  const [grouped] = groups;
  const isSuperlative = pieces.some(({ cue }) => cue === 'most' || cue === 'least' || cue === 'top');
  const compared = isSuperlative && !grouped ? entityGroup(work) : undefined;
  const split = measures.length > 0 && !grouped && !compared ? whichColumn(work) : undefined;
  const payer =
    measures.length > 0 && pieces.some(({ cue }) => cue === 'who') ? personTable(work) : undefined;
  const implied = compared ?? split ?? (payer && byTable(work, payer));
  if (!grouped && implied) groups.push(implied);
  const about = subjectOf(work);
  if (groups.length > 0 && measures.length === 0) measures.push(figureOf(work));
  if ((about || thingCounted(work)) && measures.length === 1 && measures[0]?.value === counted)
    measures.splice(0, 1, piecesSold(work));
  readConditions(work);
  const either = readEither(work);
  if (either && groups.length === 0) groups.push(either);
  const having =
    about || work.pieces.some((piece) => isTarget(work, piece))
      ? readHaving(
          work,
          about?.table ?? (pieces.some(({ cue }) => cue === 'who') ? personTable(work) : undefined),
        )
      : undefined;
  if (having) groups.push(having.group);
  const versus = contrasted(work);
  if (versus && groups.length === 0) {
    const value = inTable(table, versus.column);
    groups.push({ by: [value], shown: [{ value }], path: [], name: versus.column.name });
    mark(work, versus.at);
    if (measures.length === 0) measures.push(figureOf(work));
  }
  const each = pieces.findIndex(({ cue }, at) => cue === 'each' && !work.used.has(at));
  const owner = measures.length > 0 && groups.length === 0 && each >= 0 ? ownerNamed(work) : undefined;
  const owned = owner && byTable(work, owner);
  if (owned) groups.push(owned);
  const figure = measures.length === 0 ? undefined : measures[0]?.value === counted ? 'count' : 'other';
  const superlative = readSuperlative(work, figure);
  const share = readShare(work);
  if (share) measures.splice(0, measures.length, share.measure);
  const periods = share
    ? undefined
    : readPeriods(work, measures.length > 0 || !isComparing(pieces) ? measures : [figureOf(work)]);
  if (periods) measures.splice(0, measures.length, ...periods.measures);
  const where = share?.where ?? periods?.where ?? joined(work);
  const isWho = pieces.some(({ cue }) => cue === 'who') && measures.length === 0;
  const person = isWho && labelsOf(table).length === 0 ? personTable(work) : undefined;
  const byPerson = person && byTable(work, person);
  const subject = about && byTable(work, about.table);
  const named = subject ?? byPerson;
  const own = named ? { columns: named.shown.map(({ value }) => value), path: named.path } : labels(work);
  const extra = namedColumns(work);
  const dates = work.found.flatMap(({ column }) =>
    column && isDated(column) ? [inTable(table, column)] : [],
  );
  const ordered = superlative?.column ? [inTable(table, superlative.column)] : [];
  const all =
    own.columns.length > 0 ? [...own.columns, ...extra.columns, ...(subject ? [] : dates), ...ordered] : [];
  const shown = all.filter(
    (one, at) => all.findIndex((other) => JSON.stringify(other) === JSON.stringify(one)) === at,
  );
  const plan: Plan = {
    table,
    where,
    measures,
    groups,
    having: having?.condition,
    superlative,
    shown,
    path: measures.length > 0 || having ? [] : [...own.path, ...extra.path],
    isDistinct: subject !== undefined && superlative === undefined,
  };
  const inPlaces =
    where.kind === 'always' ? places : places && { ...places, where: qualified(where, table.name) };
  const question = inPlaces ?? selectionOf(plan);
  for (const [at, piece] of pieces.entries())
    if (
      (piece.cue && askingAlone.has(piece.cue)) ||
      (askingWords.test(piece.lower) && (piece.cue !== 'sum' || measures.length > 0)) ||
      (measures.length > 0 && (piece.cue === 'sum' || piece.cue === 'how-much')) ||
      piece.cue === 'table'
    )
      mark(work, at);
  const rest = leftOver(work);
  // A figure over what was sold or booked is not that of all there is.
  // `how many visits` asks for visits, whatever else is read.
  const asked = nextPlace(
    work,
    pieces.findIndex(({ cue }) => cue === 'how-many'),
    1,
  );
  const isMust = (at: number): boolean =>
    mustRead(pieces, at) ||
    (at === asked && pieces[asked - 1]?.cue === 'how-many' && pieces[at]?.cue === undefined) ||
    (measures.length === 0 && pieces[at]?.cue === 'sum') ||
    (pieces[at]?.cue === 'each' && measures.length > 0 && groups.length === 0) ||
    (pieces[at]?.cue === 'per' &&
      !/^(?:hour|kilo|kg|item|piece|day|order)$/u.test(pieces[at + 1]?.lower ?? '')) ||
    (measures.length > 0 &&
      (pieces[at]?.isDeed === true || (pieces[at]?.entries.some(({ kind }) => kind === 'column') ?? false)));
  const unread = rest.filter((at) => isMust(at)).map((at) => pieces[at]?.text ?? '');
  const unused = rest
    .filter((at) => !isMust(at) && !isDeedOf(pieces[at], work))
    .map((at) => pieces[at]?.text ?? '');
  // Revenue is that of the sales, where there are sales.
  if (measures.length > 0)
    unread.push(
      ...pieces
        .filter((piece) => piece.isDeed && piece.cue === 'sum' && !isTarget(work, piece))
        .map(({ text }) => text),
    );
  const isSum = (piece: Piece): boolean => piece.cue === 'sum' || piece.cue === 'how-much';
  if (measures.length === 0 && !places)
    unread.push(...pieces.filter((piece) => isSum(piece)).map((piece) => piece.text));
  // Rows that several others point to would be added up several times.
  const isManifold = groups.some(({ path }) => path.some(({ isForward }) => !isForward));
  if (isManifold && measures.some(({ value }) => value !== counted))
    unread.push(...groups.map(({ name }) => name));
  const isOfMoney = measures.every(({ value }) => saysMoney(value, table));
  if (measures.length > 0 && !isOfMoney)
    unread.push(...pieces.filter(({ lower }) => money.test(lower)).map((piece) => piece.text));
  // A figure of one row has no order.
  if (measures.length > 0 && superlative?.column && groups.length === 0) unread.push(superlative.column.name);
  const used = work.found.length + measures.length + groups.length;
  if (unused.length > 3 + 2 * used) unread.push(...unused);
  const isAbout =
    isNamed ||
    (groups.some(({ by }) => by.every(({ kind }) => kind === 'column')) && measures.length > 0) ||
    (superlative?.column !== undefined &&
      (meantBy(work) !== undefined ||
        pieces.some((piece) =>
          columnsOf(piece, table).some(({ name }) => name === superlative.column?.name),
        ))) ||
    work.found.length > 0 ||
    measures.some(({ at }) => at >= 0 && columnsOf(pieces[at] ?? emptyPiece, table).length > 0);
  if (!isAbout) return undefined;
  const deedsLeft = pieces.filter((piece) => piece.isDeed && !isTarget(work, piece)).length;
  const elsewhere = rest.filter((at) => pieces[at]?.entries.some(({ kind }) => kind === 'column')).length;
  const cost =
    work.cost +
    (isNamed ? 0 : 1) +
    (isWho && !person && !isOfPeople(table) && !about ? 1 : 0) +
    elsewhere * 0.7 +
    groups.reduce((sum, one) => sum + Math.max(0, one.path.length - 1) * 0.3, 0) +
    deedsLeft * 0.8 +
    (isByDeed(work) ? 0.3 : 0) +
    unused.length * 0.3 -
    work.found.length * 0.1;
  return {
    meaning: { question, caption: caption(plan, question.where) },
    words: work.words,
    unread,
    unused,
    cost,
  };
}

/** True for what those do who are named: `teach` of a teacher. */
function isDeedOf(piece: Piece | undefined, { table, index }: Work): boolean {
  const word = piece?.lower.replace(/(?:es|s|ed|ing)$/u, '') ?? '';
  return (
    word.length > 3 &&
    table.columns.some(({ references }) =>
      index.tables.some(({ name }) => name === references && singular(name).startsWith(word)),
    )
  );
}

/** Words that ask for money. */
const money = /^(?:how much money|money|costs?|revenue|turnover|earns?|earned|income)$/u;

/** True for a figure of a column of money. */
function saysMoney(value: Expression, table: LexiconTable): boolean {
  const said = JSON.stringify(value);
  return moneyColumns(table).some(({ name }) => said.includes(`"name":"${name}"`));
}

const emptyPiece: Piece = { text: '', lower: '', start: 0, end: 0, entries: [] };

function order(one: FrameReading, other: FrameReading): number {
  return one.unread.length - other.unread.length || one.cost - other.cost;
}

/** Cues by which even a part that names nothing may limit what is asked. */
const limitsAlone = new Set<string>([
  'only',
  'except',
  'without',
  'not',
  'never',
  'own',
  'me',
  'before',
  'after',
  'since',
  'until',
]);

const parting =
  /(?<=[,;:!?–]|\p{L}{2}\.)\s+|\s+(?=(?:so|because|cos|bc|since|as) (?:i|we|he|she|they|it|my|our|the|can|could|please)\b)|(?<=\bso) (?=i\b|we\b)/iu;

/** Rows or figures that are asked for beside those named before: `also those with nothing`, `days times price`. */
const further = /\b(?:those|the ones|nothing|none|zero|including|multipl(?:y|ied)|times|minus|divided?)\b/iu;

/** The question without the parts around it that only tell something. */
function withoutBackground(text: string, { index, today }: ReadState): string | undefined {
  const parts = text.split(parting);
  const isAbout = parts.map((part) => {
    if (further.test(part)) return true;
    const pieces = piecesOf({ text: part }, index, today);
    return (
      isAsking(pieces) ||
      pieces.some(
        (piece) => limitsAlone.has(piece.cue ?? '') || piece.entries.length > 0 || piece.amount !== undefined,
      )
    );
  });
  const kept = parts.filter((_, at) => isAbout[at]);
  const isQuestion = isAsking(piecesOf({ text }, index, today));
  return !isQuestion || kept.length === 0 || kept.length === parts.length ? undefined : kept.join(' ');
}

/** `how many members do we have and how many of them are active`: two figures in one sentence. */
function readBoth(text: string, state: ReadState): FrameReading | undefined {
  const parts = text.split(/,?\s+(?:and|&|plus)\s+(?=how (?:many|much)\b)/iu);
  const [first = '', ...rest] = parts;
  const noun = piecesOf({ text: first }, state.index, state.today).find(
    (piece) => tablesOf(piece).length > 0,
  );
  if (rest.length === 0 || !/how (?:many|much)/iu.test(first) || !noun) return undefined;
  const named = rest.map((part) => {
    const isNamed = piecesOf({ text: part }, state.index, state.today).some(
      (piece) => tablesOf(piece).length > 0,
    );
    return isNamed ? part : part.replace(/^(how many)(?: of (?:them|those|these))?/iu, `$1 ${noun.text}`);
  });
  const read = [first, ...named].map((part) => readWhole(part, state));
  const all = read.filter((one) => one !== undefined && one.unread.length === 0);
  const known = all.filter((one) => one !== undefined);
  return known.length === parts.length ? figuresTogether(known) : undefined;
}

/** Reads a question about rows or figures. Words that limit nothing may be left over. */
export const readQuestion: Frame = ({ text }: Clause, state) => {
  const both = readBoth(text, state);
  if (both) return both;
  const whole = readWhole(text, state);
  if (whole?.unread.length === 0) return whole;
  // What comes before a colon is often only the reason.
  const colon = text.indexOf(': ');
  const shorter = [colon < 0 ? undefined : text.slice(colon + 2), withoutBackground(text, state)];
  for (const part of shorter) {
    const rest = part === undefined ? undefined : readWhole(part, state);
    if (rest?.unread.length === 0) return rest;
  }
  return whole;
};

/** True for a reading that picks, groups or orders rows: a name alone asks for nothing. */
function isSelective({ meaning, words }: FrameReading): boolean {
  const question = 'question' in meaning ? meaning.question : undefined;
  return words.length > 0 || question?.groupBy !== undefined || question?.orderBy !== undefined;
}

function readWhole(text: string, state: ReadState): FrameReading | undefined {
  const pieces = withDeeds(piecesOf({ text }, state.index, state.today), state.index);
  if (/\b(?:goes|go|becomes?|belongs?) (?:in|into|to)\b/iu.test(text)) return undefined;
  const isSplit = pieces.some(({ cue, lower }) => cue === 'per' || lower === 'their') && isNounPhrase(pieces);
  const isQuestion = isAsking(pieces) || isSplit;
  if (!isQuestion && !isNounPhrase(pieces)) return undefined;
  return candidateTables(pieces, state.index)
    .filter(
      ({ name }) =>
        isQuestion ||
        isPartOf(pieces) ||
        pieces.some((piece) => tablesOf(piece).some((table) => table.name === name)),
    )
    .map((table) => attempt(pieces, table, state))
    .filter((found) => found !== undefined)
    .filter((found) => isQuestion || (isSelective(found) && found.unused?.length === 0))
    .toSorted(order)[0];
}
