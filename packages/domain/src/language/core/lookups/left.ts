import { humanise, singular } from '../../planner/names.ts';
import { numeric } from '../constituents/comparisons.ts';
import { columnOf, holds, labelsOf } from '../constituents/columnKinds.ts';
import { entriesOf } from '../schemaIndex.ts';
import { lookedUp, type Lookup } from './said.ts';

const left =
  /^(?:so )?how many (?<noun>\p{L}+) of (?:the |our |my )?(?<name>.+?) (?:do (?:i|we) (?:still )?have|have (?:i|we)(?: got)?|are)(?: still)?(?: left| in stock| there)?$/u;

/** `how many bags of porcelain do I have left`: the number that the row has in a column of that name. */
export const readLeft: Lookup = (said) => {
  const { noun = '', name = '' } = left.exec(said.words)?.groups ?? {};
  if (noun === '' || said.period) return undefined;
  const counted = singular(noun);
  const found = entriesOf(name, said.index).flatMap((entry) => {
    if (entry.kind !== 'value' || !labelsOf(entry.table).includes(entry.column)) return [];
    const columns = numeric(entry.table).filter((column) =>
      column.name.split('_').some((word) => singular(word) === counted),
    );
    const [column] = columns;
    return column && columns.length === 1 ? [{ ...entry, number: column }] : [];
  });
  const [only] = found;
  if (!only || found.length > 1) return undefined;
  const { table, column, value, number } = only;
  return lookedUp(
    said,
    {
      from: table.name,
      columns: [{ value: columnOf(column) }, { value: columnOf(number) }],
      where: holds(column, value),
    },
    `${humanise(number.name)} of ${value}`,
  );
};
