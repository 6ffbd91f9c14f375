import type { LexiconColumn, LexiconTable } from '../../../planner/lexicon.ts';
import { isWeekday, kindOf } from '../../constituents/columnKinds.ts';
import { entriesOf } from '../../schemaIndex.ts';
import type { Frame, FrameReading, ReadState } from '../../frame.ts';
import { fillable } from './cells.ts';
import { endOf } from './orderedSlots.ts';
import { mainDate } from './slots.ts';

const time = String.raw`(?<time>time|hour|moment|day|date|night|evening|weekend|slot)`;
const forms = [
  String.raw`\b(?:two|2|several|more than one|no two) .*?\bsame ${time}\b.*?\bsame (?<thing>\p{L}+)`,
  String.raw`\b(?:two|2|several|more than one|no two) .*?\bsame (?<thing>\p{L}+)\b.*?\bsame ${time}\b`,
  String.raw`\b(?:nobody|no one|never|not|can['’]?t|cannot) .*?\bsame (?<thing>\p{L}+)\b(?: twice| two times| more than once)?.*?\b(?:same|one) ${time}\b`,
  String.raw`^(?:an?|one|each|every) (?<thing>\p{L}+) (?:can|may|must|should|has|takes) .*?\b(?:once|one \p{L}+)\b.*?\b(?:same|one|any one|each|per|a) ${time}\b`,
  String.raw`^(?:rule:? )?(?:one|an?|each|every|the same) (?<thing>\p{L}+) (?:can ?not|can['’]t|cannot|must not|may not|should not) .*?\b(?:two|2|more than one|several|twice|double)\b.*?\b(?:same |one )?${time}\b`,
  String.raw`^(?:no|none of the) (?<thing>\p{L}+) (?:can|may|should|must) (?:have|be|take|get|do) .*?\b(?:two|2|more than one|several|twice|double)\b.*?\b(?:same |one )?${time}\b`,
  String.raw`^(?:the |one )?same (?<thing>\p{L}+)(?:,|,? and| at| on| in| for)* (?:the |one )?same ${time}\b.*?\b(?:twice|not|never|no|forbidden|two times|double)\b`,
  String.raw`\b(?:nobody|no one|you) (?:can|may|should|must)(?: ?not|['’]t)? (?:book|take|reserve|use|rent) (?:an?|the) (?<thing>\p{L}+) (?:which|that|if|when) .*?\balready\b.*?\b(?:at|for|on) (?:that|this|the same) ${time}\b`,
].map((form) => new RegExp(form, 'iu'));

/** `two reservations of the same boat must not overlap`, `bookings of a room may not overlap`. */
const overlapping =
  /^(?:(?:please|so|and|also|make sure(?: that)?|i want(?: that)?) )*(?:no |none of the )?(?:two |2 |several |the |our |my )?(?<rows>\p{L}+(?: \p{L}+)?) (?:of|for|in|on|with) (?:the |one |an? |each |every |any )?(?:same |one |single )?(?<thing>\p{L}+) (?:(?:must|may|can|should) (?:not|never)|cannot|can['’]t|shouldn['’]t|are not allowed to|never) (?:ever )?overlap(?: each other| in time)?[.!]?$/iu;

/** The columns of a day with the times from which to which something is taken. */
function timesOf(
  table: LexiconTable,
): readonly [date: LexiconColumn, from: LexiconColumn, to: LexiconColumn] | undefined {
  const open = fillable(table);
  const date = open.find((column) => kindOf(column) === 'date');
  const [from, to, ...others] = open.filter((column) => kindOf(column) === 'time');
  return date && from && to && others.length === 0 ? [date, from, to] : undefined;
}

/** What is taken once between two moments, on a day or over days. */
interface Span {
  readonly table: LexiconTable;
  /** What is taken. */
  readonly column: LexiconColumn;
  readonly day?: LexiconColumn | undefined;
  readonly from: LexiconColumn;
  readonly to: LexiconColumn;
}

function forbidden({ table, column, day, from, to }: Span, said: string): FrameReading {
  const same = [column.name, ...(day ? [day.name] : [])];
  return {
    meaning: {
      changes: [{ do: 'forbid-overlap', table: table.name, same, from: from.name, to: to.name }],
    },
    words: [
      { said, read: `${column.name} of ${table.name} is taken once between ${from.name} and ${to.name}` },
    ],
    unread: [],
    cost: -1,
  };
}

/** Reads that the rows of a list that are of the same thing may not overlap. */
function readOverlap(said: string, state: ReadState): FrameReading | undefined {
  const { rows = '', thing = '' } = overlapping.exec(said.trim())?.groups ?? {};
  const table = entriesOf(rows.toLowerCase(), state.index).find(({ kind }) => kind === 'table')?.table;
  const of = entriesOf(thing.toLowerCase(), state.index).find(({ kind }) => kind === 'table')?.table;
  const same =
    table && fillable(table).filter(({ references, name }) => (of ? references === of.name : name === thing));
  const [column, ...others] = same ?? [];
  if (!table || !column || others.length > 0) return undefined;
  const times = timesOf(table);
  const [start, end] = [mainDate(table), endOf(table)];
  const [day, from, to] = times ?? [undefined, start, end];
  if (!from || !to) return undefined;
  return forbidden({ table, column, day, from, to }, said);
}

/** What is taken from one day to another may not be taken twice in between: `one kennel cannot have two dogs at the same time`. */
function spanOf(thing: string, { index }: ReadState): FrameReading | undefined {
  const found = index.tables.flatMap((table) => {
    const [from, to] = [mainDate(table), endOf(table)];
    const same = fillable(table).filter(
      ({ name, references }) =>
        name.split('_').includes(thing) ||
        entriesOf(thing, index).some((entry) => entry.kind === 'table' && entry.table.name === references),
    );
    const [column] = same;
    return from && to && column && same.length === 1 ? [{ table, column, from, to }] : [];
  });
  const [only] = found;
  return only && found.length === 1 ? forbidden(only, thing) : undefined;
}

/** What is taken from one time of a day to another is not taken twice in between, in the only list that has both. */
function spanOfTimes(
  of: LexiconTable,
  named: ReadonlySet<string>,
  said: string,
  { index }: ReadState,
): FrameReading | undefined {
  const found = index.tables.flatMap((table) => {
    const [column, ...others] = fillable(table).filter(({ references }) => references === of.name);
    const times = timesOf(table);
    if (!column || others.length > 0 || !times) return [];
    const [day, from, to] = times;
    return [{ table, column, day, from, to }];
  });
  const meant = found.filter(({ table }) => named.has(table.name));
  const [only, ...others] = meant.length > 0 ? meant : found;
  return only && others.length === 0 ? forbidden(only, said) : undefined;
}

/** The columns of when something is, for a day or for a time of it. */
function whenOf(table: LexiconTable, isDay: boolean): readonly LexiconColumn[] {
  const open = fillable(table);
  const date = open.find((column) => kindOf(column) === 'date');
  const clock = open.find((column) => kindOf(column) === 'time');
  const moment = open.find((column) => kindOf(column) === 'moment');
  if (isDay) return date ? [date] : [];
  if (date && clock) return [date, clock];
  // A timetable that is the same each week.
  const weekday = open.find((column) => isWeekday(column));
  if (weekday && clock) return [weekday, clock];
  return moment ? [moment] : [];
}

/** What asks for more than the rule. */
const asksMore =
  /\b(?:delete|remove|drop|rename|publish|add|insert|create|set|change|move) (?:all|the|an?|every|my|our)\b/iu;

/** What is kept as a text is taken once at a time: the room of an appointment. */
function ofText(thing: string, isDay: boolean, said: string, { index }: ReadState): FrameReading | undefined {
  const found = index.tables.flatMap((table) => {
    const column = fillable(table).find(({ name }) => name === thing);
    const when = whenOf(table, isDay);
    return column && kindOf(column) === 'text' && when.length > 0
      ? [{ table: table.name, columns: [column.name, ...when.map(({ name }) => name)] }]
      : [];
  });
  const [only] = found;
  return only && found.length === 1 ? onceAt(only, said) : undefined;
}

function onceAt(
  { table, columns }: { readonly table: string; readonly columns: readonly string[] },
  said: string,
): FrameReading {
  return {
    meaning: { changes: [{ do: 'add-unique', table, columns: [...columns] }] },
    words: [{ said, read: `${columns.join(' and ')} of ${table} are unique together` }],
    unread: [],
    cost: -1,
  };
}

/** Reads that nothing is taken twice at a time: `two clients cannot be at the same time with the same worker`. */
export const readSameTime: Frame = ({ text }, state) => {
  const { index } = state;
  const overlap = readOverlap(text, state);
  if (overlap) return overlap;
  const said = forms.map((form) => form.exec(text.trim())?.groups).find((groups) => groups !== undefined);
  const thing = said?.['thing']?.toLowerCase() ?? '';
  if (!said || asksMore.test(text)) return undefined;
  const span = spanOf(thing, state);
  if (span) return span;
  const isDay = /^(?:day|date)$/iu.test(said['time'] ?? '');
  const entry = entriesOf(thing, index).find(({ kind }) => kind === 'table');
  if (!entry) return ofText(thing, isDay, text, state);
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const named = new Set(
    words.flatMap((word) =>
      entriesOf(word, index).flatMap((one) => (one.kind === 'table' ? [one.table.name] : [])),
    ),
  );
  const spans = isDay ? undefined : spanOfTimes(entry.table, named, text, state);
  if (spans) return spans;
  const found = index.tables.flatMap((table) => {
    const to = fillable(table).filter(({ references }) => references === entry.table.name);
    const when = whenOf(table, isDay);
    const [column] = to;
    return column && to.length === 1 && when.length > 0
      ? [{ table: table.name, columns: [column.name, ...when.map(({ name }) => name)] }]
      : [];
  });
  const meant = found.filter(({ table }) => named.has(table));
  const clear = meant.length > 0 ? meant : found;
  const [only] = clear;
  return only && clear.length === 1 ? onceAt(only, text) : undefined;
};
