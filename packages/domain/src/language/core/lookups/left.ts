import { humanise, singular } from '../../planner/names.ts';
import { numeric } from '../constituents/comparisons.ts';
import { columnOf, holds, labelsOf } from '../constituents/columnKinds.ts';
import { stockedNamed, type Stocked } from '../constituents/stock.ts';
import { entriesOf } from '../schemaIndex.ts';
import { lookedUp, type Lookup, type Said } from './said.ts';

const stillThere =
  /^(?:so )?how (?:many|much) (?<name>.+?) (?:do (?:i|we) (?:still )?have|have (?:i|we) (?:still )?got|(?:is|are)(?: there)?(?: still)?)(?: (?:left|in stock|there|still))*$/u;

const left =
  /^(?:so )?how many (?<noun>\p{L}+) of (?:the |our |my )?(?<name>.+?) (?:do (?:i|we) (?:still )?have|have (?:i|we)(?: got)?|are)(?: still)?(?: left| in stock| there)?$/u;

/** The thing whose amount is asked for, by the word for the amount: `bags` of porcelain. */
function counted(noun: string, name: string, { index }: Said): readonly Stocked[] {
  const word = singular(noun);
  return entriesOf(name, index).flatMap((entry) => {
    if (entry.kind !== 'value' || !labelsOf(entry.table).includes(entry.column)) return [];
    const columns = numeric(entry.table).filter((column) =>
      column.name.split('_').some((one) => singular(one) === word),
    );
    const [number] = columns;
    return number && columns.length === 1
      ? [{ table: entry.table, column: entry.column, value: entry.value, number }]
      : [];
  });
}

/**
 * `how many bags of porcelain do I have left`: the number that the row has in a column of that name; `how much pasta do we
 * have left`: that in the column for how much there is.
 */
export const readLeft: Lookup = (said) => {
  if (said.period) return undefined;
  const { noun, name = '' } = left.exec(said.words)?.groups ?? stillThere.exec(said.words)?.groups ?? {};
  const found =
    name === '' ? [] : noun === undefined ? stockedNamed(name, said.index) : counted(noun, name, said);
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
