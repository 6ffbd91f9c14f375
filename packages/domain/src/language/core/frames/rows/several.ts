import type { DatabaseChange, Expression } from '../../../ast/index.ts';
import type { LexiconColumn, LexiconTable } from '../../../planner/lexicon.ts';
import {
  holds,
  isDated,
  isYesNo,
  kindOf,
  labelsOf,
  text as textValue,
  yesNoValue,
} from '../../constituents/columnKinds.ts';
import { piecesOf } from '../../constituents/pieces.ts';
import type { Frame, ReadState } from '../../frame.ts';
import { entriesOf } from '../../schemaIndex.ts';

const setting =
  /^(?:please |can you |could you )*(?:set|change|update|put|make) (?:the )?(?<column>\p{L}[\p{L} _]*?) (?:of|for) (?<list>[^\n]+?)[.!]*$/iu;
const telling = /^(?<who>\S.*?) (?:to|is|as|=) (?<value>\S.*)$/iu;

/** The row of a table that words name. */
function rowNamed(
  words: string,
  table: LexiconTable,
  { index }: ReadState,
): { readonly column: LexiconColumn; readonly value: string } | undefined {
  const labels = labelsOf(table);
  const found = entriesOf(words.toLowerCase(), index).flatMap((entry) =>
    entry.kind === 'value' && entry.table === table && labels.includes(entry.column)
      ? [{ column: entry.column, value: entry.value }]
      : [],
  );
  return found[0];
}

/** Words as a value of a column; undefined where it cannot hold them. */
function valueOf(words: string, column: LexiconColumn, { index, today }: ReadState): Expression | undefined {
  const plain = words.replaceAll(/^["“]|["”]$/gu, '').trim();
  const [piece, ...more] = piecesOf({ text: plain }, index, today);
  if (isYesNo(column) && /^(?:yes|no)$/iu.test(plain)) return yesNoValue(column, /^yes$/iu.test(plain));
  if (kindOf(column) === 'number')
    return piece?.amount !== undefined && more.length === 0
      ? { kind: 'value', value: piece.amount }
      : undefined;
  if (isDated(column)) return more.length === 0 ? piece?.period?.day : undefined;
  if (kindOf(column) !== 'text') return undefined;
  const allowed = column.allowedValues?.find((one) => one.toLowerCase() === plain.toLowerCase());
  return column.allowedValues && allowed === undefined ? undefined : textValue(allowed ?? plain);
}

/** Reads a column that is set for several rows, to a value each: `set the type of Kingfisher to single and Moorhen to double`. */
export const readSeveral: Frame = ({ text }, state) => {
  const { column: said = '', list = '' } = setting.exec(text.trim())?.groups ?? {};
  const parts = list.split(/\s*[,;]\s*(?:and\s+)?|\s+and\s+/iu).map((part) => telling.exec(part)?.groups);
  if (parts.length < 2) return undefined;
  for (const entry of entriesOf(said.toLowerCase(), state.index)) {
    if (entry.kind !== 'column' || entry.column.primaryKey) continue;
    const { table, column } = entry;
    const changes = parts.flatMap((part): readonly DatabaseChange[] => {
      const row = rowNamed(part?.['who'] ?? '', table, state);
      const value = valueOf(part?.['value'] ?? '', column, state);
      return row && value
        ? [
            {
              do: 'update',
              table: table.name,
              set: { [column.name]: value },
              where: holds(row.column, row.value),
            },
          ]
        : [];
    });
    if (changes.length === parts.length)
      return {
        meaning: { changes },
        words: [{ said: text, read: `${column.name} of ${changes.length} rows` }],
        unread: [],
        cost: -1,
      };
  }
  return undefined;
};
