import { humanise } from '../../planner/names.ts';
import { columnOf, kindOf, text } from '../constituents/columnKinds.ts';
import { entriesOf } from '../schemaIndex.ts';
import { isStaff, isVisitors, several, shownOf } from './lists.ts';
import { lookedUp, tableNamed, type Lookup } from './said.ts';

const living =
  /^(?:who(?: all)?|(?:which|what)(?: of)?(?: (?:the|our|my))* (?<noun>[\p{L} _-]+?)) (?:lives?|living|(?:is|are) living|stays?) (?:on|in|at|near) (?<place>(?:the )?[\p{L}\p{N}][\p{L}\p{N} .'-]*)$/u;
const address = /(?:^|_)(?:address|street)(?:_|$)/u;

/** `which families live on Oak Street`: those whose address has these words, where no column has them as its value. */
export const readLiving: Lookup = (said) => {
  const { noun, place = '' } = living.exec(said.words)?.groups ?? {};
  if (place === '' || said.period || entriesOf(place, said.index).length > 0) return undefined;
  const named = tableNamed(noun, said.index);
  if (noun !== undefined && !named) return undefined;
  const found = (named ? [named] : said.index.tables.filter((one) => isVisitors(one) || isStaff(one)))
    .map((table) => ({
      table,
      columns: table.columns.filter((column) => kindOf(column) === 'text' && address.test(column.name)),
    }))
    .filter(({ columns }) => columns.length === 1);
  const [only, ...others] = found;
  const [column] = only?.columns ?? [];
  if (!only || !column || others.length > 0) return undefined;
  const shown = [...new Set([...shownOf(only.table), column])];
  return lookedUp(
    said,
    {
      from: only.table.name,
      columns: shown.map((one) => ({ value: columnOf(one) })),
      where: { kind: 'compare', left: columnOf(column), operator: 'contains', right: text(place) },
    },
    `${several(only.table)} where ${humanise(column.name)} contains ${place}`,
  );
};
