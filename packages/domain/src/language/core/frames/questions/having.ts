import type { Condition, Expression } from '../../../ast/index.ts';
import type { LexiconTable } from '../../../planner/lexicon.ts';
import { isYesNo } from '../../constituents/columnKinds.ts';
import { tablesOf } from '../../constituents/pieces.ts';
import { pathBetween } from '../../constituents/relations.ts';
import { free, isTarget, mark, nextPlace, type Work } from '../../constituents/work.ts';
import type { Cue } from '../../cues.ts';
import { byTable, type Group } from './groups.ts';
import { inTable } from './joins.ts';
import { counted } from './measures.ts';

const operators: Readonly<Partial<Record<Cue, '>' | '<' | '>=' | '<='>>> = {
  more: '>',
  less: '<',
  'at-least': '>=',
  'at-most': '<=',
};
const often: Readonly<Record<string, number>> = { once: 1, twice: 2 };

/** The table whose rows are counted by the rows at hand: `customers` for orders. */
export function ownerNamed(work: Work): LexiconTable | undefined {
  for (const [at, piece] of work.pieces.entries())
    for (const table of free(work, at) && !piece.isDeed ? tablesOf(piece) : []) {
      const path = table.name === work.table.name ? undefined : pathBetween(work.table, table, work.index);
      if (!path?.every(({ isForward }) => isForward)) continue;
      mark(work, at);
      return table;
    }
  return undefined;
}

/** `customers who ordered more than twice`, `books with at least 3 reviews`: how many rows of each there are. */
export function readHaving(
  work: Work,
  subject: LexiconTable | undefined,
): { readonly condition: Condition; readonly group: Group } | undefined {
  for (const [at, piece] of work.pieces.entries()) {
    const isRepeated = piece.cue === 'twice' && /^(?:more than once|two times|twice)$/u.test(piece.lower);
    const operator = isRepeated
      ? piece.lower === 'more than once'
        ? '>'
        : '>='
      : piece.cue && operators[piece.cue];
    if (!free(work, at) || !operator) continue;
    const place = isRepeated ? at : nextPlace(work, at, 1);
    const said = work.pieces[place];
    const amount = isRepeated ? (operator === '>' ? 1 : 2) : (said?.amount ?? often[said?.lower ?? '']);
    const noun = work.pieces[nextPlace(work, place, 1)];
    const isTimes = /^times?$/u.test(noun?.lower ?? '');
    const isCount = isRepeated || isTimes || (said?.lower ?? '') in often || isTarget(work, noun);
    const table = amount === undefined || !isCount ? undefined : (subject ?? ownerNamed(work));
    const group = table && byTable(work, table);
    if (!group || amount === undefined) continue;
    mark(work, at, place);
    if (isTimes) mark(work, nextPlace(work, place, 1));
    work.words.push({ said: piece.text, read: `count ${operator} ${amount}` });
    const right: Expression = { kind: 'value', value: amount };
    return { condition: { kind: 'compare', left: counted, operator, right }, group };
  }
  return undefined;
}

/** `how many are confirmed and how many are not`: both answers of a yes-or-no column, each with its figure. */
export function readEither(work: Work): Group | undefined {
  const not = work.pieces.findIndex(
    ({ cue }, at) =>
      cue === 'not' && free(work, at) !== undefined && !free(work, nextPlace(work, at, 1))?.entries.length,
  );
  const yes = work.found.findIndex(({ column, at }) => column !== undefined && isYesNo(column) && at < not);
  const column = work.found[yes]?.column;
  const isJoined = work.pieces.some(
    ({ cue }, at) => (cue === 'and' || cue === 'or') && at < not && at > (work.found[yes]?.at ?? 0),
  );
  if (!column || !isJoined) return undefined;
  work.found.splice(yes, 1);
  mark(work, not);
  const value = inTable(work.table, column);
  return { by: [value], shown: [{ value }], path: [], name: column.name };
}
