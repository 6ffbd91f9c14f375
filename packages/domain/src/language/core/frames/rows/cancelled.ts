import type { LexiconTable } from '../../../planner/lexicon.ts';
import { humanise } from '../../../planner/names.ts';
import { isDated, kindOf, labelsOf } from '../../constituents/columnKinds.ts';
import { piecesOf } from '../../constituents/pieces.ts';
import { candidateTables, joined, leftOver, readConditions } from '../../constituents/selection.ts';
import { isTarget, mark, startWork } from '../../constituents/work.ts';
import type { Frame, FrameReading, ReadState } from '../../frame.ts';
import { entriesOf } from '../../schemaIndex.ts';
import { withDays } from './days.ts';

const cancelling =
  /^(?:please )?(?:cancel|call off|scrap) (?<rows>[^,;]+?)(?:[,;] (?:because|since|as|she|he|they|it|we|the)\b.*)?$/iu;

/** The rows of something that happens on a day and does not: who it is for has to be named, or the day. */
function attempt(rows: string, table: LexiconTable, state: ReadState): FrameReading | undefined {
  const isEvent = table.columns.some(isDated) && table.columns.some((one) => kindOf(one) === 'reference');
  if (!isEvent || table.columns.some(({ name }) => /^(?:status|state|cancelled|canceled)$/u.test(name)))
    return undefined;
  const pieces = piecesOf({ text: rows }, state.index, state.today);
  const work = startWork(pieces, table, state.index, false);
  const isNamed = pieces.some((piece) => isTarget(work, piece));
  readConditions(work);
  for (const [at, piece] of pieces.entries()) if (isTarget(work, piece)) mark(work, at);
  const where = joined(work);
  if (!isNamed || work.ask || leftOver(work).length > 0 || where.kind === 'always') return undefined;
  return {
    meaning: { changes: [{ do: 'delete', table: table.name, where }] },
    words: work.words,
    unread: [],
    cost: -1,
  };
}

/** Who does not come: `Rex cancelled for tomorrow, take him out of grooming`. */
const absent =
  /^(?<who>\p{Lu}[\p{L}'’ -]*?) (?:has |have |had to |just )?(?:cancel(?:s|led|ed)?|(?:can(?:no|['’])t|is not able to|won['’]t|will not|is not) (?:come|coming|make it))(?: (?:for|on|at))?(?: (?<day>(?!her\b|his\b|the\b|their\b)[\p{L}\p{N} ./-]+?))?(?:[,;] .*)?$/u;

/** The bookings of somebody who does not come, in the only list that has one for them. */
function ofAbsent(text: string, state: ReadState): FrameReading | undefined {
  const { who, day } = absent.exec(text)?.groups ?? {};
  const named = entriesOf((who ?? '').toLowerCase(), state.index).flatMap((entry) =>
    entry.kind === 'value' && labelsOf(entry.table).includes(entry.column) ? [entry.table.name] : [],
  );
  if (day === undefined || new Set(named).size !== 1) return undefined;
  const found = state.index.tables
    .filter((table) => table.columns.some(({ references }) => references === named[0]))
    .map((table) => attempt(withDays(`${humanise(table.name)} of ${who} ${day}`), table, state))
    .filter((one) => one !== undefined);
  const said = new Set(text.toLowerCase().match(/\p{L}+/gu));
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
export const readCancelled: Frame = ({ text }, state) => {
  const plain = text.trim().replace(/[.!]+$/u, '');
  const said = cancelling.exec(plain)?.groups?.['rows'];
  if (said === undefined) return ofAbsent(plain, state);
  const rows = withDays(said);
  const found = candidateTables(piecesOf({ text: rows }, state.index, state.today), state.index)
    .map((table) => attempt(rows, table, state))
    .filter((one) => one !== undefined);
  return found.length === 1 ? found[0] : undefined;
};
