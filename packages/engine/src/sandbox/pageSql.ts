import { publicName } from '../database/definitions.ts';
import { identifier } from '../database/session.ts';
import type { RowCondition, RowRequest, Selected } from './pageRequest.ts';

/** A reference from a column of one table to a key of another. */
export interface Reference {
  readonly from: string;
  readonly column: string;
  readonly to: string;
  readonly key: string;
}

/** A statement with its parameters; the one row of a reading has the rows as JSON in `rows`. */
export interface Statement {
  readonly sql: string;
  readonly parameters: readonly string[];
}

/** References with one column, between tables that pages can name. */
export const referencesSql = `
select f.relname as "from", fa.attname as "column", t.relname as "to", ta.attname as "key"
from pg_constraint k
join pg_class f on f.oid = k.conrelid join pg_attribute fa on fa.attrelid = f.oid and fa.attnum = k.conkey[1]
join pg_class t on t.oid = k.confrelid join pg_attribute ta on ta.attrelid = t.oid and ta.attnum = k.confkey[1]
where k.contype = 'f' and cardinality(k.conkey) = 1
  and f.relnamespace = 'public'::regnamespace and t.relnamespace = 'public'::regnamespace`;

/** A row of a table from JSON, so that Postgres reads each value as the type of its column. */
const rowFrom = (table: string, at: number): string =>
  `json_populate_record(null::${publicName(table)}, $${at}::text::json)`;

const inRow = (column: string): string => `t.${identifier(column)}`;

/** Joins rows of another table: one that a row refers to, or all that refer to it. */
function joined(
  { table, column }: Extract<Selected, { readonly kind: 'joined' }>,
  from: string,
  references: readonly Reference[],
): string {
  const [reference, ...others] = references.filter(
    (one) => (one.from === from && one.to === table) || (one.from === table && one.to === from),
  );
  if (!reference || others.length > 0) throw new Error('It is not clear how the tables belong together.');
  const value = `json_build_object('${column}', x.${identifier(column)})`;
  const rows = `from ${publicName(table)} x where`;
  return reference.from === from
    ? `(select ${value} ${rows} x.${identifier(reference.key)} = ${inRow(reference.column)})`
    : `(select coalesce(json_agg(${value}), '[]') ${rows} x.${identifier(reference.column)} = ${inRow(reference.key)})`;
}

/**
 * Writes what a page asks of a table as one statement. Names are quoted and values are parameters; whether the person may
 * do it is decided by the rights of the role that it runs as.
 */
export function pageSql(request: RowRequest, references: readonly Reference[]): Statement {
  const { table, where } = request;
  const parameters: string[] = [];
  const parameter = (value: string): number => parameters.push(value);
  const condition = (one: RowCondition): string => {
    if (one.kind === 'is') {
      const row = rowFrom(table, parameter(JSON.stringify({ [one.column]: one.value })));
      return `${inRow(one.column)} = (${row}).${identifier(one.column)}`;
    }
    const pattern = `$${parameter(one.pattern)}::text`;
    return `(${one.columns.map((column) => `${inRow(column)}::text ilike ${pattern}`).join(' or ')})`;
  };
  const found = (): string =>
    where.length === 0 ? '' : ` where ${where.map((one) => condition(one)).join(' and ')}`;
  const named = `${publicName(table)} t`;

  switch (request.do) {
    case 'read': {
      const columns = request.select.map((part) => {
        if (part.kind === 'all') return 't.*';
        if (part.kind === 'column') return inRow(part.name);
        return `${joined(part, table, references)} as ${identifier(part.table)}`;
      });
      const order = request.order.map(
        ({ column, isDescending }) => `${inRow(column)} ${isDescending ? 'desc' : 'asc'}`,
      );
      const sorted = order.length === 0 ? '' : ` order by ${order.join(', ')}`;
      const rows = `select ${columns.join(', ')} from ${named}${found()}${sorted} limit ${request.limit}`;
      return { sql: `select coalesce(json_agg(q), '[]')::text as rows from (${rows}) q`, parameters };
    }
    case 'add': {
      const names = Object.keys(request.values).map((column) => identifier(column));
      if (names.length === 0) return { sql: `insert into ${publicName(table)} default values`, parameters };
      const row = rowFrom(table, parameter(JSON.stringify(request.values)));
      const list = names.join(', ');
      return { sql: `insert into ${publicName(table)} (${list}) select ${list} from ${row}`, parameters };
    }
    case 'change': {
      const row = rowFrom(table, parameter(JSON.stringify(request.values)));
      const sets = Object.keys(request.values).map((column) => {
        const quoted = identifier(column);
        return `${quoted} = r.${quoted}`;
      });
      return { sql: `update ${named} set ${sets.join(', ')} from ${row} r${found()}`, parameters };
    }
    default:
      return { sql: `delete from ${named}${found()}`, parameters };
  }
}
