import type { ColumnSpec } from '../ast/database.ts';
import type { LexiconColumn } from '../planner/lexicon.ts';

type ColumnType = ColumnSpec['type'];

const sqlTypes: Readonly<Record<ColumnType, string>> = {
  text: 'text',
  'whole-number': 'integer',
  number: 'numeric',
  money: 'numeric(12,2)',
  'yes-no': 'boolean',
  date: 'date',
  time: 'time',
  moment: 'timestamptz',
  duration: 'interval',
  email: 'text',
  phone: 'text',
  link: 'text',
  list: 'text[]',
  json: 'jsonb',
  id: 'uuid',
};

/** Types as Postgres prints them, where that differs from how they are written. */
const printed: Readonly<Record<string, string>> = {
  timestamptz: 'timestamp with time zone',
  time: 'time without time zone',
};

/** The type of a column as SQL. */
export function sqlType(type: ColumnType): string {
  return sqlTypes[type];
}

/** A type as a lexicon has it. */
export function printedType(sql: string): string {
  return printed[sql] ?? sql;
}

/** A type in the words of a sentence. */
export function typeWords(type: ColumnType): string {
  const words: Partial<Record<ColumnType, string>> = {
    'whole-number': 'a whole number',
    'yes-no': 'yes or no',
    moment: 'a date with a time',
    duration: 'a length of time',
    money: 'an amount of money',
    id: 'a row id',
    email: 'an email address',
    phone: 'a phone number',
  };
  return words[type] ?? (type === 'text' || type === 'json' ? type : `a ${type}`);
}

/** The values of a column before a change of its type, as the new type; an empty text becomes empty. */
export function convertedSql(column: string, before: LexiconColumn, type: ColumnType): string {
  const to = sqlTypes[type];
  if (!/^(?:text|character)/u.test(before.type))
    return to === 'text' ? `${column}::text` : `${column}::text::${to}`;
  const filled = `nullif(trim(${column}), '')`;
  if (to === 'text') return column;
  if (type === 'list') return `string_to_array(${filled}, ', ')`;
  if (type === 'date' || type === 'moment')
    // Any other form could be read with day and month swapped, so it is refused by the database.
    return `case when ${filled} is null or trim(${column}) ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}' then ${filled}::${to} else ('not year-month-day: ' || ${column})::${to} end`;
  return `${filled}::${to}`;
}
