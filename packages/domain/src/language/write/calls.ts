import type { functionNames } from '../ast/expression.ts';
import type { Kind, Piece } from './scope.ts';
import { stop } from './problem.ts';

type FunctionName = (typeof functionNames)[number];

interface Writer {
  /** Fewest and most arguments. */
  readonly takes: readonly [number, number];
  readonly sql: (arguments_: readonly string[]) => string;
  /** The kind of the result; `first` takes that of the first argument with one. */
  readonly kind: Kind | 'first';
  /** Its arguments are read as text. */
  readonly ofText?: boolean;
}

function plain(name: string, takes: readonly [number, number], kind: Kind | 'first', ofText = false): Writer {
  return { takes, kind, ofText, sql: (list) => `${name}(${list.join(', ')})` };
}

function part(field: string): Writer {
  return { takes: [1, 1], kind: 'integer', sql: ([of]) => `extract(${field} from ${of})::integer` };
}

function start(unit: string): Writer {
  return { takes: [1, 1], kind: 'date', sql: ([of]) => `date_trunc('${unit}', ${of})::date` };
}

const one: readonly [number, number] = [1, 1];
const many: readonly [number, number] = [1, 20];

const writers: Readonly<Record<FunctionName, Writer>> = {
  lower: plain('lower', one, 'text', true),
  upper: plain('upper', one, 'text', true),
  initcap: plain('initcap', one, 'text', true),
  trim: plain('trim', one, 'text', true),
  length: plain('length', one, 'integer', true),
  replace: plain('replace', [3, 3], 'text', true),
  concat: plain('concat', many, 'text'),
  round: {
    takes: [1, 2],
    kind: 'number',
    sql: ([of, places]) => `round((${of})::numeric${places === undefined ? '' : `, ${places}`})`,
  },
  floor: plain('floor', one, 'number'),
  ceil: plain('ceil', one, 'number'),
  abs: plain('abs', one, 'first'),
  greatest: plain('greatest', many, 'first'),
  least: plain('least', many, 'first'),
  coalesce: plain('coalesce', many, 'first'),
  nullif: plain('nullif', [2, 2], 'first'),
  year: part('year'),
  month: part('month'),
  day: part('day'),
  weekday: part('isodow'),
  date: { takes: one, kind: 'date', sql: ([of]) => `(${of})::date` },
  'start-of-week': start('week'),
  'start-of-month': start('month'),
  'start-of-year': start('year'),
  number: {
    takes: one,
    kind: 'number',
    ofText: true,
    sql: ([of]) => `case when trim(${of}) ~ '^-?[0-9]+([.][0-9]+)?$' then trim(${of})::numeric end`,
  },
  text: { takes: one, kind: 'text', sql: ([of]) => `(${of})::text` },
  digits: {
    takes: one,
    kind: 'text',
    ofText: true,
    sql: ([of]) => `regexp_replace(${of}, '[^0-9]', '', 'g')`,
  },
  split: {
    takes: [3, 3],
    kind: 'text',
    sql: ([of, separator, position]) => `split_part(${of}, ${separator}, ${position})`,
  },
  substring: plain('substr', [2, 3], 'text'),
  position: {
    takes: [2, 2],
    kind: 'integer',
    ofText: true,
    sql: ([sought, within]) => `strpos(${within}, ${sought})`,
  },
  'to-date': plain('to_date', [2, 2], 'date', true),
};

/** A value as a text. */
export function asText({ sql, kind, compound }: Piece): string {
  if (kind === 'text' || kind === 'unknown') return sql;
  return compound === true ? `(${sql})::text` : `${sql}::text`;
}

function countWords([fewest, most]: readonly [number, number]): string {
  const values = most === 1 ? 'value' : 'values';
  return fewest === most ? `${most} ${values}` : `${fewest} to ${most} values`;
}

/** The call of a function. Stops when it gets too few or too many arguments. */
export function callPiece(name: FunctionName, arguments_: readonly Piece[]): Piece {
  const { takes, sql, kind, ofText } = writers[name];
  const [fewest, most] = takes;
  if (arguments_.length < fewest || arguments_.length > most)
    stop(`${name} takes ${countWords(takes)}, not ${arguments_.length}.`);
  const written = sql(arguments_.map((piece) => (ofText === true ? asText(piece) : piece.sql)));
  const known = arguments_.find((piece) => piece.kind !== 'unknown')?.kind ?? 'unknown';
  return { sql: written, kind: kind === 'first' ? known : kind, compound: name === 'number' };
}
