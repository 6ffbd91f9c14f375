import { weekdays } from '../../core/constituents/calendar.ts';
import { isWeekday } from '../../core/constituents/columnKinds.ts';
import { isNumeric, isTemporal, kindOf } from '../../planner/kinds.ts';
import type { LexiconColumn, LexiconTable } from '../../planner/lexicon.ts';
import { columnOf, type Part, type Parts } from '../parts.ts';

const off =
  /^(?:no|not|off|false|un\w+|remove|cleared?|out|isn'?t|aren'?t|gone|stopped|left|quit|closed?|n)\b/iu;

export function isFlag(column: LexiconColumn): boolean {
  return kindOf(column) === 'boolean';
}

const isDay =
  /^(?:today|tomorrow|yesterday|tonight|now|(?:next |this )?(?:mon|tues|wednes|thurs|fri|satur|sun)day|\d{1,2}(?:st|nd|rd|th)?\.? (?:of )?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\w*\.?(?: \d{4})?.*|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\w* \d{1,2}(?:st|nd|rd|th)?.*|\d{4}-\d\d-\d\d)$/iu;

/** A birthday is never `yesterday` or `friday`. */
function isOfBirth({ name }: LexiconColumn): boolean {
  return /birth|^born|^dob$/iu.test(name);
}

export function isPriced({ name }: LexiconColumn): boolean {
  return /price|fee|fare|rate|cost|wage|rent|charge|amount|total|pay|salary|value/iu.test(name);
}

/** The column that a new value is for, where none is named: the one that has or allows it, or whose kind it is of. */
export function columnsFor(value: Part, table: LexiconTable): readonly LexiconColumn[] {
  const own = value.entries.flatMap((entry) =>
    entry.kind === 'value' && entry.table === table ? [entry.column] : [],
  );
  if (own.length > 0) return own;
  const named = columnOf(value, table);
  if (named) return [named];
  const free = table.columns.filter(({ primaryKey, references }) => !primaryKey && references === undefined);
  const far = value.entries.flatMap((entry) =>
    entry.kind === 'value' ? table.columns.filter(({ references }) => references === entry.table.name) : [],
  );
  if (far.length > 0) return far;
  const days = weekdays.includes(value.text.toLowerCase()) ? free.filter((column) => isWeekday(column)) : [];
  if (days.length > 0) return days;
  if (isDay.test(value.text))
    return free.filter((column) => isTemporal(column) && (/\d{4}/u.test(value.text) || !isOfBirth(column)));
  if (/^\d{1,2}[:.]\d\d$|^\d{1,2} ?[ap]m$/iu.test(value.text)) {
    const times = free.filter(
      ({ type, name }) => /time/iu.test(type) || /time|hour|opens|closes|starts/iu.test(name),
    );
    if (times.length > 0) return times;
  }
  if (/^[€£$]|(?:€|£|euros?|pounds?|quid)$/iu.test(value.text)) {
    const figures = free.filter((column) => isNumeric(column));
    return figures.toSorted((one, other) => Number(isPriced(other)) - Number(isPriced(one)));
  }
  if (/^\d+(?:[.,]\d+)?$/iu.test(value.text)) {
    const figures = free.filter((column) => isNumeric(column));
    return /[.,]\d\d$/u.test(value.text)
      ? figures.toSorted((one, other) => Number(isPriced(other)) - Number(isPriced(one)))
      : figures;
  }
  if (/@/u.test(value.text)) return free.filter(({ name }) => /mail/iu.test(name));
  if (/^\+?[\d ()/-]{6,}$/u.test(value.text))
    return free.filter(({ name }) => /phone|tel|mobile/iu.test(name));
  if (/^(?:yes|no|tick\w*|untick\w*|true|false)$/iu.test(value.text))
    return free.filter((column) => isFlag(column));
  return [];
}

/** Columns that words outside the labelled ones say in another form: `is now allergic to` the column `allergies`. */
export function columnsBeside({ text, all }: Parts, table: LexiconTable): readonly LexiconColumn[] {
  const inside = all.filter(({ label }) => label !== 'C');
  const words = [...text.matchAll(/\p{L}{3,}/gu)].filter(
    ({ index }) => !inside.some(({ start, end }) => index >= start && index < end),
  );
  return words.flatMap(([word]) => {
    const column = columnOf({ text: word, entries: [] }, table);
    return column && column.references === undefined ? [column] : [];
  });
}

/** A text that nothing in the database says, so that it is read as one value. */
export function inQuotes(words: string): string {
  return /["“”]/u.test(words) ? words : `"${words}"`;
}

/** One amount of money, in figures. */
const inMoney = /^[€£$]?\s*\d+(?:[.,]\d{1,2})?\s*(?:€|£|\$|euros?|eur|pounds?|quid|dollars?)?$/iu;

/** A value as an exact instruction says it: what the column has, a figure without its currency, or a text in quotes. */
export function shownValue(value: Part, column: LexiconColumn, table: LexiconTable): string {
  if (isFlag(column)) return value.isDenied === true || off.test(value.text) ? 'no' : 'yes';
  const known = value.entries.find(
    (entry) => entry.kind === 'value' && entry.table === table && entry.column === column,
  );
  if (known?.kind === 'value') return known.value;
  const amount = isNumeric(column) ? /-?\d+(?:[.,]\d+)?/u.exec(value.text)?.[0] : undefined;
  if (amount !== undefined && inMoney.test(value.text)) return amount.replace(',', '.');
  if (kindOf(column) === 'text') return inQuotes(value.text);
  return isNumeric(column) || isTemporal(column) ? value.text.replace(/^[€£$]/u, '') : value.text;
}
