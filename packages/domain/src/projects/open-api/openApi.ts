import type { SchemaColumn, SchemaRelation, SchemaShape } from '../database-types/databaseTypes.ts';

/** A method of HTTP with which rows are read, added, changed or deleted. */
export type RowMethod = 'get' | 'post' | 'patch' | 'delete';

/** The methods that a role may use, by table or view. */
export type RowMethods = ReadonlyMap<string, readonly RowMethod[]>;

type Json = string | boolean | readonly Json[] | { readonly [key: string]: Json };

const integers = new Set(['int2', 'int4', 'int8']);
const numbers = new Set(['float4', 'float8', 'numeric']);

function typeOf({ type, enum: isEnum }: SchemaColumn, schema: SchemaShape): Json {
  if (isEnum)
    return {
      type: 'string',
      format: type,
      enum: schema.enums.find(({ name }) => name === type)?.values ?? [],
    };
  if (integers.has(type)) return { type: 'integer', format: type };
  if (numbers.has(type)) return { type: 'number', format: type };
  if (type === 'bool') return { type: 'boolean', format: type };
  // JSON can be any value.
  return type === 'json' || type === 'jsonb' ? { format: type } : { type: 'string', format: type };
}

function property(column: SchemaColumn, relation: SchemaRelation, schema: SchemaShape): Json {
  const one = typeOf(column, schema);
  const type: Json = column.array ? { type: 'array', items: one } : one;
  const key = relation.keys.find(({ columns }) => columns.length === 1 && columns[0] === column.name);
  return key
    ? { description: `Refers to ${key.table}.${key.tableColumns.join(', ')}.`, allOf: [type] }
    : type;
}

function definition(relation: SchemaRelation, schema: SchemaShape): Json {
  const needed = relation.columns.filter(({ nullable }) => !nullable).map(({ name }) => name);
  return {
    type: 'object',
    ...(needed.length > 0 && { required: needed }),
    properties: Object.fromEntries(
      relation.columns.map((column) => [column.name, property(column, relation, schema)]),
    ),
  };
}

const summaries: Readonly<Record<RowMethod, string>> = {
  get: 'Read rows',
  post: 'Add rows',
  patch: 'Change rows',
  delete: 'Delete rows',
};

function operation(method: RowMethod, relation: SchemaRelation): Json {
  const rows: Json = { type: 'array', items: { $ref: `#/definitions/${relation.name}` } };
  const filters = relation.columns.map(({ name }): Json => ({
    name,
    in: 'query',
    type: 'string',
    description: 'A filter such as eq.1',
  }));
  const text = (name: string): Json => ({ name, in: 'query', type: 'string' });
  const body: Json = { name: relation.name, in: 'body', schema: { $ref: `#/definitions/${relation.name}` } };
  return {
    tags: [relation.name],
    summary: summaries[method],
    parameters: [
      ...(method === 'post' ? [] : filters),
      ...(method === 'get' ? ['select', 'order', 'limit', 'offset'].map(text) : []),
      ...(method === 'post' || method === 'patch' ? [body] : []),
    ],
    responses:
      method === 'get' ? { 200: { description: 'OK', schema: rows } } : { 204: { description: 'Done' } },
  };
}

/**
 * The OpenAPI 2.0 document of a project's data, as far as a role may use it: tables and views of the schema `public`.
 *
 * @example
 * openApi({ relations: [], enums: [] }, new Map(), 'localhost:4322').host // => 'localhost:4322'
 */
export function openApi(
  schema: SchemaShape,
  methods: RowMethods,
  host: string,
): { readonly [key: string]: Json } {
  const shown = schema.relations.flatMap((relation) => {
    const allowed = methods.get(relation.name);
    return allowed && allowed.length > 0 ? [{ relation, allowed }] : [];
  });
  return {
    swagger: '2.0',
    info: { title: 'The data of this project', version: '1' },
    host,
    basePath: '/rest/v1',
    consumes: ['application/json'],
    produces: ['application/json'],
    securityDefinitions: { apikey: { type: 'apiKey', in: 'header', name: 'apikey' } },
    security: [{ apikey: [] }],
    paths: Object.fromEntries(
      shown.map(({ relation, allowed }) => [
        `/${encodeURIComponent(relation.name)}`,
        Object.fromEntries(allowed.map((method) => [method, operation(method, relation)])),
      ]),
    ),
    definitions: Object.fromEntries(
      shown.map(({ relation }) => [relation.name, definition(relation, schema)]),
    ),
  };
}
