import type { Condition, DatabaseChange, Expression } from '../../../ast/index.ts';
import type { LexiconColumn, LexiconTable } from '../../../planner/lexicon.ts';
import {
  allOf,
  holds,
  isYesNo,
  kindOf,
  labelsOf,
  saysYes,
  text as textValue,
  yesNoValue,
} from '../../constituents/columnKinds.ts';
import { columnsOf, piecesOf, tablesOf, valuesOf, type Piece } from '../../constituents/pieces.ts';
import type { Frame, FrameReading, ReadState } from '../../frame.ts';
import { rowsNamed, rowsOf, type RowNamed } from './rowNames.ts';

/** Words that say no more than that it happened. */
const small =
  /^(?:has|have|had|is|are|was|were|just|now|already|finally|today|also|again|been|got|the|his|her|their|its|my|our|a|an|by|in|with|of|for|and|so|,|:|-)$/u;
const happened = /^(?:just|now|already|finally|today)$/u;
const asking =
  /^\W*(?:who|whom|whose|what|which|when|where|why|how|is|are|was|were|do|does|did|has|have|can|could|should|if|show|list|find|only)\b|\?/iu;

interface Answer {
  readonly column: LexiconColumn;
  readonly isYes: boolean;
}

/** What a sentence gives about a row beside its name: an answer, values of other columns, and which row it is. */
function saidOf(
  pieces: readonly Piece[],
  table: LexiconTable,
): { answer: Answer; set: Record<string, Expression>; which: Condition[]; isSure: boolean } | undefined {
  let answer: Answer | undefined;
  const set: Record<string, Expression> = {};
  const which: Condition[] = [];
  let isSure = false;
  let isDenied = false;
  for (const piece of pieces) {
    if (happened.test(piece.lower)) isSure = true;
    if (/^(?:not|never|no longer)$/u.test(piece.lower)) {
      isDenied = true;
      continue;
    }
    const flag = columnsOf(piece, table).find((column) => isYesNo(column) && piece.amount === undefined);
    if (flag && !answer) {
      answer = { column: flag, isYes: !isDenied };
      continue;
    }
    const value = valuesOf(piece).find(
      (one) => one.table === table && !labelsOf(table).includes(one.column) && kindOf(one.column) === 'text',
    );
    if (value?.column.allowedValues) {
      set[value.column.name] = textValue(value.value);
      isSure = true;
      continue;
    }
    const own =
      piece.literal === undefined
        ? undefined
        : table.columns.find(
            (column) => kindOf(column) === 'text' && (column.values ?? []).includes(piece.literal ?? ''),
          );
    if (own && piece.literal !== undefined) {
      which.push(holds(own, piece.literal));
      isSure = true;
      continue;
    }
    const isTarget = tablesOf(piece).includes(table);
    if (!isTarget && !small.test(piece.lower)) return undefined;
  }
  return answer && { answer, set, which, isSure };
}

function readIn(
  table: LexiconTable,
  named: RowNamed,
  rest: readonly Piece[],
  state: ReadState,
): FrameReading[] {
  const of = rowsOf(table, named, state);
  const said = of && saidOf(rest, table);
  const value = said && yesNoValue(said.answer.column, said.answer.isYes);
  const before = said && saysYes(said.answer.column, !said.answer.isYes);
  if (!of || !said || !value || !before) return [];
  const change: DatabaseChange = {
    do: 'update',
    table: table.name,
    set: { [said.answer.column.name]: value, ...said.set },
    // What was paid before stays as it is.
    where: allOf([of, ...said.which, ...(named.table === table ? [] : [before])]),
  };
  const words = [
    { said: named.value, read: `${said.answer.column.name} becomes ${said.answer.isYes ? 'yes' : 'no'}` },
  ];
  return [{ meaning: { changes: [change] }, words, unread: [], cost: said.isSure ? -1 : -0.5 }];
}

/**
 * Reads what became of a row that is named: `Jorge paid now, cash`, `E13 is not working`. Every word has to have its place;
 * without a word for that it happened just now it may only tell, so that it is asked about.
 */
export const readSettled: Frame = ({ text }, state) => {
  if (asking.test(text) || text.includes('\n')) return undefined;
  const pieces = piecesOf({ text: text.trim().replace(/[.!]+$/u, '') }, state.index, state.today);
  const [first, ...rest] = pieces;
  const found = rowsNamed(first, state).flatMap((named) =>
    state.index.tables.flatMap((table) => readIn(table, named, rest, state)),
  );
  return found.length === 1 ? found[0] : undefined;
};
