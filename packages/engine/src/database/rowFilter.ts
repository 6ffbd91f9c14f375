import { quoteLiteral } from '@saywright/domain/planner';
import type { RowFilterView } from '../protocol/index.ts';
import type { CatalogColumn } from './catalog.ts';
import { hasEquality } from './definitions.ts';
import { identifier } from './session.ts';

const comparisons = { less: '<', 'at-most': '<=', more: '>', 'at-least': '>=' } as const;

/** A filter as SQL. Its value is an untyped literal, so that Postgres reads it without cutting it to a length. */
export function conditionOf(
  { name, type }: Pick<CatalogColumn, 'name' | 'type'>,
  { operator, value }: RowFilterView,
): string {
  const column = identifier(name);
  const comparable = hasEquality(type) ? column : `${column}::text`;
  const literal = quoteLiteral(value);
  switch (operator) {
    case 'is':
      return `${comparable} = ${literal}`;
    case 'is-not':
      return `${comparable} is distinct from ${literal}`;
    case 'contains':
      return `strpos(lower(${column}::text), lower(${literal})) > 0`;
    case 'starts-with':
      return `starts_with(lower(${column}::text), lower(${literal}))`;
    case 'empty':
      return `${column}::text is null`;
    case 'filled':
      return `${column}::text is not null`;
    default:
      return `${comparable} ${comparisons[operator]} ${literal}`;
  }
}

/** Types whose text a person would search for, each with the texts that its values can contain. */
const searchable = [
  [/^(?:text|character|citext)/u, /^/u],
  [/^uuid/u, /^[\da-f-]*$/u],
  [/^(?:smallint|integer|bigint)/u, /^[\d-]*$/u],
  // Of letters, it has those of Infinity and NaN.
  [/^numeric/u, /^[\d.anifty-]*$/u],
] as const;

/** The condition that a text or number of a row contains a text, as SQL. Columns that cannot contain it are left out. */
export function searchCondition(columns: readonly CatalogColumn[], search: string): string {
  const text = search.toLowerCase();
  const conditions = columns
    .filter(({ type }) => searchable.some(([types, possible]) => types.test(type) && possible.test(text)))
    .map((column) => conditionOf(column, { column: column.name, operator: 'contains', value: search }));
  return conditions.length === 0 ? 'false' : `(${conditions.join(' or ')})`;
}
