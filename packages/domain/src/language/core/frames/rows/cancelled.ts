import type { LexiconTable } from '../../../planner/lexicon.ts';
import { isDated, kindOf } from '../../constituents/columnKinds.ts';
import { piecesOf } from '../../constituents/pieces.ts';
import { candidateTables, joined, leftOver, readConditions } from '../../constituents/selection.ts';
import { isTarget, mark, startWork } from '../../constituents/work.ts';
import type { Frame, FrameReading, ReadState } from '../../frame.ts';
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

/** Reads what does not take place: `cancel Priya's outing on 29 November, the river is in flood`. */
export const readCancelled: Frame = ({ text }, state) => {
  const said = cancelling.exec(text.trim().replace(/[.!]+$/u, ''))?.groups?.['rows'];
  if (said === undefined) return undefined;
  const rows = withDays(said);
  const found = candidateTables(piecesOf({ text: rows }, state.index, state.today), state.index)
    .map((table) => attempt(rows, table, state))
    .filter((one) => one !== undefined);
  return found.length === 1 ? found[0] : undefined;
};
