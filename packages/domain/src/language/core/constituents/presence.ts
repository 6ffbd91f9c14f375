import { rememberedByObject } from '../../../shared/remember.ts';
import { timeUnits } from '../../ast/expression.ts';
import type { Condition } from '../../ast/index.ts';
import type { LexiconColumn, LexiconTable } from '../../planner/lexicon.ts';
import type { Cue } from '../cues.ts';
import { columnOf, isDated, isYesNo, kindOf, saysYes } from './columnKinds.ts';
import { columnsOf, tablesOf } from './pieces.ts';
import { takesPlace } from './spans.ts';
import { shifted, type Period } from './dates.ts';
import { linkedBy, pathBetween, type Step } from './relations.ts';
import {
  exclusionAfter,
  free,
  isTarget,
  negationBefore,
  nextPlace,
  skipping,
  mark,
  type Work,
} from './work.ts';

/** Words for the no of a yes-or-no column, by what its name begins with. */
const opposites: readonly { readonly stem: RegExp; readonly words: RegExp }[] = [
  { stem: /^(?:is_)?paid|^paid_/u, words: /^(?:unpaid|open|outstanding|unsettled|owes?|owing|owed)$/u },
  { stem: /^(?:is_)?sold/u, words: /^(?:unsold)$/u },
  { stem: /^(?:is_)?publish/u, words: /^(?:unpublished|drafts?|ready yet)$/u },
  { stem: /^(?:is_)?approv/u, words: /^(?:unapproved|pending|waiting)$/u },
  { stem: /^(?:is_)?confirm/u, words: /^(?:unconfirmed|pending)$/u },
  { stem: /^(?:is_)?(?:active|enabled)/u, words: /^(?:inactive|disabled|retired|discontinued)$/u },
  {
    stem: /^(?:is_|in_)?(?:work|works|working|working_order)$/u,
    words: /^(?:broken|defect|defective|out of order|damaged|faulty)$/u,
  },
  { stem: /^(?:is_)?visible/u, words: /^(?:invisible|hidden)$/u },
];

/** The columns of a table that can say no. */
const ableToSayNo = rememberedByObject(({ columns }: LexiconTable) =>
  columns.filter((column) => saysYes(column, false) !== undefined),
);

/** The column whose opposite a word is: `unsold`, `inactive`, `drafts`. */
function oppositeOf(word: string, table: LexiconTable): LexiconColumn | undefined {
  const able = ableToSayNo(table);
  if (able.length === 0) return undefined;
  const prefixed = /^(?:un|in|non-?|not-)(?<rest>\p{L}{3,})$/u.exec(word)?.groups?.['rest'];
  const typed = word.toLowerCase();
  return (
    able.find(({ name }) =>
      opposites.some(({ stem, words }) => stem.test(name.toLowerCase()) && words.test(typed)),
    ) ??
    able.find(
      ({ name }) =>
        prefixed !== undefined && name.toLowerCase().replace(/^is_|_(?:on|at)$/gu, '') === prefixed,
    )
  );
}

function said(work: Work, column: LexiconColumn, isYes: boolean, at: number, from = at): void {
  const condition = saysYes(column, isYes);
  if (!condition) return;
  const after = exclusionAfter(work, at);
  mark(work, at);
  if (from !== at) mark(work, from);
  if (after !== undefined) mark(work, after);
  const isReally = isYes === (after === undefined);
  work.found.push({ condition: saysYes(column, isReally) ?? condition, column, at });
  work.words.push({
    said: work.pieces[at]?.text ?? '',
    read: `${column.name} is ${isReally ? 'yes' : 'no'}`,
  });
}

/** `paid`, `not yet approved`, `unsold`: what a yes-or-no column says. */
export function readYesNo(work: Work, at: number): boolean {
  const piece = free(work, at);
  if (!piece || piece.amount !== undefined) return false;
  const own = columnsOf(piece, work.table);
  const column =
    own.find(isYesNo) ?? own.find((one) => isDated(one) && saysYes(one, true) !== undefined && !piece.period);
  if (column) {
    const negation = negationBefore(work, at);
    if (work.isQuestion && negation === undefined && work.found.some((one) => one.column === column)) {
      mark(work, at);
      return true;
    }
    said(work, column, negation === undefined, at, negation);
    return true;
  }
  const isOwnValue = piece.entries.some(
    (entry) => entry.kind === 'value' && entry.table.name === work.table.name,
  );
  const other = isOwnValue
    ? undefined
    : (oppositeOf(piece.text, work.table) ?? oppositeOf(piece.lower, work.table));
  if (!other) return false;
  const negation = negationBefore(work, at);
  said(work, other, negation !== undefined, at, negation);
  return true;
}

/** `out of stock`, `sold out`, `still in stock`: a number of things that is nought or more. */
export function readStock(work: Work, at: number): boolean {
  if (!/^(?:are|is|out|sold|not|no|still|have)\b/u.test(work.pieces[at]?.lower ?? '')) return false;
  for (const length of [4, 3, 2]) {
    const words = work.pieces
      .slice(at, at + length)
      .map(({ lower }) => lower)
      .join(' ');
    const isOut = /^(?:(?:are |is )?out of stock|sold out|not in stock|no stock)$/u.test(words);
    const column = work.table.columns.find(
      (one) => /stock|stems|quantity|qty/iu.test(one.name) && kindOf(one) === 'number',
    );
    const sold = work.table.columns.find(
      ({ name, type }) => /^(?:is_)?sold$/u.test(name) && type === 'boolean',
    );
    const unsold =
      /^(?:still have|still here|have left|still for sale)$/u.test(words) && sold && saysYes(sold, false);
    if (unsold) {
      mark(work, at, at + length - 1);
      work.found.push({ condition: unsold, column: sold, at });
      work.words.push({ said: words, read: `${sold.name} is no` });
      return true;
    }
    if (!isOut || !column) continue;
    mark(work, at, at + length - 1);
    const condition: Condition = {
      kind: 'compare',
      left: columnOf(column),
      operator: '<=',
      right: { kind: 'value', value: 0 },
    };
    work.found.push({ condition, column, at });
    work.words.push({ said: words, read: `${column.name} is 0` });
    return true;
  }
  return false;
}

const lacking = new Set<Cue>(['without', 'empty', 'not', 'never', 'nobody']);

/** The nullable column that a piece names, by its own name or by the table it points to. */
function emptyable(work: Work, at: number): LexiconColumn | undefined {
  const piece = work.pieces[at];
  if (!piece) return undefined;
  const tables = new Set(piece.isDeed ? [] : tablesOf(piece).map(({ name }) => name));
  const isOtherTable = tablesOf(piece).some(
    ({ name }) =>
      name !== work.table.name &&
      pathBetween(work.table, work.index.tables.find((one) => one.name === name) ?? work.table, work.index),
  );
  return (
    (isOtherTable ? undefined : columnsOf(piece, work.table).find(({ nullable }) => nullable)) ??
    work.table.columns.find(({ references }) => references !== undefined && tables.has(references))
  );
}

/** `who have not paid in November`: a deed that was not done, with its period. */
export function readUndone(work: Work, at: number): boolean {
  const piece = work.pieces[at];
  const isOwn = piece !== undefined && columnsOf(piece, work.table).some(isYesNo);
  const isDeed = work.isQuestion && piece?.isDeed === true && !isOwn;
  const table = isDeed ? linkedTable(work, at) : undefined;
  if (!table || !readLinked(work, at)) return false;
  // What it was never done to: `never registered for a tournament`.
  const object = work.pieces.findIndex(
    (other, place) =>
      place > at &&
      tablesOf(other).some((one) => one.name !== work.table.name && pathBetween(table, one, work.index)),
  );
  if (object >= 0 && object - at <= 3) mark(work, object);
  return true;
}

/** `with a note`, `who have an allergy`: a column that is filled. */
export function readFilled(work: Work, at: number): boolean {
  const piece = free(work, at);
  const column = piece && emptyable(work, at);
  const article = work.pieces[at - 1]?.lower ?? '';
  const lead = work.pieces[skipping(work, at, -1, [])]?.cue;
  const isSaid =
    /^(?:an?|any|some)$/u.test(article) || /^(?:allerg|notes?$|comment|remark)/u.test(piece?.lower ?? '');
  const isPlain = piece?.cue === undefined && column && isPlainEmpty(work, at, column);
  if (!work.isQuestion || !isPlain || !isSaid || lead !== 'with') return false;
  mark(work, at);
  work.found.push({ condition: { kind: 'not', of: { kind: 'empty', of: columnOf(column) } }, column, at });
  work.words.push({ said: piece?.text ?? '', read: `${column.name} is filled` });
  return true;
}

/** `without an e-mail`, `email is empty`, `who has no group`, `lacking a coach`. */
export function readEmpty(work: Work, at: number): boolean {
  const piece = free(work, at);
  if (!piece?.cue || !lacking.has(piece.cue)) return false;
  const fillers: readonly Cue[] = ['have', 'with', 'is', 'see', 'empty', 'must'];
  const after = skipping(work, at, 1, fillers);
  const before = piece.cue === 'empty' ? skipping(work, at, -1, ['is', 'have', 'not']) : -1;
  const place = [after, before].find(
    (one) => free(work, one) !== undefined && emptyable(work, one) !== undefined,
  );
  const column = place === undefined ? undefined : emptyable(work, place);
  if (place === undefined || !column || !isPlainEmpty(work, place, column)) return false;
  mark(work, at, place);
  const of = columnOf(column);
  const isTexty = kindOf(column) === 'text';
  const condition: Condition = isTexty
    ? {
        kind: 'any',
        of: [
          { kind: 'empty', of },
          { kind: 'compare', left: of, operator: '=', right: { kind: 'value', value: '' } },
        ],
      }
    : { kind: 'empty', of };
  const lead = nextPlace(work, at, -1);
  const isFilled = piece.cue === 'empty' && ['not', 'except'].includes(work.pieces[lead]?.cue ?? '');
  if (isFilled) mark(work, lead);
  work.found.push({ condition: isFilled ? { kind: 'not', of: condition } : condition, column, at });
  work.words.push({
    said: `${piece.text} ${work.pieces[place]?.text ?? ''}`,
    read: `${column.name} is empty`,
  });
  return true;
}

/** `no` before a yes-or-no column, or before a column with a value behind it, is not about being empty. */
function isPlainEmpty(work: Work, place: number, column: LexiconColumn): boolean {
  const next = work.pieces[nextPlace(work, place, 1)];
  const hasValue = next?.entries.some((entry) => entry.kind === 'value') ?? false;
  return !isYesNo(column) && saysYes(column, true) === undefined && !hasValue;
}

/** The table that a piece names, linked with the one at hand; also by a verb: `customers who never ordered`. */
function linkedTable(work: Work, at: number): LexiconTable | undefined {
  const piece = work.pieces[at];
  if (!piece) return undefined;
  const named = tablesOf(piece).find(({ name }) => name !== work.table.name);
  const stem = /^(?<stem>\p{L}{3,}?)(?:ed|t|ing)?$/u.exec(piece.lower)?.groups?.['stem'] ?? '';
  const verbs: Readonly<Record<string, RegExp>> = { bought: /^(?:sales|orders|purchases)$/u };
  const byVerb = work.index.tables.find(
    ({ name }) =>
      verbs[piece.lower]?.test(name) === true ||
      (piece.lower.endsWith('ed') &&
        stem.length > 3 &&
        name.toLowerCase().startsWith(stem.replace(/(?<double>.)\k<double>$/u, '$1'))),
  );
  return named ?? (piece.entries.length === 0 ? byVerb : undefined);
}

/** `for 3 months`: the stretch up to now in which something was not done. */
function lastingAt(
  { pieces }: Work,
  from: number,
): { readonly at: number; readonly period: Period } | undefined {
  const at = pieces.findIndex(
    ({ cue }, place) =>
      cue === 'for' &&
      place > from &&
      pieces[place + 1]?.amount !== undefined &&
      pieces[place + 2]?.cue === 'unit',
  );
  const amount = pieces[at + 1]?.amount;
  const unit = timeUnits.find((one) => one === pieces[at + 2]?.lower.replace(/s$/u, ''));
  if (at < 0 || amount === undefined || !unit) return undefined;
  const since = shifted({ kind: 'today' }, -amount, unit);
  return { at, period: { start: 0, end: 0, from: since } };
}

/** `have not ordered in the last 3 months`: the period limits the linked rows. */
function periodInside(work: Work, at: number, step: Step, length: number): Condition {
  const place = work.pieces.findIndex(
    ({ period }, nth) => period !== undefined && nth > at && !work.used.has(nth),
  );
  const period = work.pieces[place]?.period;
  const lasting = lastingAt(work, at);
  const dates = step.to.columns.filter(
    (column) => isDated(column) && !/birth|until|(?:^|_)end/iu.test(column.name),
  );
  const column = dates.find(({ name }) => !/^(?:created|updated|pickup|ready|due)/iu.test(name)) ?? dates[0];
  const isFit = work.isQuestion && length === 1 && !step.isForward;
  if (!isFit || !column || (!period && !lasting)) return { kind: 'always' };
  if (lasting) mark(work, lasting.at, lasting.at + 2);
  else mark(work, place);
  return takesPlace(step.to, column, lasting?.period ?? period ?? { start: 0, end: 0 });
}

/** `customers without orders`, `children who have guardians`, `who never ordered`: rows with or without linked ones. */
export function readLinked(work: Work, at: number): boolean {
  const piece = free(work, at);
  const table = piece && linkedTable(work, at);
  if (!piece || !table || (piece.isDeed && isTarget(work, piece))) return false;
  const path = pathBetween(work.table, table, work.index);
  const [step] = path ?? [];
  if (!path || !step) return false;
  const negation = negationBefore(work, at);
  const asked = work.pieces[skipping(work, at, -1, [])]?.cue;
  const next = work.pieces[at + 1];
  const isShown = piece.isDeed === true || (next !== undefined && columnsOf(next, table).length > 0);
  if (negation === undefined && (isShown || !(asked === 'with' || asked === 'have'))) return false;
  const linked = linkedBy(path, periodInside(work, at, step, path.length));
  work.cost += path.length - 1;
  mark(work, at);
  if (negation !== undefined) mark(work, negation, at);
  const isEmptyLink = step.isForward && path.length === 1;
  const isNot = negation !== undefined;
  const condition: Condition = isEmptyLink
    ? { kind: 'empty', of: columnOf(step.fromColumn) }
    : { kind: 'not', of: linked };
  const opposite: Condition = condition.kind === 'not' ? condition.of : { kind: 'not', of: condition };
  work.found.push({ condition: isNot ? condition : opposite, at });
  work.words.push({ said: piece.text, read: isNot ? `has no ${table.name}` : `has ${table.name}` });
  return true;
}
