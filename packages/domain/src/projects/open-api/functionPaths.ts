import type { SchemaArgument, SchemaFunction, SchemaShape } from '../database-types/shape.ts';
import { definition, typeOf, type Json } from './values.ts';

/** The arguments of functions that share a name, each with whether every one of them needs it. */
function argumentsOf(
  alternatives: readonly SchemaFunction[],
): readonly (readonly [SchemaArgument, boolean])[] {
  const all = new Map(
    alternatives.flatMap((one) => one.arguments.map((argument) => [argument.name, argument])),
  );
  return [...all.values()].map((argument) => [
    argument,
    alternatives.every((one) =>
      one.arguments.some(({ name, optional }) => name === argument.name && !optional),
    ),
  ]);
}

function bodyOf(alternatives: readonly SchemaFunction[], schema: SchemaShape): Json {
  const all = argumentsOf(alternatives);
  // The whole body is one value.
  if (all.some(([{ name }]) => name === '')) return { type: 'object' };
  const required = all.flatMap(([{ name }, isRequired]) => (isRequired ? [name] : []));
  return {
    type: 'object',
    ...(required.length > 0 && { required }),
    properties: Object.fromEntries(all.map(([argument]) => [argument.name, typeOf(argument, schema)])),
  };
}

function rowOf(
  { returns }: SchemaFunction,
  schema: SchemaShape,
  shown: ReadonlySet<string>,
): Json | undefined {
  if (returns.kind === 'nothing') return undefined;
  if (returns.kind === 'value') return typeOf(returns, schema);
  if (returns.kind === 'columns') {
    const members = returns.columns.map((field) => [field.name, typeOf(field, schema)]);
    return { type: 'object', properties: Object.fromEntries(members) };
  }
  const relation = schema.relations.find(({ name }) => name === returns.relation);
  if (!relation) return { type: 'object' };
  return shown.has(relation.name) ? { $ref: `#/definitions/${relation.name}` } : definition(relation, schema);
}

function responses(
  alternatives: readonly SchemaFunction[],
  schema: SchemaShape,
  shown: ReadonlySet<string>,
): Json {
  const [one, other] = alternatives;
  // Functions that share a name may return different types.
  if (!one || other) return { 200: { description: 'OK' } };
  const row = rowOf(one, schema, shown);
  if (row === undefined) return { 204: { description: 'Done' } };
  return { 200: { description: 'OK', schema: one.many ? { type: 'array', items: row } : row } };
}

function inAddress(argument: SchemaArgument, isRequired: boolean, schema: SchemaShape): Json {
  const isJson = argument.type === 'json' || argument.type === 'jsonb';
  const asText = argument.array ? 'A list such as {a,b}' : isJson ? 'JSON' : undefined;
  return {
    name: argument.name,
    in: 'query',
    required: isRequired,
    ...(asText === undefined ? typeOf(argument, schema) : { type: 'string', description: asText }),
  };
}

/** What a role may call, by address. Functions that promise to write nothing can be called by GET too. */
export function functionPaths(schema: SchemaShape, shown: ReadonlySet<string>): readonly [string, Json][] {
  const names = [...new Set(schema.functions.map(({ name }) => name))];
  return names.map((name) => {
    const alternatives = schema.functions.filter((one) => one.name === name);
    const read = alternatives.filter(
      (one) => one.readOnly && one.arguments.every((argument) => argument.name !== ''),
    );
    const about = { tags: [`(rpc) ${name}`], summary: 'Call the function' };
    const get: Json = {
      ...about,
      parameters: argumentsOf(read).map(([argument, isRequired]) => inAddress(argument, isRequired, schema)),
      responses: responses(read, schema, shown),
    };
    const post: Json = {
      ...about,
      parameters: [{ name: 'args', in: 'body', required: true, schema: bodyOf(alternatives, schema) }],
      responses: responses(alternatives, schema, shown),
    };
    return [`/rpc/${encodeURIComponent(name)}`, { ...(read.length > 0 && { get }), post }];
  });
}
