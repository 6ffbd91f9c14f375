import type { LexiconTable } from '../../../planner/lexicon.ts';
import { isFigure, kindOf, labelsOf } from '../../constituents/columnKinds.ts';
import { columnsOf } from '../../constituents/pieces.ts';
import { pathBetween } from '../../constituents/relations.ts';
import { free, isTarget, nextPlace, mark, type Work } from '../../constituents/work.ts';
import { isByDeed } from './deeds.ts';
import { groupAt, type Group } from './groups.ts';
import { inTable } from './joins.ts';

/** The table or column behind `which` or `who`, that figures are compared for: `which coach has given the most trainings`. */
export function entityGroup(work: Work): Group | undefined {
  for (let at = 0; at < work.pieces.length; at += 1) {
    const { cue, lower } = work.pieces[at] ?? {};
    const isAsked = work.pieces.some((piece) => piece.cue === 'which' || piece.cue === 'who');
    const isSuperlative = !isAsked && (cue === 'most' || cue === 'least' || cue === 'top');
    if (cue !== 'which' && cue !== 'who' && !isSuperlative && lower !== 'best') continue;
    for (let place = at + 1; place <= at + 4; place = nextPlace(work, place, 1)) {
      const piece = free(work, place);
      // `the class with the highest number of spots` is one of the rows, and no group of them.
      if (isSuperlative && piece && columnsOf(piece, work.table).some(isFigure)) return byThing(work);
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
export function personTable(work: Work): LexiconTable | undefined {
  return work.index.tables.find(
    ({ name }) =>
      /members|customers|people|players|persons|guests|clients|users|profiles/iu.test(name) &&
      name !== work.table.name &&
      pathBetween(work.table, work.index.tables.find((one) => one.name === name) ?? work.table, work.index),
  );
}

/** `how often was which reason`: with a figure, `which` splits it. */
export function whichColumn(work: Work): Group | undefined {
  const which = work.pieces.findIndex(({ cue }, at) => cue === 'which' && at > 0);
  return which < 0 ? undefined : groupAt(work, nextPlace(work, which, 1));
}
