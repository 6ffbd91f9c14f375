import { meaningsOf, valueKind } from '@saywright/domain/import-values';
import { limitText } from '@saywright/domain/text';
import type { DatabaseProblem } from './session.ts';

/** The longest value that a sentence repeats in full. */
const longestValue = 60;

const words = (name: string): string => name.replaceAll('_', ' ');
const start = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** What types are called where a text is none of them. */
const typeWords: readonly (readonly [pattern: RegExp, words: string])[] = [
  [/^(?:integer|bigint|smallint)$/u, 'a whole number'],
  [/^(?:numeric|real|double precision)$/u, 'a number'],
  [/^date$/u, 'a date'],
  [/^time /u, 'a time'],
  [/^timestamp/u, 'a date with a time'],
  [/^boolean$/u, 'yes or no'],
  [/^uuid$/u, 'an id'],
  [/^json/u, 'valid JSON'],
];

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/u;

/** A column with its value; an id that means nothing to a person is left out. */
function pairWords(name: string, value: string, hidesIds: boolean): string {
  return hidesIds && uuid.test(value) && name.endsWith(' id')
    ? `the same ${name.slice(0, -' id'.length)}`
    : `${name} ${limitText(value, longestValue)}`;
}

/** The columns and values of a detail such as `Key (member_number)=(0042) is duplicated.` in words. */
function keyWords(detail: string | undefined, hidesIds = false): string | undefined {
  const { columns, values } =
    /^Key \((?<columns>.+?)\)=\((?<values>[\s\S]*?)\) /u.exec(detail ?? '')?.groups ?? {};
  if (columns === undefined || values === undefined) return undefined;
  const names = columns.split(', ').map((name) => words(name.replaceAll('"', '')));
  const given = values.split(', ');
  const pairs =
    names.length === given.length
      ? names.map((name, at) => pairWords(name, given[at] ?? '', hidesIds))
      : [`${names.join(', ')} ${limitText(values, longestValue)}`];
  return pairs.join(' and ');
}

function unique({ message, detail = '', table }: DatabaseProblem): string | undefined {
  const key = keyWords(detail, true);
  if (key === undefined || table === undefined) return undefined;
  // Building an index finds rows that are there; otherwise the new row is the second one.
  return message.startsWith('could not create unique index')
    ? `At least two rows of ${words(table)} have ${key}. Change or delete all but one of them first.`
    : `A row of ${words(table)} with ${key} exists already, and no two may have the same. Use another value, or change that row first.`;
}

function overlap({ message, table }: DatabaseProblem): string | undefined {
  if (table === undefined) return undefined;
  return message.startsWith('could not create exclusion constraint')
    ? `At least two rows of ${words(table)} overlap. Change or delete one of them first.`
    : `Another row of ${words(table)} overlaps this one, and no two may. Use another time, or change that row first.`;
}

function missing({ message, table, column }: DatabaseProblem): string | undefined {
  if (table === undefined || column === undefined) return undefined;
  return message.includes('contains null values')
    ? `${start(words(column))} is empty in at least one row of ${words(table)}, so it cannot be required. Fill it in first.`
    : `${start(words(column))} of ${words(table)} must be filled in, and a row would have none. Say what it should be.`;
}

/** What a rule is about, by its name: Postgres calls the rule of a column `table_column_check`. */
function ruleWords(constraint: string, table: string): string {
  const about = constraint.startsWith(`${table}_`) ? constraint.slice(table.length + 1) : constraint;
  return words(about.replace(/_check\d*$/u, ''));
}

function check({ message, table, constraint }: DatabaseProblem): string | undefined {
  if (table === undefined || constraint === undefined) return undefined;
  const rule = `the rule “${ruleWords(constraint, table)}” of ${words(table)}`;
  return message.endsWith('is violated by some row')
    ? `At least one row breaks ${rule}. Change or delete such rows first.`
    : `A row would break ${rule}. Use a value that the rule allows, or change the rule first.`;
}

function reference({ message, detail, table }: DatabaseProblem): string | undefined {
  const key = keyWords(detail);
  const other = /(?:referenced from|present in) table "(?<other>.+)"\.$/u.exec(detail ?? '')?.groups?.[
    'other'
  ];
  if (key === undefined || table === undefined || other === undefined) return undefined;
  return message.startsWith('update or delete on table')
    ? `Rows of ${words(other)} belong to the row with ${key}. Change or delete them first.`
    : `There is no row of ${words(other)} for ${key} in ${words(table)}. Add it first, or use another value.`;
}

/** What to write in place of a value that is not read as it stands; undefined where it makes no sense at all. */
function rewriting(kind: string, type: string, value: string): string | undefined {
  const typed = valueKind(type);
  const meant = typed ? meaningsOf(typed, value) : [];
  return meant.length === 0
    ? undefined
    : `“${limitText(value, longestValue)}” is not ${kind} as the database takes it: write ${meant.join(' or ')}.`;
}

function conversion({ message }: DatabaseProblem): string | undefined {
  const { type = '', value } =
    /^invalid input (?:syntax for type|value for enum) (?<type>[^:]+): "(?<value>[\s\S]*)"$/u.exec(message)
      ?.groups ?? {};
  if (value === undefined) return undefined;
  const [, kind] = typeWords.find(([pattern]) => pattern.test(type)) ?? [];
  const text = value === '' ? 'An empty text' : `“${limitText(value, longestValue)}”`;
  return kind === undefined
    ? `${text} is not one of the values of ${words(type.replaceAll('"', ''))}. Change it first.`
    : (rewriting(kind, type, value) ?? `${text} is not ${kind}. Change it first.`);
}

function outOfRange({ message, detail = '' }: DatabaseProblem): string | undefined {
  const { day, value = day } =
    /^(?:date\/time field value out of range: "(?<day>[^"]*)"|value "(?<value>[^"]*)")/u.exec(message)
      ?.groups ?? {};
  if (value !== undefined)
    return (
      (day === undefined ? undefined : rewriting('a date', 'date', day)) ??
      `“${limitText(value, longestValue)}” is out of range. Use another value.`
    );
  const power = /absolute value less than (?<limit>10\^\d+|1)/u.exec(detail)?.groups?.['limit'];
  if (power === undefined) return undefined;
  const limit = power === '1' ? 1 : 10 ** Number(power.slice(3));
  return `A number is too large for its column, where it must be below ${limit.toLocaleString('en')}. Use a smaller one.`;
}

function tooLong({ message }: DatabaseProblem): string | undefined {
  const most = /\((?<most>\d+)\)$/u.exec(message)?.groups?.['most'];
  return most === undefined
    ? undefined
    : `A text is longer than the ${most} characters that its column holds. Shorten it first.`;
}

const sentences: Readonly<Record<string, (problem: DatabaseProblem) => string | undefined>> = {
  '23502': missing,
  '23503': reference,
  '23505': unique,
  '23514': check,
  '23P01': overlap,
  '22001': tooLong,
  '22003': outOfRange,
  '22007': conversion,
  '22008': outOfRange,
  '22P02': conversion,
};

/** What is wrong with the data of a plan and what to do next; undefined where it is something else. */
export function violationSentence(problem: DatabaseProblem): string | undefined {
  return sentences[problem.code]?.(problem);
}
