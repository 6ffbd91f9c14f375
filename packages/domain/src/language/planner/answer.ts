import type { AnswerForm } from './plan.ts';

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
 * row, whatever its column name; an empty result gets its own sentence. Total over any rows.
 *
 * @example
 * answerSentence({ kind: 'rows', caption: 'open tasks' }, [{ id: 1 }, { id: 2 }]) // => '2 found: open tasks.'
 */
export function answerSentence(form: AnswerForm, rows: readonly Readonly<Record<string, unknown>>[]): string {
  if (form.kind === 'rows') {
    if (rows.length === 0) return `Nothing found: ${form.caption}.`;
    return `${figure(rows.length)} found: ${form.caption}.`;
  }
  const value = Object.values(rows[0] ?? {})[0];
  if (value === null || value === undefined) return nothing;
  const text = figure(value);
  if (text === '') return nothing;
  const noun = text === '1' ? form.one : form.many;
  return `${[form.before, text, noun].filter((part) => part !== '').join(' ')}.`;
}
