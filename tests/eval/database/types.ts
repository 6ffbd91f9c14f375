import type { Column } from './structure.ts';

/** Kinds of column types that checks name. */
const kinds: Readonly<Record<string, RegExp>> = {
  text: /^(?:text|character|citext|extensions\.citext|varchar|name)/u,
  integer: /^(?:smallint|integer|bigint)/u,
  number: /^(?:smallint|integer|bigint|numeric|real|double|money)/u,
  decimal: /^(?:numeric|real|double|money)/u,
  date: /^(?:date|timestamp)/u,
  timestamp: /^timestamp/u,
  time: /^time/u,
  bool: /^boolean/u,
  uuid: /^uuid/u,
  json: /^json/u,
};

/** Whether a column is of a kind; `money` may also be whole cents. */
export function isKind(column: Column, kind: string): boolean {
  if (kind === 'enum') return column.labels !== null;
  if (kind === 'array') return column.declared.endsWith('[]');
  if (kind === 'money')
    return (
      isKind(column, 'decimal') || (isKind(column, 'integer') && /cent|minor|pence|penn/iu.test(column.name))
    );
  const pattern = kinds[kind];
  if (!pattern) throw new Error(`Unknown kind of type: ${kind}`);
  return pattern.test(column.type);
}
