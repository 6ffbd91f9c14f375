import type { LexiconColumn, LexiconTable } from '../../../planner/lexicon.ts';
import { humanise, singular } from '../../../planner/names.ts';
import { kindOf } from '../../constituents/columnKinds.ts';
import { piecesOf } from '../../constituents/pieces.ts';
import { startWork } from '../../constituents/work.ts';
import type { ReadState } from '../../frame.ts';
import { fillable, type Row } from './cells.ts';
import { pickNamed } from './columnValue.ts';

/** Words that lead to the row of another table: `with Ana`, `teacher Ana`. */
function leadTo(column: LexiconColumn, to: LexiconTable): RegExp {
  const nouns = [column.name.replace(/_id$/u, ''), singular(to.name), to.name].map((name) =>
    humanise(name)
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} ]/gu, '.'),
  );
  return new RegExp(
    String.raw`(?:^|[\s,])(?:(?:for|of|from|by|with|to|customer|client|the|is|${nouns.join('|')})[\s:]+)+$`,
    'iu',
  );
}

/** A text without the row of another table that it names, and whether words led to it. */
interface Referred {
  readonly rest: string;
  readonly isLedTo: boolean;
}

/** Puts the row that a column points to into the row: `for Maria Lopez: …`, `… with Ana`. */
function withoutReference(
  said: string,
  column: LexiconColumn,
  row: Row,
  { table, state }: { readonly table: LexiconTable; readonly state: ReadState },
): Referred {
  const to = state.index.tables.find(({ name }) => name === column.references);
  if (!to) return { rest: said, isLedTo: false };
  const pieces = piecesOf({ text: said }, state.index, state.today);
  const work = startWork(pieces, table, state.index, false);
  const lead = leadTo(column, to);
  for (const [at] of pieces.entries()) {
    const picked = pickNamed(work, at, to);
    const start = pieces[picked?.first ?? 0]?.start ?? 0;
    const isLedTo = lead.test(said.slice(0, start));
    // A part of a name may be anybody's, or an ordinary word.
    if (!picked || (picked.isPartial && !isLedTo)) continue;
    row[column.name] = picked.value;
    const before = said.slice(0, start).replace(lead, ' ');
    const after = said.slice(pieces[picked.last]?.end ?? start).replace(/^\s*:/u, ' ');
    return { rest: `${before} ${after}`, isLedTo };
  }
  return { rest: said, isLedTo: false };
}

/**
 * A text without the rows of other tables that it names, which are put into the row. `ledTo` are the columns for which a
 * word stands before the name: `owner Karen Hollis`.
 */
export function referredTo(
  said: string,
  table: LexiconTable,
  row: Row,
  state: ReadState,
): { readonly rest: string; readonly ledTo: ReadonlySet<string> } {
  const ledTo = new Set<string>();
  let rest = said;
  for (const column of fillable(table).filter((one) => kindOf(one) === 'reference')) {
    const found = withoutReference(rest, column, row, { table, state });
    ({ rest } = found);
    if (found.isLedTo) ledTo.add(column.name);
  }
  return { rest, ledTo };
}
