import type { LexiconColumn, LexiconTable } from '../../../planner/lexicon.ts';
import type { Expression } from '../../../ast/index.ts';
import { columnOf, isDated, kindOf, text } from '../../constituents/columnKinds.ts';
import { piecesOf, type Piece } from '../../constituents/pieces.ts';
import { candidateTables, joined, leftOver, readConditions } from '../../constituents/selection.ts';
import { isTarget, mark, startWork } from '../../constituents/work.ts';
import type { Frame, FrameReading, ReadState } from '../../frame.ts';
import { fillable } from './cells.ts';
import { withDays } from './days.ts';
import { dateOf } from './orderedSlots.ts';

const moving =
  /^(?:please )?(?:move|shift|postpone|reschedule|push|put off|change) (?<rows>.+?) (?:to|until) (?<day>.+?)(?:,? (?:because|since|as|so that) .*)?$/iu;

function dayIn(to: readonly Piece[]): Expression | undefined {
  return to.length === 1 ? to[0]?.period?.day : undefined;
}

/** A day with its time, in either order: `tomorrow 16:00`. */
function momentIn(to: readonly Piece[], today: string): Expression | undefined {
  const said = to.filter(({ lower }) => lower !== 'at' && lower !== 'on');
  const time = said.find(({ isTime }) => isTime)?.literal;
  const day = said.find(({ period }) => period?.day)?.period?.day;
  const date = day && dateOf(day, today);
  return said.length === 2 && time !== undefined && date !== undefined ? text(`${date} ${time}`) : undefined;
}

/** The same time of another day. */
function sameTime(to: readonly Piece[], column: LexiconColumn): Expression | undefined {
  const day = dayIn(to);
  const date = (of: Expression): Expression => ({ kind: 'call', name: 'date', arguments: [of] });
  const before = columnOf(column);
  return (
    day && {
      kind: 'arithmetic',
      left: date(day),
      operator: '+',
      right: { kind: 'arithmetic', left: before, operator: '-', right: date(before) },
    }
  );
}

/** The rows of a table on another day, where it has one column for the day. */
function attempt(rows: string, day: string, table: LexiconTable, state: ReadState): FrameReading | undefined {
  const dates = fillable(table).filter((column) => kindOf(column) === 'date');
  const dated = dates.length > 0 ? dates : fillable(table).filter(isDated);
  const [column] = dated;
  const to = piecesOf({ text: day }, state.index, state.today);
  const value =
    column && (kindOf(column) === 'moment' ? (momentIn(to, state.today) ?? sameTime(to, column)) : dayIn(to));
  if (!column || dated.length > 1 || !value) return undefined;
  const pieces = piecesOf({ text: rows }, state.index, state.today);
  const work = startWork(pieces, table, state.index, false);
  const isNamed = pieces.some((piece) => isTarget(work, piece));
  readConditions(work);
  for (const [at, piece] of pieces.entries())
    if (isTarget(work, piece) || piece.cue === 'from') mark(work, at);
  const where = joined(work);
  const isAll = pieces.some(({ cue }) => cue === 'all' || cue === 'every');
  if (!isNamed || work.ask || leftOver(work).length > 0 || (where.kind === 'always' && !isAll))
    return undefined;
  return {
    meaning: { changes: [{ do: 'update', table: table.name, set: { [column.name]: value }, where }] },
    words: work.words,
    unread: [],
    cost: 0,
  };
}

/** Reads what happens on another day: `move all orders from Friday to Saturday`, `postpone Pia's visits to 3 May`. */
export const readPostponed: Frame = ({ text: sentence }, state) => {
  const said = moving.exec(
    sentence
      .trim()
      .replace(/[.!]+$/u, '')
      .replace(/,? (?:at |but )?(?:the )?same (?:time|hour)$/iu, ''),
  )?.groups;
  if (!said) return undefined;
  const rows = withDays(
    (said['rows'] ?? '').replace(/^(?<day>today|tomorrow|yesterday)'s (?<what>.+)$/iu, '$<what> of $<day>'),
  ).replaceAll(/\b(?:from|of) (?=on\b|today\b|tomorrow\b|\d)/giu, 'for ');
  return candidateTables(piecesOf({ text: rows }, state.index, state.today), state.index)
    .map((table) => attempt(rows.replaceAll('for on ', 'on '), withDays(said['day'] ?? ''), table, state))
    .find((found) => found !== undefined);
};
