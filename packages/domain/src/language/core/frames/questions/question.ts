import type { Condition, Expression, Selection } from '../../../ast/index.ts';
import type { LexiconColumn, LexiconTable } from '../../../planner/lexicon.ts';
import { humanise, singular } from '../../../planner/names.ts';
import { meantBy } from '../../constituents/adjectives.ts';
import {
  columnOf,
  figureIn,
  isFigure,
  keyOf,
  kindOf,
  labelsOf,
  isDated,
} from '../../constituents/columnKinds.ts';
import { columnsOf, piecesOf, tablesOf, valuesOf, type Piece } from '../../constituents/pieces.ts';
import { pathBetween, type Step } from '../../constituents/relations.ts';
import { candidateTables, isLimit, joined, leftOver, readConditions } from '../../constituents/selection.ts';
import {
  free,
  isFiller,
  isOfPeople,
  isTarget,
  nextPlace,
  startWork,
  mark,
  type Work,
} from '../../constituents/work.ts';
import type { Clause, Frame, FrameReading, ReadState } from '../../frame.ts';
import { contrasted, readDuration, readPeriods, readShare } from './contrasts.ts';
import { isByDeed, subjectOf, withDeeds } from './deeds.ts';
import { ownerNamed, readEither, readHaving } from './having.ts';
import { byTable, groupAt, readGroups, type Group } from './groups.ts';
import { inTable, joinsAlong, qualified, qualifiedValue } from './joins.ts';
import { anyNumber, counted, mainMoney, readMeasures, type Measure } from './measures.ts';
import { readSuperlative, type Superlative } from './superlatives.ts';
import { figuresTogether } from './together.ts';

const askingAlone = new Set(['show', 'which', 'who', 'when']);
const asking = new Set([
  ...askingAlone,
  'how-many',
  'how-much',
  'average',
  'sum',
  'top',
  'most',
  'least',
  'latest',
  'earliest',
]);
const askingWords =
  /^(?:\?|require|breakdown|overview|compare|comparison|percentage|share|proportion|income|how long|how old|busiest|lists?|lists|any|whose|takings|revenue|top|#|free|report|kpis?|sum|state|do we have)$/u;

/** True for a clause that asks. */
export function isAsking(pieces: readonly Piece[]): boolean {
  return pieces.some(
    (piece) =>
      (piece.cue !== undefined && asking.has(piece.cue)) ||
      askingWords.test(piece.lower) ||
      piece.lower.startsWith('who '),
  );
}

const verbal = new Set([
  'is',
  'have',
  'want',
  'must',
  'can',
  'twice',
  'unique',
  'required',
  'optional',
  'default',
  'only',
  'everyone',
  'nobody',
  'own',
  'me',
  'see',
  'write',
  'edit',
  'private',
  'slow',
  'faster',
  'column',
  'new',
]);

/** A noun phrase alone asks for its rows: `fees paid by card in October`. No verb, and nothing to change. */
function isNounPhrase(pieces: readonly Piece[]): boolean {
  return !pieces.some(
    ({ cue, text, lower, entries }, at) =>
      (lower === 'we' && at === 0) ||
      (cue &&
        (verbal.has(cue) || changing.has(cue)) &&
        !(cue === 'is' && /^(?:that|which|who)$/u.test(pieces[at - 1]?.lower ?? '')) &&
        !entries.some(({ kind }) => kind === 'value') &&
        !(/^(?:everyone|everybody|all people)$/u.test(lower) && pieces[at - 1]?.cue === 'of')) ||
      /^[:=–-]$/u.test(text),
  );
}

interface Plan {
  readonly table: LexiconTable;
  readonly where: Condition;
  readonly measures: readonly Measure[];
  readonly groups: readonly Group[];
  readonly superlative?: Superlative | undefined;
  readonly shown: readonly Expression[];
  readonly path: readonly Step[];
  /** One line for each subject: who bought something, however often. */
  readonly isDistinct: boolean;
  /** How many rows of a group there have to be. */
  readonly having?: Condition | undefined;
}

/** Labels of the rows: their own, and those of the rows they point to where they have none. */
function labels(work: Work): { readonly columns: readonly Expression[]; readonly path: readonly Step[] } {
  const own = labelsOf(work.table);
  if (own.length > 0) return { columns: own.map((column) => inTable(work.table, column)), path: [] };
  for (const { references } of work.table.columns) {
    const table = work.index.tables.find(({ name }) => name === references);
    const path = table && pathBetween(work.table, table, work.index);
    if (table && path?.length === 1 && labelsOf(table).length > 0)
      return { columns: labelsOf(table).map((column) => inTable(table, column)), path };
  }
  return { columns: [], path: [] };
}

function uniqueSteps(paths: readonly (readonly Step[])[]): readonly Step[] {
  const seen = new Set<string>();
  return paths.flat().filter(({ to }) => !seen.has(to.name) && seen.add(to.name));
}

function selectionOf({
  table,
  where,
  measures,
  groups,
  superlative,
  shown,
  path,
  isDistinct,
  having,
}: Plan): Selection {
  const steps = uniqueSteps([...groups.map((group) => group.path), path]);
  const isJoined = steps.length > 0;
  const whereIn = isJoined ? qualified(where, table.name) : where;
  const figure = measures.map(({ value, as }) => ({
    value: isJoined ? qualifiedValue(value, table.name) : value,
    as,
  }));
  const grouped = groups.flatMap((group) => group.shown);
  const columns = measures.length > 0 || having ? [...grouped, ...figure] : shown.map((value) => ({ value }));
  const [first] = figure;
  const by: Expression | undefined = superlative?.column
    ? isFigure(superlative.column)
      ? figureIn(superlative.column, inTable(table, superlative.column))
      : inTable(table, superlative.column)
    : first?.value;
  return {
    from: table.name,
    ...(isJoined && { joins: joinsAlong(steps, groups.length > 0 ? 'inner' : 'left') }),
    ...(columns.length > 0 && { columns }),
    ...(where.kind !== 'always' && { where: whereIn }),
    ...(groups.length > 0 && { groupBy: groups.flatMap((group) => group.by) }),
    ...(having && { having }),
    ...(superlative && by && { orderBy: [{ by, descending: superlative.isDescending }] }),
    ...(superlative?.limit !== undefined && by && { limit: superlative.limit }),
    ...(isDistinct && measures.length === 0 && { distinct: true }),
  };
}

/** The table or column behind `which` or `who`, that figures are compared for: `which coach has given the most trainings`. */
function entityGroup(work: Work): Group | undefined {
  for (let at = 0; at < work.pieces.length; at += 1) {
    const { cue, lower } = work.pieces[at] ?? {};
    const isAsked = work.pieces.some((piece) => piece.cue === 'which' || piece.cue === 'who');
    const isSuperlative = !isAsked && (cue === 'most' || cue === 'least' || cue === 'top');
    if (cue !== 'which' && cue !== 'who' && !isSuperlative && lower !== 'best') continue;
    for (let place = at + 1; place <= at + 4; place = nextPlace(work, place, 1)) {
      const piece = free(work, place);
      if (!piece || piece.cue === 'most' || isTarget(work, piece)) {
        if (piece && isTarget(work, piece) && piece.isDeed !== true) break;
        continue;
      }
      const group = groupAt(work, place);
      if (group) return group;
    }
  }
  return byThing(work);
}

/** `what did we cook most often`: the text that says what a row is of. */
function byThing(work: Work): Group | undefined {
  const what = work.pieces.findIndex(({ lower }) => lower === 'what');
  const column = work.table.columns.find((one) => kindOf(one) === 'text');
  const isDone = isByDeed(work) || work.pieces.some(({ lower }) => lower === 'we');
  if (what < 0 || !isDone || labelsOf(work.table).length > 0 || !column) return undefined;
  mark(work, what);
  const value = inTable(work.table, column);
  return { by: [value], shown: [{ value }], path: [], name: column.name };
}

/** The only linked table of people, for `who` without a noun: `who has not paid`. */
function personTable(work: Work): LexiconTable | undefined {
  return work.index.tables.find(
    ({ name }) =>
      /members|customers|people|players|persons|guests|clients|users|profiles/iu.test(name) &&
      name !== work.table.name &&
      pathBetween(work.table, work.index.tables.find((one) => one.name === name) ?? work.table, work.index),
  );
}

/** `free places in each group`: what a number column allows, less the rows that point to it. */
function freePlaces(work: Work): Selection | undefined {
  const capacity = work.table.columns.find(({ name }) =>
    /capacity|seats|places|max_(?:players|members|people)/u.test(name),
  );
  const at = work.pieces.findIndex(({ lower }) => /^(?:free|left|available|open)$/u.test(lower));
  const place = work.pieces.findIndex(({ lower }) => /^(?:places?|seats?|spots?|space|spaces)$/u.test(lower));
  const key = keyOf(work.table);
  const other = work.index.tables.filter(({ columns }) =>
    columns.some(({ references }) => references === work.table.name),
  );
  const filling = other.filter(
    (one) =>
      isOfPeople(one) ||
      /child|member|registration|booking|player|student|guest|participant/iu.test(one.name),
  );
  const [rows] = filling;
  const path = rows && pathBetween(work.table, rows, work.index);
  const [step] = path ?? [];
  if (!capacity || at < 0 || place < 0 || !key || !rows || !step || filling.length !== 1) return undefined;
  mark(work, at);
  mark(work, place);
  for (const [one, piece] of work.pieces.entries())
    if (piece.cue === 'each' || piece.cue === 'per' || isTarget(work, piece) || piece.cue === 'how-many')
      mark(work, one);
  const names = labelsOf(work.table).map((column) => inTable(work.table, column));
  const best = work.pieces.findIndex(({ cue }) => cue === 'most' || cue === 'least');
  if (best >= 0) mark(work, best);
  const taken: Expression = { kind: 'aggregate', name: 'count', of: inTable(rows, step.toColumn) };
  const unfilled: Expression = {
    kind: 'arithmetic',
    operator: '-',
    left: inTable(work.table, capacity),
    right: taken,
  };
  return {
    from: work.table.name,
    joins: joinsAlong([step], 'left'),
    columns: [...names.map((value) => ({ value })), { value: unfilled, as: 'free' }],
    groupBy: [inTable(work.table, key), ...names, inTable(work.table, capacity)],
    ...(best >= 0 && {
      orderBy: [{ by: unfilled, descending: work.pieces[best]?.cue === 'most' }],
      limit: 1,
    }),
  };
}

/** Columns asked for by name: `which cheese and when`, `names and emails`. */
function namedColumns(work: Work): {
  readonly columns: readonly Expression[];
  readonly path: readonly Step[];
} {
  const all = work.pieces.flatMap((piece, at) => {
    if (!free(work, at)) return [];
    const [column] = columnsOf(piece, work.table);
    const isWhen = piece.cue === 'when' ? work.table.columns.find(isDated) : undefined;
    const found = column ?? isWhen;
    const linked = linkedColumns(work, piece, found);
    if (!found && !linked) return [];
    mark(work, at);
    return linked ?? (found ? [{ columns: [inTable(work.table, found)], path: [] }] : []);
  });
  return { columns: all.flatMap(({ columns }) => columns), path: all.flatMap(({ path }) => path) };
}

/** A column of a row that is pointed to, or the name of that row: `orders with the town`, `children and their group`. */
function linkedColumns(
  work: Work,
  piece: Piece,
  own: LexiconColumn | undefined,
): readonly { readonly columns: readonly Expression[]; readonly path: readonly Step[] }[] | undefined {
  if (own && own.references === undefined) return undefined;
  for (const table of work.index.tables) {
    const path = table.name === work.table.name ? undefined : pathBetween(work.table, table, work.index);
    const [step] = path ?? [];
    if (!path || !step || path.length > 2 || !path.every(({ isForward }) => isForward)) continue;
    const isOwn = own !== undefined && own.name === step.fromColumn.name && path.length === 1;
    const isNamed =
      own === undefined && tablesOf(piece).some(({ name }) => name === table.name) && piece.isDeed !== true;
    const named = own ? [] : columnsOf(piece, table).filter(({ references }) => references === undefined);
    const columns = isOwn || isNamed ? labelsOf(table) : named.slice(0, 1);
    if (columns.length > 0) return [{ columns: columns.map((column) => inTable(table, column)), path }];
  }
  return undefined;
}

/** `how many bouquets did we deliver`: the column of the rows at hand that says what they are of. */
function thingCounted(work: Work): boolean {
  const at = work.pieces.findIndex(({ cue, lower }) => cue === 'how-many' || lower === '#');
  const place = nextPlace(work, at, 1);
  const piece = at < 0 ? undefined : free(work, place);
  const isColumn = piece && columnsOf(piece, work.table).some((column) => kindOf(column) === 'text');
  const isKind = piece && valuesOf(piece).some((one) => one.table.name === work.table.name || isByDeed(work));
  const isThing = isColumn === true || isKind === true;
  if (isColumn) mark(work, place);
  return isThing;
}

/** What is counted where something was sold: pieces, if the rows say how many, otherwise the rows. */
function piecesSold({ table }: Work): Measure {
  const quantity = table.columns.find(({ name }) =>
    /^(?:qty|quantity|pieces|stems|copies|items)$/u.test(name),
  );
  return quantity
    ? { value: { kind: 'aggregate', name: 'sum', of: columnOf(quantity) }, as: quantity.name, at: -1 }
    : { value: counted, as: 'count', at: -1 };
}

function isComparing(pieces: readonly Piece[]): boolean {
  return pieces.some(({ lower }) => /^(?:vs|versus|compared?|comparison|comparing)$/u.test(lower));
}

function caption({ table, groups, measures }: Plan): string {
  const rows = humanise(table.name).toLowerCase();
  if (measures.length === 0) return rows;
  return groups.length === 0 ? rows : `${rows} per ${groups.map(({ name }) => humanise(name)).join(' and ')}`;
}

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
  const isMust = (at: number): boolean =>
    mustRead(pieces, at) ||
    (measures.length === 0 && pieces[at]?.cue === 'sum') ||
    (pieces[at]?.cue === 'each' && measures.length > 0 && groups.length === 0) ||
    (pieces[at]?.cue === 'per' &&
      !/^(?:hour|kilo|kg|item|piece|day|order)$/u.test(pieces[at + 1]?.lower ?? '')) ||
    (measures.length > 0 &&
      (pieces[at]?.isDeed === true || (pieces[at]?.entries.some(({ kind }) => kind === 'column') ?? false)));
  const unread = rest.filter((at) => isMust(at)).map((at) => pieces[at]?.text ?? '');
  const unused = rest.filter((at) => !isMust(at)).map((at) => pieces[at]?.text ?? '');
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
  return { meaning: { question, caption: caption(plan) }, words: work.words, unread, unused, cost };
}

const emptyPiece: Piece = { text: '', lower: '', start: 0, end: 0, entries: [] };

/** `how often was which reason`: with a figure, `which` splits it. */
function whichColumn(work: Work): Group | undefined {
  const which = work.pieces.findIndex(({ cue }, at) => cue === 'which' && at > 0);
  return which < 0 ? undefined : groupAt(work, nextPlace(work, which, 1));
}

/** The figure that a superlative compares, where none is named: money if the words say so, else a count. */
function figureOf(work: Work): Measure {
  const isMoney = work.pieces.some(({ lower }) =>
    /^(?:money|revenue|spent|spend|spends|sales|turnover|worth|debts?|cash)$/u.test(lower),
  );
  const money = isMoney ? mainMoney(work.table) : undefined;
  for (const [at, { lower }] of work.pieces.entries())
    if (/^(?:money|spent|spend|spends|debts?|cash|often)$/u.test(lower)) mark(work, at);
  const dear = work.pieces.findIndex(({ lower }) =>
    /^(?:dearest|most expensive|priciest|cheapest)$/u.test(lower),
  );
  const price = mainMoney(work.table);
  if (dear >= 0 && price) {
    mark(work, dear);
    const name = /cheap/u.test(work.pieces[dear]?.lower ?? '') ? 'smallest' : 'largest';
    return { value: { kind: 'aggregate', name, of: columnOf(price) }, as: price.name, at: -1 };
  }
  const meant = meantBy(work);
  if (meant && /rating|score|stars|temp|elo/iu.test(meant.column.name)) {
    mark(work, meant.at);
    const average: Expression = { kind: 'aggregate', name: 'average', of: figureIn(meant.column) };
    return { value: average, as: `average_${meant.column.name}`, at: meant.at };
  }
  const named = anyNumber(work);
  if (named) {
    mark(work, named.at);
    const sum: Expression = { kind: 'aggregate', name: 'sum', of: figureIn(named.column) };
    return { value: sum, as: named.column.name, at: named.at };
  }
  const forms = new Set([work.table.name, singular(work.table.name)]);
  const isCounted = work.pieces.some(({ lower }) => forms.has(lower));
  const quantity = isCounted
    ? undefined
    : work.table.columns.find(({ name }) => /^(?:stems|qty|quantity|pieces|count)$/u.test(name));
  if (quantity && !money)
    return { value: { kind: 'aggregate', name: 'sum', of: columnOf(quantity) }, as: quantity.name, at: -1 };
  return money
    ? { value: { kind: 'aggregate', name: 'sum', of: columnOf(money) }, as: money.name, at: -1 }
    : { value: counted, as: 'count', at: -1 };
}

const changing = new Set([
  'remove',
  'change',
  'mark',
  'add',
  'create',
  'increase',
  'decrease',
  'rename',
  'link',
]);

/** Things that no answer gives, and deeds that are more than an answer. */
const unanswerable =
  /^(?:waiting|to be|won|wins?|lost|passwords?|logins?|pins?|secrets?|tokens?|merge|combine|send|invite|ring|call|print|publish|goes|becomes?|put|keeps?|stays?|remains?|e-?mail them)$/u;

/** Cues of rules, tables and access: a clause with one of them is no question about rows. */
const foreign = new Set([
  'visitors',
  'signed-in',
  'public',
  'private',
  'own',
  'edit',
  'write',
  'required',
  'optional',
  'unique',
  'default',
  'create',
  'column',
  'new',
  'link',
  'slow',
  'faster',
]);

/** `can see`, `should not read`: what people may do. */
function isAllowance(pieces: readonly Piece[], at: number): boolean {
  return (
    pieces[at]?.cue === 'see' &&
    pieces
      .slice(Math.max(0, at - 4), at)
      .some(({ cue, lower }) => cue === 'can' || cue === 'must' || lower === 'cannot')
  );
}

/** Words that a question may not leave out: limits, amounts, periods, values and capitalised names. */
function mustRead(pieces: readonly Piece[], at: number): boolean {
  const piece = pieces[at];
  if (!piece) return false;
  const isName =
    at > 0 && /^\p{Lu}\p{Ll}/u.test(piece.text) && piece.entries.length === 0 && piece.cue === undefined;
  return (
    isLimit(piece) ||
    unanswerable.test(piece.lower) ||
    pieces[at - 1]?.cue === 'by' ||
    (piece.cue !== undefined && foreign.has(piece.cue)) ||
    isAllowance(pieces, at) ||
    piece.amount !== undefined ||
    piece.period !== undefined ||
    piece.literal !== undefined ||
    isName ||
    (changing.has(piece.cue ?? '') && !/^(?:give|gives|given|include|including|plus)$/u.test(piece.lower)) ||
    /^(?:nothing|nowhere|late|early)$/u.test(piece.lower) ||
    isWith(pieces, at) ||
    [at - 1, at - 2].some((place) => pieces[place]?.cue === 'average' && at - place <= 1) ||
    (piece.isDeed !== true && piece.entries.some(({ kind }) => kind === 'table')) ||
    piece.entries.some(({ kind }) => kind === 'value')
  );
}

/** `with a card message`: what follows says which rows are meant. */
function isWith(pieces: readonly Piece[], at: number): boolean {
  let before = at - 1;
  while (before > 0 && isFiller(pieces[before]) && pieces[before]?.isMark !== true) before -= 1;
  return (
    /^(?:with|without|except|only|excluding)$/u.test(pieces[before]?.lower ?? '') &&
    pieces[at]?.cue === undefined
  );
}

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

/** The question without the parts around it that only tell something. */
function withoutBackground(text: string, { index, today }: ReadState): string | undefined {
  const parts = text.split(parting);
  const isAbout = parts.map((part) => {
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

/** `phone of Leni's mother`, `birthdays in December`, `restaurants in Foxley`: a column or a kind of row, asked for alone. */
function isPartOf(pieces: readonly Piece[]): boolean {
  const first = pieces.find((piece) => !isFiller(piece));
  const isPlural = /[^s]s$/u.test(first?.lower ?? '');
  return (
    first !== undefined &&
    (first.entries.some(({ kind }) => kind === 'column') || (isPlural && first.entries.length > 0))
  );
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
