import type { SchemaColumn, SchemaRelation, SchemaShape, SchemaType } from '../database-types/shape.ts';

/** A part of the document. */
export type Json = string | boolean | readonly Json[] | JsonObject;

/** A part of the document that has members. */
export interface JsonObject {
  readonly [key: string]: Json;
}

const integers = new Set(['int2', 'int4', 'int8']);
const numbers = new Set(['float4', 'float8', 'numeric']);

function elementType({ type, enum: isEnum }: SchemaType, schema: SchemaShape): JsonObject {
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

/** The type in which a value crosses. */
export function typeOf(value: SchemaType, schema: SchemaShape): JsonObject {
  const one = elementType(value, schema);
  return value.array ? { type: 'array', items: one } : one;
}

function property(column: SchemaColumn, relation: SchemaRelation, schema: SchemaShape): JsonObject {
  const type = typeOf(column, schema);
  const key = relation.keys.find(({ columns }) => columns.length === 1 && columns[0] === column.name);
  return key
    ? { description: `Refers to ${key.table}.${key.tableColumns.join(', ')}.`, allOf: [type] }
    : type;
}

/** The type of a row. */
export function definition(relation: SchemaRelation, schema: SchemaShape): JsonObject {
  const needed = relation.columns.filter(({ nullable }) => !nullable).map(({ name }) => name);
  return {
    type: 'object',
    ...(needed.length > 0 && { required: needed }),
    properties: Object.fromEntries(
      relation.columns.map((column) => [column.name, property(column, relation, schema)]),
    ),
  };
}
