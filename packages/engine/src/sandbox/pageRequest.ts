import { z } from 'zod';

const name = z.string().regex(/^\w{1,63}$/u);
const nameOf = (text: string | undefined): string => name.parse(text);

/** A condition on a row: a column has a value, or contains a text. */
export type RowCondition =
  | { readonly kind: 'is'; readonly column: string; readonly value: string }
  | { readonly kind: 'contains-any'; readonly columns: readonly string[]; readonly pattern: string };

/** A column, all columns, or a column of rows of another table that belong together with a row. */
export type Selected =
  | { readonly kind: 'all' }
  | { readonly kind: 'column'; readonly name: string }
  | { readonly kind: 'joined'; readonly table: string; readonly column: string };

type Values = Readonly<Record<string, unknown>>;

/** What a page asks of a table, in the part of PostgREST's language that the script of the pages uses. */
export type RowRequest = { readonly table: string; readonly where: readonly RowCondition[] } & (
  | {
      readonly do: 'read';
      readonly select: readonly Selected[];
      readonly order: readonly { readonly column: string; readonly isDescending: boolean }[];
      readonly limit: number;
    }
  | { readonly do: 'add'; readonly values: Values }
  | { readonly do: 'change'; readonly values: Values }
  | { readonly do: 'delete' }
);

/** What a page sent, before it is understood. */
export interface SentRequest {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly body?: string | undefined;
}

const mostRows = 1000;
const limitSchema = z.coerce.number().int().min(0).max(mostRows);
const valuesSchema = z.record(name, z.union([z.string(), z.number(), z.boolean(), z.null()]));

function selected(text: string): readonly Selected[] {
  return text.split(',').map((part): Selected => {
    if (part === '*') return { kind: 'all' };
    const { table, column } = /^(?<table>\w+)\((?<column>\w+)\)$/u.exec(part)?.groups ?? {};
    return table === undefined
      ? { kind: 'column', name: nameOf(part) }
      : { kind: 'joined', table: nameOf(table), column: nameOf(column) };
  });
}

function ordered(text: string): readonly { readonly column: string; readonly isDescending: boolean }[] {
  return text.split(',').map((part) => {
    const { column, way } = /^(?<column>\w+)(?:\.(?<way>asc|desc))?$/u.exec(part)?.groups ?? {};
    return { column: nameOf(column), isDescending: way === 'desc' };
  });
}

/** Reads `(title.ilike.*bread*,text.ilike.*bread*)`. */
function search(text: string): RowCondition {
  const inner = /^\((?<inner>.+)\)$/su.exec(text)?.groups?.['inner'];
  const parts = z
    .string()
    .parse(inner)
    .split(',')
    .map((part) => /^(?<column>\w+)\.ilike\.\*(?<said>[^*%\\]*)\*$/su.exec(part)?.groups);
  const said = z.string().parse(parts[0]?.['said']);
  const columns = parts.map((part) => {
    if (part?.['said'] !== said) throw new Error('Each column is searched for the same text.');
    return nameOf(part['column']);
  });
  return { kind: 'contains-any', columns, pattern: `%${said}%` };
}

function conditions(query: URLSearchParams): readonly RowCondition[] {
  return [...query]
    .filter(([key]) => key !== 'select' && key !== 'order' && key !== 'limit')
    .map(([key, text]) => {
      if (key === 'or') return search(text);
      const value = /^eq\.(?<value>.*)$/su.exec(text)?.groups?.['value'];
      return { kind: 'is', column: nameOf(key), value: z.string().parse(value) };
    });
}

/** Reads what a page sent. Throws for everything else than the script of the pages sends. */
export function pageRequest({ method, path, body }: SentRequest): RowRequest {
  const { pathname, searchParams: query } = new URL(path, 'http://trial.invalid');
  const table = nameOf(/^\/rest\/v1\/(?<table>[^/]+)$/u.exec(pathname)?.groups?.['table']);
  const where = conditions(query);
  if (method === 'GET')
    return {
      do: 'read',
      table,
      where,
      select: selected(query.get('select') ?? '*'),
      order: query.has('order') ? ordered(query.get('order') ?? '') : [],
      limit: limitSchema.parse(query.get('limit') ?? mostRows),
    };
  // Rows are changed and deleted one by one.
  const [one, ...others] = where;
  const isById = one?.kind === 'is' && one.column === 'id' && others.length === 0;
  if (method === 'POST' ? one : !isById) throw new Error('One row is changed at a time.');
  if (method === 'DELETE') return { do: 'delete', table, where };
  const values = valuesSchema.parse(JSON.parse(body ?? ''));
  return { do: method === 'POST' ? 'add' : 'change', table, where, values };
}
