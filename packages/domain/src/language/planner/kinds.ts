import type { LexiconColumn, LexiconTable } from './lexicon.ts';

/** The kind of a column's values, as far as wording and parsing are concerned. */
export type ColumnKind = 'text' | 'integer' | 'number' | 'boolean' | 'date' | 'moment' | 'uuid' | 'other';

const kinds: readonly { readonly pattern: RegExp; readonly kind: ColumnKind }[] = [
  { pattern: /\[\]$|^json|^bytea|^interval|range$|^point|^inet/u, kind: 'other' },
  { pattern: /^(?:text|character|varchar|char|citext|bpchar)/u, kind: 'text' },
  { pattern: /^(?:smallint|integer|bigint|int|serial|bigserial)/u, kind: 'integer' },
  { pattern: /^(?:numeric|decimal|real|double|float|money)/u, kind: 'number' },
  { pattern: /^bool/u, kind: 'boolean' },
  { pattern: /^timestamp/u, kind: 'moment' },
  { pattern: /^date$/u, kind: 'date' },
  { pattern: /^uuid$/u, kind: 'uuid' },
];

/** The kind of a type as Postgres prints it; a column with listed values (an enum) counts as text. */
export function kindOf(column: LexiconColumn): ColumnKind {
  if (column.allowedValues !== undefined) return 'text';
  const type = column.type.toLowerCase();
  return kinds.find(({ pattern }) => pattern.test(type))?.kind ?? 'other';
}

/** True for a list of texts; other arrays need typed SQL. */
export function isList(column: LexiconColumn): boolean {
  return /^text\[\]$/u.test(column.type);
}

export function isNumeric(column: LexiconColumn): boolean {
  return ['integer', 'number'].includes(kindOf(column));
}

export function isTemporal(column: LexiconColumn): boolean {
  return ['date', 'moment'].includes(kindOf(column));
}

const nameColumns = [
  'name',
  'full_name',
  'title',
  'display_name',
  'label',
  'subject',
  'heading',
  'username',
  'company',
  'company_name',
];

/**
 * The column that names a row: a text column with one of the usual names, or ending in `_name` or `_title`.
 *
 * @example
 * nameColumn({ name: 'orders', columns: [], rowSecurity: false, policies: [] }) // => undefined
 */
export function nameColumn(table: LexiconTable): LexiconColumn | undefined {
  const texts = table.columns.filter(
    (column) => kindOf(column) === 'text' && column.allowedValues === undefined,
  );
  const usual = nameColumns
    .map((name) => texts.find((column) => column.name === name))
    .find((column) => column !== undefined);
  const ending = texts.filter((column) => /_(?:name|title)$/u.test(column.name));
  return usual ?? (ending.length === 1 ? ending[0] : undefined);
}

/** The only numeric column named after money, if there is exactly one. */
export function moneyColumn(table: LexiconTable): LexiconColumn | undefined {
  const numeric = table.columns.filter(
    (column) => isNumeric(column) && !column.primaryKey && column.references === undefined,
  );
  const named = numeric.filter((column) =>
    /(?:^|_)(?:price|cost|amount|total|fee|value|salary|budget)(?:_|$)/u.test(column.name),
  );
  return named.length === 1 ? named[0] : undefined;
}

/**
 * The only column for an email address, if there is exactly one.
 *
 * @example
 * emailColumn({ name: 'orders', columns: [], rowSecurity: false, policies: [] }) // => undefined
 */
export function emailColumn(table: LexiconTable): LexiconColumn | undefined {
  const found = table.columns.filter(
    (column) => /(?:^|_)e?_?mail(?:_address)?$/u.test(column.name) && kindOf(column) === 'text',
  );
  return found.length === 1 ? found[0] : undefined;
}

export function primaryKey(table: LexiconTable): LexiconColumn | undefined {
  const keys = table.columns.filter((column) => column.primaryKey);
  return keys.length === 1 ? keys[0] : undefined;
}

/** True when a row cannot be added without a value for this column. */
export function isRequired(column: LexiconColumn): boolean {
  return !column.nullable && !column.hasDefault;
}
