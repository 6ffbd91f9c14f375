import type { LexiconColumn, LexiconTable } from '../../planner/lexicon.ts';
import { columnOf, kindOf, text } from './columnKinds.ts';
import { free, isTarget, mark, type Work } from './work.ts';

/** The column with the number by which people know a row: that of a shelf, a room, a court. */
function numberOf({ columns }: LexiconTable): LexiconColumn | undefined {
  const found = columns.filter(
    (column) =>
      /^(?:number|no|nr|num)$|_(?:number|no|nr)$/iu.test(column.name) &&
      !/phone|tel|mobile|house|account|tax|vat/iu.test(column.name) &&
      ['number', 'text'].includes(kindOf(column)),
  );
  return found.length === 1 ? found[0] : undefined;
}

/** `shelf 3`: the row of the table with that number. */
export function readNumbered(work: Work, at: number): boolean {
  const piece = free(work, at);
  const next = free(work, at + 1);
  const column = piece && isTarget(work, piece) ? numberOf(work.table) : undefined;
  if (!column || next?.amount === undefined || next.unit !== undefined || next.literal !== undefined)
    return false;
  if (!Number.isInteger(next.amount) || !/^\d+$/u.test(next.text)) return false;
  mark(work, at, at + 1);
  const right =
    kindOf(column) === 'text' ? text(next.text) : ({ kind: 'value', value: next.amount } as const);
  work.found.push({
    condition: { kind: 'compare', left: columnOf(column), operator: '=', right },
    column,
    at: at + 1,
  });
  work.words.push({ said: `${piece?.text ?? ''} ${next.text}`, read: `${column.name} is ${next.text}` });
  return true;
}
