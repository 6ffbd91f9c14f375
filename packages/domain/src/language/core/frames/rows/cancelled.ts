import type { Condition, DatabaseChange, Expression } from '../../../ast/index.ts';
import type { LexiconColumn, LexiconTable } from '../../../planner/lexicon.ts';
import { humanise } from '../../../planner/names.ts';
import {
  allOf,
  columnOf,
  holds,
  isDated,
  kindOf,
  labelsOf,
  opposite,
  saysYes,
  text,
  yesNoValue,
} from '../../constituents/columnKinds.ts';
import { rowsCalled } from '../../constituents/partials.ts';
import { piecesOf } from '../../constituents/pieces.ts';
import { candidateTables, joined, leftOver, readConditions } from '../../constituents/selection.ts';
import { isTarget, mark, startWork } from '../../constituents/work.ts';
import type { Frame, FrameReading, ReadState } from '../../frame.ts';
import { entriesOf } from '../../schemaIndex.ts';
import { withDays } from './days.ts';

const cancelling =
  /^(?:please )?(?:cancel|call off|scrap) (?<rows>[^,;]+?)(?:[,;] (?:because|since|as|she|he|they|it|we|the)\b.*)?$/iu;

/** How a list says that something is cancelled. */
interface Cancelled {
  readonly column: LexiconColumn;
  readonly value: Expression;
  readonly is: Condition;
}

/** How a list says that something is cancelled: not at all, in a column that has no such value, or so. */
function stateOf(table: LexiconTable): 'none' | 'other' | Cancelled {
  const column = table.columns.find(({ name }) => /^(?:status|state|cancelled|canceled)$/u.test(name));
  if (!column) return 'none';
  const word = column.allowedValues?.find((value) => /^cancell?ed$/iu.test(value));
  if (word !== undefined) return { column, value: text(word), is: holds(column, word) };
  const value = yesNoValue(column, true);
  const is = saysYes(column, true);
  return value && is ? { column, value, is } : 'other';
}

/** What is over stays as it was, unless a day is named; what is cancelled already needs no change. */
function stillAhead(table: LexiconTable, { column, is }: Cancelled, said: string): readonly Condition[] {
  const dates = table.columns.filter((one) => isDated(one) && !/^(?:created|updated)_/u.test(one.name));
  const [date] = dates;
  const isDayNamed = dates.some(({ name }) => said.includes(`"${name}"`));
  const ahead: readonly Condition[] =
    date && !isDayNamed
      ? [{ kind: 'compare', left: columnOf(date), operator: '>=', right: { kind: 'today' } }]
      : [];
  return [...ahead, opposite(is, column)];
}

/** The rows of something that happens on a day and does not: who it is for has to be named, or the day. */
function attempt(rows: string, table: LexiconTable, state: ReadState): FrameReading | undefined {
  const isEvent = table.columns.some(isDated) && table.columns.some((one) => kindOf(one) === 'reference');
  const shown = stateOf(table);
  if (!isEvent || shown === 'other') return undefined;
  const pieces = piecesOf({ text: rows }, state.index, state.today);
  const work = startWork(pieces, table, state.index, false);
  const isNamed = pieces.some((piece) => isTarget(work, piece));
  readConditions(work);
  for (const [at, piece] of pieces.entries()) if (isTarget(work, piece)) mark(work, at);
  const where = joined(work);
  if (!isNamed || work.ask || leftOver(work).length > 0 || where.kind === 'always') return undefined;
  const changes: DatabaseChange[] = [
    shown === 'none'
      ? { do: 'delete', table: table.name, where }
      : {
          do: 'update',
          table: table.name,
          set: { [shown.column.name]: shown.value },
          where: allOf([where, ...stillAhead(table, shown, JSON.stringify(where))]),
        },
  ];
  return { meaning: { changes }, words: work.words, unread: [], cost: -1 };
}

/** Who does not come: `Rex cancelled for tomorrow, take him out of grooming`. */
const absent =
  /^(?<who>\p{L}[\p{L}'’ -]*?) (?:has |have |had to |just )?(?:cancel(?:s|led|ed)?|(?:can(?:no|['’])t|is not able to|won['’]t|will not|is not) (?:come|coming|make it))(?: (?:for|on|at))?(?: (?<day>(?!her\b|his\b|the\b|their\b)[\p{L}\p{N} ./-]+?))?(?:[,;] .*)?$/iu;

/** The bookings of somebody who does not come, in the only list that has one for them. */
function ofAbsent(sentence: string, state: ReadState): FrameReading | undefined {
  const { who, day } = absent.exec(sentence)?.groups ?? {};
  const full = entriesOf((who ?? '').toLowerCase(), state.index).flatMap((entry) =>
    entry.kind === 'value' && labelsOf(entry.table).includes(entry.column) ? [entry.table.name] : [],
  );
  // A first name alone says who, where it is asked for.
  const named =
    full.length > 0 || !/\bcancel\b/iu.test(sentence)
      ? full
      : rowsCalled(state.index)((who ?? '').toLowerCase()).map(({ table }) => table.name);
  if (day === undefined || new Set(named).size !== 1) return undefined;
  const found = state.index.tables
    .filter((table) => table.columns.some(({ references }) => references === named[0]))
    .map((table) => attempt(withDays(`${humanise(table.name)} of ${who} ${day}`), table, state))
    .filter((one) => one !== undefined);
  const said = new Set(sentence.toLowerCase().match(/\p{L}+/gu));
  const meant = found.filter(
    ({ meaning }) =>
      'changes' in meaning &&
      meaning.changes.some(
        (change) => 'table' in change && change.table.split('_').some((word) => said.has(word)),
      ),
  );
  const clear = meant.length > 0 ? meant : found;
  return clear.length === 1 ? clear[0] : undefined;
}

/** Reads what does not take place: `cancel Priya's outing on 29 November, the river is in flood`. */
export const readCancelled: Frame = (clause, state) => {
  const plain = clause.text.trim().replace(/[.!]+$/u, '');
  const said = cancelling.exec(plain)?.groups?.['rows'];
  if (said === undefined) return ofAbsent(plain, state);
  const rows = withDays(said);
  const found = candidateTables(piecesOf({ text: rows }, state.index, state.today), state.index)
    .map((table) => attempt(rows, table, state))
    .filter((one) => one !== undefined);
  return found.length === 1 ? found[0] : undefined;
};
