import type { SchemaRelation, SchemaShape } from '../database-types/shape.ts';
import { functionPaths } from './functionPaths.ts';
import { definition, type Json } from './values.ts';

/** A method of HTTP with which rows are read, added, changed or deleted. */
export type RowMethod = 'get' | 'post' | 'patch' | 'delete';

/** The methods that a role may use, by table or view. */
export type RowMethods = ReadonlyMap<string, readonly RowMethod[]>;

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
 * The OpenAPI 2.0 document of a project's data, as far as a role may use it: tables and views of the schema `public`, and
 * its functions, of which `schema` has only those that the role may call.
 *
 * @example
 * openApi({ relations: [], enums: [], functions: [] }, new Map(), 'localhost:4322').host // => 'localhost:4322'
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
    paths: Object.fromEntries([
      ...shown.map(({ relation, allowed }): [string, Json] => [
        `/${encodeURIComponent(relation.name)}`,
        Object.fromEntries(allowed.map((method) => [method, operation(method, relation)])),
      ]),
      ...functionPaths(schema, new Set(shown.map(({ relation }) => relation.name))),
    ]),
    definitions: Object.fromEntries(
      shown.map(({ relation }) => [relation.name, definition(relation, schema)]),
    ),
  };
}
