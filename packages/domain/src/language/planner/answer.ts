import type { AnswerForm } from './plan.ts';

/** Rows in an answer unless another number is requested. */
export const defaultAnswerRows = 50;

/** The most rows that an answer shows. */
export const mostAnswerRows = 200;

/** Rows are counted up to here, so that a count never reads a very large table to its end. */
const mostCounted = 100_000;

/** Rows of an answer beyond those it shows; `unknown` where they could not be counted. */
export type AnswerTotal = number | 'unknown';

/**
 * A question that counts the rows of another one, to a limit.
 *
 * @example
 * countingSql('select 1') // => 'select count(*) as count from (select 1 from (select 1\n) asked limit 100001) found;'
 */
export function countingSql(query: string): string {
  // The line break ends a comment that the question may end with.
  return `select count(*) as count from (select 1 from (${query.replace(/[\s;]+$/u, '')}\n) asked limit ${mostCounted + 1}) found;`;
}

/** A driver's value as text: plain values as printed, anything else as JSON where possible. */
function asText(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number' || typeof value === 'bigint' || typeof value === 'boolean')
    return String(value);
  try {
    return JSON.stringify(value) ?? '';
  } catch {
    // A circular object, or one that holds a bigint, has no JSON.
    return '';
  }
}

const nothing = 'There are no rows to calculate that from.';

/** A figure with thousands separators; accepts what any Postgres driver returns for a number. */
function figure(value: unknown): string {
  const text = asText(value);
  const isFigure = /^-?\d+(?:\.\d+)?$/u.test(text);
  return isFigure ? text.replace(/\d+/u, (whole) => whole.replaceAll(/\B(?=(?:\d{3})+$)/gu, ',')) : text;
}

/**
 * Turns the result of a read into one sentence: 'You have 1,204 customers.' A figure is the first value of the first
 * row, whatever its column name; an empty result gets its own sentence. `total` counts the rows that were found, of
 * which `rows` are the first. Total over any rows.
 *
 * @example
 * answerSentence({ kind: 'rows', caption: 'open tasks' }, [{ id: 1 }, { id: 2 }]) // => '2 found: open tasks.'
 */
export function answerSentence(
  form: AnswerForm,
  rows: readonly Readonly<Record<string, unknown>>[],
  total: AnswerTotal = rows.length,
): string {
  if (form.kind === 'rows') {
    if (rows.length === 0) return `Nothing found: ${form.caption}.`;
    const shown = figure(rows.length);
    if (total === 'unknown') return `At least ${shown} found: ${form.caption}.`;
    if (total <= rows.length) return `${shown} found: ${form.caption}.`;
    const found = total > mostCounted ? `More than ${figure(mostCounted)}` : figure(total);
    return `${found} found, the first ${shown} are shown: ${form.caption}.`;
  }
  const value = Object.values(rows[0] ?? {})[0];
  if (value === null || value === undefined) return nothing;
  const text = figure(value);
  if (text === '') return nothing;
  const noun = text === '1' ? form.one : form.many;
  return `${[form.before, text, noun].filter((part) => part !== '').join(' ')}.`;
}
