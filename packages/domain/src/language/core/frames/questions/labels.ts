import type { Expression } from '../../../ast/index.ts';
import type { LexiconColumn } from '../../../planner/lexicon.ts';
import { labelsOf, isDated } from '../../constituents/columnKinds.ts';
import { columnsOf, tablesOf, type Piece } from '../../constituents/pieces.ts';
import { pathBetween, type Step } from '../../constituents/relations.ts';
import { free, mark, type Work } from '../../constituents/work.ts';
import { inTable } from './joins.ts';

/** Most lists whose names stand for a row without one. */
const mostLinked = 3;

/** Labels of the rows: their own, or those of the rows they point to: the guest and the flat of a booking. */
export function labels(work: Work): {
  readonly columns: readonly Expression[];
  readonly path: readonly Step[];
} {
  const own = labelsOf(work.table);
  if (own.length > 0) return { columns: own.map((column) => inTable(work.table, column)), path: [] };
  const linked = [...new Set(work.table.columns.map(({ references }) => references))].flatMap(
    (references) => {
      const table = work.index.tables.find(({ name }) => name === references);
      const path = table && pathBetween(work.table, table, work.index);
      return table && path?.length === 1 && labelsOf(table).length > 0 ? [{ table, path }] : [];
    },
  );
  const shown = linked.slice(0, mostLinked);
  return {
    columns: shown.flatMap(({ table }) => labelsOf(table).map((column) => inTable(table, column))),
    path: shown.flatMap(({ path }) => path),
  };
}

/** Columns asked for by name: `which cheese and when`, `names and emails`. */
export function namedColumns(work: Work): {
  readonly columns: readonly Expression[];
  readonly path: readonly Step[];
} {
  const all = work.pieces.flatMap((piece, at) => {
    if (!free(work, at)) return [];
    const [column] = columnsOf(piece, work.table);
    const isWhen = piece.cue === 'when' ? work.table.columns.find(isDated) : undefined;
    const found = column ?? isWhen;
    const linked = linkedColumns(work, piece, found);
    if (!found && !linked) return [];
    mark(work, at);
    return linked ?? (found ? [{ columns: [inTable(work.table, found)], path: [] }] : []);
  });
  return { columns: all.flatMap(({ columns }) => columns), path: all.flatMap(({ path }) => path) };
}

/** A column of a row that is pointed to, or the name of that row: `orders with the town`, `children and their group`. */
function linkedColumns(
  work: Work,
  piece: Piece,
  own: LexiconColumn | undefined,
): readonly { readonly columns: readonly Expression[]; readonly path: readonly Step[] }[] | undefined {
  if (own ? own.references === undefined : piece.entries.length === 0) return undefined;
  for (const table of work.index.tables) {
    const isMentioned = piece.entries.some((entry) => entry.kind !== 'value' && entry.table === table);
    if (table.name === work.table.name || (!own && !isMentioned)) continue;
    const path = pathBetween(work.table, table, work.index);
    const [step] = path ?? [];
    if (!path || !step || path.length > 2 || !path.every(({ isForward }) => isForward)) continue;
    const isOwn = own !== undefined && own.name === step.fromColumn.name && path.length === 1;
    const isNamed =
      own === undefined && tablesOf(piece).some(({ name }) => name === table.name) && piece.isDeed !== true;
    const named = own ? [] : columnsOf(piece, table).filter(({ references }) => references === undefined);
    const columns = isOwn || isNamed ? labelsOf(table) : named.slice(0, 1);
    if (columns.length > 0) return [{ columns: columns.map((column) => inTable(table, column)), path }];
  }
  return undefined;
}
