import type { Reading } from '../../ast/index.ts';
import { humanise } from '../../planner/names.ts';
import { listed } from '../../planner/outcome.ts';
import { columnOf, text } from '../constituents/columnKinds.ts';
import { entriesOf, type Entry } from '../schemaIndex.ts';
import { several } from './lists.ts';
import { lookedUp, tableNamed, type Lookup } from './said.ts';

const ending = String.raw`(?: (?:(?:do |have |are |is )?(?:we|i|you|there|they)(?: have| got)?|have|in total|all together|altogether|so far))*`;
/** `how many big and how many small do we have`. */
const both = new RegExp(
  String.raw`^how many (?<one>[\p{L}\p{N} -]+?)(?: and|,)? how many (?<other>[\p{L}\p{N} -]+?)${ending}$`,
  'u',
);

type Value = Extract<Entry, { readonly kind: 'value' }>;

/** The values that words name, with or without the name of their list behind them: `big boxes`. */
function valuesNamed(said: string, phrases: Parameters<typeof entriesOf>[1]): readonly Value[] {
  const words = said.split(' ');
  const named = [said, words.slice(0, -1).join(' ')].flatMap((name) =>
    name === '' ? [] : entriesOf(name, phrases),
  );
  return named.filter((entry) => entry.kind === 'value');
}

/** `how many big and how many small do we have`: the rows of each of two values of a column, with its figure. */
export const readEachValue: Lookup = (said): Reading | undefined => {
  const { one = '', other = '' } = both.exec(said.words)?.groups ?? {};
  if (one === '' || said.period) return undefined;
  const [first, second] = [valuesNamed(one, said.index), valuesNamed(other, said.index)];
  const pairs = first.flatMap((left) =>
    second
      .filter(
        ({ table, column, value }) => table === left.table && column === left.column && value !== left.value,
      )
      .map((right) => [left, right] as const),
  );
  const [pair, ...others] = pairs;
  if (!pair || others.length > 0) return undefined;
  const [{ table, column }] = pair;
  const behind = [one, other]
    .map((words) => words.split(' ').at(-1) ?? '')
    .map((word) => tableNamed(word, said.index));
  if (behind.some((named) => named !== undefined && named !== table)) return undefined;
  const count = { kind: 'aggregate', name: 'count' } as const;
  return lookedUp(
    said,
    {
      from: table.name,
      columns: [{ value: columnOf(column) }, { value: count, as: 'count' }],
      where: { kind: 'one-of', left: columnOf(column), values: pair.map(({ value }) => text(value)) },
      groupBy: [columnOf(column)],
      orderBy: [{ by: count, descending: true }],
    },
    `${several(table)} per ${humanise(column.name)} where it is ${listed(
      pair.map(({ value }) => value),
      'or',
    )}`,
  );
};
