import { ground, type Item } from '../core/ground.ts';
import { labelsOf } from '../core/constituents/columnKinds.ts';
import { periodsIn } from '../core/constituents/dates.ts';
import { limiting } from '../core/read.ts';
import type { CoreIndex } from '../core/schemaIndex.ts';
import { tokenise } from '../core/tokens.ts';

/** Requests that overwrite or remove rows, all of them where none is named: every word that limits them counts. */
export const overwriting: ReadonlySet<string> = new Set(['set', 'change-by', 'delete', 'tidy']);
/** Requests that change named rows: a figure or a `not` beside them tells what is wrong so far, as in `14, not 12`. */
const changing: ReadonlySet<string> = new Set(['set', 'change-by']);
/** Words of time and size, which limit a request only before a day, a figure or a value. */
const bounding: ReadonlySet<string> = new Set(['before', 'after', 'since', 'until', 'more', 'less']);
/** Requests that open rows: figures and values say which. */
const opening: ReadonlySet<string> = new Set(['public', 'members', 'own', 'staff']);

const negative = /\b(?:not|no|never|without|empty|un\p{L}{3,})\b/iu;

function itemsOf(text: string, index: CoreIndex): readonly Item[] {
  return ground(tokenise(text), index);
}

/** True where an instruction has a figure of the message; `40p` may have become 0.40. */
function hasFigure(value: number, items: readonly Item[]): boolean {
  return items.some((item) => item.value === value || item.value === value / 100);
}

function hasBound(cue: string, instruction: string, items: readonly Item[]): boolean {
  return (
    items.some((item) => item.cue === cue) ||
    (['not', 'never', 'without'].includes(cue) && negative.test(instruction))
  );
}

const day =
  /\b(?:today|tomorrow|yesterday|tonight|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|(?:this|next|last) (?:week|month|year|weekend))\b/iu;

/**
 * True where a change keeps no day of the message and names no row by its name: `Tomek is ill, Marek takes over tomorrow`
 * would reach all days.
 */
export function losesDay(message: string, instruction: string, intent: string, index: CoreIndex): boolean {
  if (!intent.split('+').some((one) => overwriting.has(one)) || !day.test(message)) return false;
  if (day.test(instruction) || /\d{4}-\d{2}|\d{1,2} \p{Lu}\p{L}{2}/u.test(instruction)) return false;
  return !itemsOf(instruction, index).some(({ entries }) =>
    entries.some(
      (entry) =>
        entry.kind === 'value' && labelsOf(entry.table).some(({ name }) => name === entry.column.name),
    ),
  );
}

/** True where a figure, a day or a value follows: `since the boiler broke` bounds nothing. */
function bounds(message: string, end: number, next: Item | undefined): boolean {
  if (next?.value !== undefined || next?.entries.some(({ kind }) => kind === 'value')) return true;
  const [period] = periodsIn(message.slice(end, end + 40), '2000-01-01');
  return (
    period !== undefined &&
    message
      .slice(end, end + period.start)
      .trim()
      .split(' ').length <= 2
  );
}

/** Requests about people and what is their own, in which further values and figures are mostly reasons. */
const personal: ReadonlySet<string> = new Set(['own', 'staff']);

/**
 * True for an instruction of which only the words of a reason can be missing: it changes rows that it names, or says whose
 * rows somebody may see. `Carols is at the Town Hall, St Anne's roof leaks` names a second value, and limits nothing by it.
 */
export function mayOmit(instruction: string, intent: string): boolean {
  const intents = intent.split('+');
  if (intents.every((one) => personal.has(one))) return true;
  return intents.every((one) => changing.has(one)) && !/\b(?:all|every)\b/iu.test(instruction);
}

/**
 * True where an instruction keeps what limits a request that overwrites, removes or opens rows: figures, values and
 * words such as `before` or `except`, wherever the message says them. A lost one would reach other rows.
 */
export function keepsLimits(message: string, instruction: string, intent: string, index: CoreIndex): boolean {
  const intents = intent.split('+');
  const isOverwriting = intents.some((one) => overwriting.has(one));
  if (!isOverwriting && !intents.some((one) => opening.has(one))) return true;
  const isNamed = intents.every((one) => changing.has(one)) && !/\ball\b/iu.test(instruction);
  const made = itemsOf(instruction, index);
  const lower = instruction.toLowerCase();
  return itemsOf(message, index).every(({ tokens, entries, cue, value, lower: words }, at, all) => {
    const [token] = tokens;
    if (value !== undefined && words !== 'one') return isNamed || hasFigure(value, made);
    if (token?.kind === 'quoted' || token?.kind === 'email') return lower.includes(words);
    const values = entries.flatMap((entry) => (entry.kind === 'value' ? [entry.value.toLowerCase()] : []));
    if (values.length > 0 && values.length === entries.length)
      return [words, ...values].some((one) => lower.includes(one));
    const end = tokens.at(-1)?.end ?? 0;
    // `moved over to Linz` compares nothing.
    if (cue !== undefined && bounding.has(cue) && !bounds(message, end, all[at + 1])) return true;
    if (cue === 'not' && isNamed) return true;
    return !isOverwriting || cue === undefined || !limiting.has(cue) || hasBound(cue, instruction, made);
  });
}
