import type { LexiconColumn, LexiconTable } from '../../../planner/lexicon.ts';
import { singular } from '../../../planner/names.ts';
import { columnOf, kindOf, labelsOf, text as textValue } from '../../constituents/columnKinds.ts';
import type { Frame } from '../../frame.ts';
import { entriesOf, type CoreIndex } from '../../schemaIndex.ts';

const stating =
  /^(?<names>[^:;.?!]+?) (?:is|are|should be|must be|count as)(?: all| both)? (?<value>[^:;.?!,]+?)(?:,? (?:and )?(?<more>[^:;.?!]+?) (?:too|also|as well))?$/iu;

interface Named {
  readonly table: LexiconTable;
  readonly column: LexiconColumn;
  readonly value: string;
}

function valuesNamed(words: string, index: CoreIndex): readonly Named[] {
  const said = words
    .trim()
    .toLowerCase()
    .replace(/^(?:the|an?) /u, '');
  const found = entriesOf(said, index);
  return (found.length > 0 ? found : entriesOf(singular(said), index)).flatMap((entry) =>
    entry.kind === 'value' ? [entry] : [],
  );
}

const isLabel = ({ table, column }: Named): boolean =>
  labelsOf(table).some(({ name }) => name === column.name);

/** Reads what several rows are alike in: `rye, wheat and oats are cereals, barley too`. The value is one that rows have. */
export const readAlike: Frame = ({ text }, { index }) => {
  const said = stating.exec(text.trim().replace(/[.!]+$/u, ''))?.groups;
  if (!said) return undefined;
  const names = [said['names'] ?? '', said['more'] ?? '']
    .flatMap((list) => list.split(/\s*,\s*(?:and\s+)?|\s+and\s+|\s*&\s*/iu))
    .filter((name) => name !== '');
  const rows = names.map((name) => valuesNamed(name, index).filter(isLabel));
  for (const { table, column, value } of valuesNamed(said['value'] ?? '', index)) {
    const of = rows.map((found) => found.find((one) => one.table.name === table.name));
    const known = of.filter((one) => one !== undefined);
    const [first] = known;
    const isKind = kindOf(column) === 'text' && !isLabel({ table, column, value });
    if (!first || !isKind || known.length < names.length) continue;
    if (known.some((one) => one.column.name !== first.column.name)) continue;
    return {
      meaning: {
        changes: [
          {
            do: 'update',
            table: table.name,
            set: { [column.name]: textValue(value) },
            where: {
              kind: 'one-of',
              left: columnOf(first.column),
              values: known.map((one) => textValue(one.value)),
            },
          },
        ],
      },
      words: [{ said: text, read: `${column.name} of ${known.map((one) => one.value).join(', ')}` }],
      unread: [],
      cost: 0.2,
    };
  }
  return undefined;
};
