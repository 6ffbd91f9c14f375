import type { Expression, Selection } from '../../../ast/index.ts';
import { keyOf, labelsOf } from '../../constituents/columnKinds.ts';
import { pathBetween } from '../../constituents/relations.ts';
import { isOfPeople, isTarget, mark, type Work } from '../../constituents/work.ts';
import { inTable, joinsAlong } from './joins.ts';

/** `free places in each group`: what a number column allows, less the rows that point to it. */
export function freePlaces(work: Work): Selection | undefined {
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
