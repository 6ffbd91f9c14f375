import { fail, ok } from '../../shared/result.ts';
import { periodOf } from './calendar.ts';
import { isList, kindOf } from './kinds.ts';
import type { ColumnKind } from './kinds.ts';
import type { LexiconColumn } from './lexicon.ts';
import { humanise, toIdentifier } from './names.ts';
import { parseNumber } from './numbers.ts';
import { choice, listed, question } from './outcome.ts';
import type { Outcome } from './outcome.ts';
import { reworded } from './find.ts';
import { quoteLiteral } from './sql.ts';
import { hasMask, isMasked, valueOf } from './clause.ts';
import type { Clause } from './clause.ts';
import { matched } from './slots.ts';

/** A value as SQL and as shown text. */
export interface Value {
  readonly sql: string;
  readonly words: string;
}

const yes = new Set(['yes', 'true', 'on', 'y', '1', 'checked', 'ticked', 'enabled']);
const no = new Set(['no', 'false', 'off', 'n', '0', 'unchecked', 'unticked', 'disabled']);
const uuidPattern = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/iu;

function booleanSql(text: string): string | undefined {
  const word = text.toLowerCase();
  if (yes.has(word)) return 'true';
  return no.has(word) ? 'false' : undefined;
}

function temporalSql(text: string): string | undefined {
  if (/^now$/iu.test(text)) return 'now()';
  return periodOf(text)?.day;
}

const momentForm = /^(?<day>\d{4}-\d{2}-\d{2})[ t](?:at )?(?<time>(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d)?)$/iu;

function momentSql(text: string): string | undefined {
  const written = matched(momentForm, text);
  if (written === undefined) return temporalSql(text);
  const day = periodOf(written('day'))?.day;
  return day === undefined ? undefined : `'${day.slice(1, -1)} ${written('time')}'`;
}

function integerSql(text: string): string | undefined {
  const digits = parseNumber(text);
  return digits !== undefined && /^-?\d+$/u.test(digits) ? digits : undefined;
}

const readers: Readonly<Record<ColumnKind, (text: string) => string | undefined>> = {
  text: (text) => quoteLiteral(text),
  other: (text) => quoteLiteral(text),
  integer: integerSql,
  number: (text) => parseNumber(text.replace(/ ?(?:%|percent|per cent)$/iu, '')),
  boolean: booleanSql,
  date: temporalSql,
  moment: momentSql,
  uuid: (text) => (uuidPattern.test(text) ? quoteLiteral(text) : undefined),
};

const expected: Readonly<Record<ColumnKind, string>> = {
  text: 'text',
  other: 'text',
  integer: 'a whole number',
  number: 'a number',
  boolean: 'yes or no',
  date: 'a date such as 2024-03-01',
  moment: 'a date such as 2024-03-01',
  uuid: 'a row id',
};

/** The allowed value a word refers to, in its stored spelling. */
export function allowedValue(column: LexiconColumn, text: string): string | undefined {
  const values = column.allowedValues ?? [];
  return (
    values.find((value) => value === text) ??
    values.find((value) => toIdentifier(value) === toIdentifier(text))
  );
}

/** 'Red, blue and green' as a list of texts. */
function listSql(text: string): string {
  const parts = text.split(/\s*,\s*(?:and\s+)?|\s+and\s+/iu).filter((part) => part !== '');
  return `array[${parts.map((part) => quoteLiteral(part)).join(', ')}]`;
}

/** The text as a value of this column, or undefined when it cannot be one. */
export function readValue(column: LexiconColumn, text: string, clause: Clause): Value | undefined {
  const plain = valueOf(text, clause);
  if (/^(?:null|nothing|empty|blank|none)$/iu.test(text.trim()) && column.nullable)
    return { sql: 'null', words: 'empty' };
  if (column.allowedValues !== undefined) {
    const allowed = allowedValue(column, plain);
    return allowed === undefined ? undefined : { sql: quoteLiteral(allowed), words: allowed };
  }
  const sql = isList(column) ? listSql(plain) : readers[kindOf(column)](plain);
  return sql === undefined ? undefined : { sql, words: plain === '' ? 'an empty text' : plain };
}

/** The text as a value of this column, or a question. */
export function requireValue(column: LexiconColumn, text: string, clause: Clause): Outcome<Value> {
  const said = valueOf(text, clause).slice(0, 60);
  if (hasMask(text) && !isMasked(text))
    return fail(
      question(`I cannot tell what belongs to the value in “${said}”. Please put all of it in quotes.`),
    );
  const value = readValue(column, text, clause);
  if (value !== undefined) return ok(value);
  const label = /^(?:is|has|was)_/u.test(column.name)
    ? `“${humanise(column.name)}”`
    : `The ${humanise(column.name)}`;
  if (column.allowedValues !== undefined) {
    const choices = column.allowedValues
      .slice(0, 8)
      .map((allowed) => choice(reworded(clause, text, `"${allowed.replaceAll('"', '')}"`), allowed));
    return fail(
      question(
        `${label} can be ${listed(column.allowedValues, 'or')}, not ${said}. Which one is it?`,
        choices,
      ),
    );
  }
  return fail(
    question(
      `${label} needs ${expected[kindOf(column)]}, and I could not read “${said}”. What should it be?`,
    ),
  );
}
