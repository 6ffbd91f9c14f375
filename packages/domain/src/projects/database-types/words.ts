import type { SchemaType } from './shape.ts';

const known: ReadonlyMap<string, string> = new Map([
  ['bool', 'boolean'],
  ...['int2', 'int4', 'int8', 'float4', 'float8', 'numeric'].map((name) => [name, 'number'] as const),
  ...['json', 'jsonb'].map((name) => [name, 'Json'] as const),
  ...['bytea', 'bpchar', 'varchar', 'date', 'text', 'citext', 'time', 'timetz', 'timestamp'].map(
    (name) => [name, 'string'] as const,
  ),
  ...['timestamptz', 'uuid', 'vector'].map((name) => [name, 'string'] as const),
]);

/** A name or value as a literal of TypeScript. */
export const text = (value: string): string => JSON.stringify(value);
/** A name as a key of a type. */
export const key = (name: string): string => (/^[A-Za-z_$][\w$]*$/u.test(name) ? name : text(name));

/** The type of a value that is not missing. */
export function typeOf({ type, array, enum: isEnum }: SchemaType): string {
  const one = isEnum ? `Database["public"]["Enums"][${text(type)}]` : (known.get(type) ?? 'unknown');
  return `${one}${array ? '[]' : ''}`;
}

/** A block of lines; a type without members is written as the generator writes it. */
export function block(name: string, members: readonly string[], depth: number): string {
  const space = '  '.repeat(depth);
  const inner = members.length > 0 ? members.join('\n') : `${space}  [_ in never]: never`;
  return `${space}${name}: {\n${inner}\n${space}}`;
}
