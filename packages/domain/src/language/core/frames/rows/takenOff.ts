import { holds, labelsOf } from '../../constituents/columnKinds.ts';
import { piecesOf } from '../../constituents/pieces.ts';
import { tablesNamed } from '../../lookups/said.ts';
import type { Frame, FrameReading, ReadState } from '../../frame.ts';
import { rowsNamed, rowsOf, type RowNamed } from './rowNames.ts';

const taking =
  /^(?:(?<reason>[^,;\n]+)[,;]\s*(?:so |and |please |pls |can you |could you )*)?(?:please |pls |can you |could you )*(?:remove|delete|take|cross|strike|drop) (?<who>\S[^,;\n]{0,60}?) (?:off|from|out of) (?:the |our |my )?(?<table>[\p{L}_ ]{2,40}?)[.!]*$/iu;
const pronoun = /^(?:him|her|them|it)$/iu;

/** The row that words name, at their beginning where more follows: `Jo moved away`. */
function rowIn(words: string, state: ReadState, isWhole: boolean): readonly RowNamed[] {
  const pieces = piecesOf({ text: words.trim() }, state.index, state.today);
  return isWhole && pieces.length > 1 ? [] : rowsNamed(pieces[0], state);
}

/** A link that is taken from a row: `remove the student from the violin` deletes nobody. */
function unlinked(who: string, of: string, state: ReadState): FrameReading | undefined {
  const [target, ...others] = /^the /iu.test(who) ? tablesNamed(who.toLowerCase(), state.index) : [];
  if (!target || others.length > 0) return undefined;
  const found = rowIn(of, state, true).flatMap((row) => {
    const links = row.table.columns.filter(({ references }) => references === target.name);
    const [link] = links;
    return link && links.length === 1 && link.nullable ? [{ row, link }] : [];
  });
  const [only] = found;
  if (!only || found.length > 1) return undefined;
  const { row, link } = only;
  return {
    meaning: {
      changes: [
        {
          do: 'update',
          table: row.table.name,
          set: { [link.name]: { kind: 'value', value: null } },
          where: holds(row.column, row.value),
        },
      ],
    },
    words: [{ said: who, read: `${link.name} of ${row.value} becomes empty` }],
    unread: [],
    cost: -1,
  };
}

/** Reads who is taken off a list: `remove Jo from the waiting list`, `Jo moved away, take her off the waiting list`. */
export const readTakenOff: Frame = ({ text }, state) => {
  const { reason = '', who = '', table: said = '' } = taking.exec(text.trim())?.groups ?? {};
  if (said === '') return undefined;
  const tables = tablesNamed(said.toLowerCase(), state.index);
  if (tables.length === 0 && reason === '') return unlinked(who, said, state);
  const named = pronoun.test(who)
    ? rowIn(reason, state, false)
    : reason === ''
      ? rowIn(who, state, true)
      : [];
  const found = tables.flatMap((table) =>
    named.flatMap((row) => {
      const where = rowsOf(table, row, state);
      // What is a row of another list with columns of that name is no row here.
      return where && labelsOf(row.table).includes(row.column) ? [{ table, row, where }] : [];
    }),
  );
  const [only] = found;
  return only && found.length === 1
    ? {
        meaning: { changes: [{ do: 'delete', table: only.table.name, where: only.where }] },
        words: [{ said: who, read: `the rows of ${only.row.value} in ${only.table.name}` }],
        unread: [],
        cost: -1,
      }
    : undefined;
};
