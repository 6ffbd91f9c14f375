import { emailColumn, isNumeric, isTemporal, kindOf } from '../kinds.ts';
import type { LexiconColumn, LexiconTable } from '../lexicon.ts';
import { humanise, plural, singular } from '../names.ts';
import { choice, listed, question } from '../outcome.ts';
import type { Understanding } from '../plan.ts';
import type { NewRow } from '../plans/rows.ts';
import { readValue, type Value } from '../values.ts';
import { isMasked, valueOf, type Clause } from '../clause.ts';

const single = /\b(?:an?|one|another|one more)\s+(?:(?:new|first|test|sample|row|record|entry|in|to)\s+)*$/iu;

/** True for words before a table that announce one row: `add a`, `insert another`. */
export function announcesOne(before: string): boolean {
  return single.test(before);
}

/** True for a column whose values show that they are of it: no name is a number or a date. */
function isTelling(column: LexiconColumn): boolean {
  return isNumeric(column) || isTemporal(column) || kindOf(column) === 'boolean';
}

/**
 * The values of one row in the order of its columns: `a horse: Luna, Haflinger, 2015`. Undefined where one does not fit,
 * where there are more or fewer of them than columns, or where they are texts alone, whose order nothing confirms.
 */
export function rowInOrder(
  pieces: readonly string[],
  table: LexiconTable,
  clause: Clause,
): NewRow | undefined {
  const columns = table.columns.filter(({ primaryKey, hasDefault }) => !primaryKey && !hasDefault);
  if (columns.length !== pieces.length || !columns.some((column) => isTelling(column))) return undefined;
  const row = new Map<string, Value>();
  const left = columns.values();
  for (const piece of pieces) {
    const { value: column } = left.next();
    const value = column && readValue(column, piece, clause);
    const isEmail = column !== undefined && emailColumn(table)?.name === column.name;
    if (!value || isEmail !== valueOf(piece, clause).includes('@')) return undefined;
    row.set(column.name, value);
  }
  return row;
}

/** Asks whether values are one row or several, where the words announce one and the values are as many names. */
export function askHowMany(pieces: readonly string[], table: LexiconTable, columns: string): Understanding {
  const label = humanise(table.name);
  const several = `Add the ${plural(label)} ${listed(pieces)}`;
  return question(
    `Is that one ${singular(label)}, or are these ${pieces.length} ${plural(label)}? For one, say which value goes where. ${columns}`,
    pieces.some((piece) => isMasked(piece)) ? [] : [choice(several)],
  );
}
