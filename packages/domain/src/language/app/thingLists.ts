import { singular, toIdentifier } from '../planner/names.ts';
import { listed } from '../planner/outcome.ts';
import { isEvent, type Thing } from './listedThings.ts';
import { persons } from './namedThings.ts';
import { usualColumns } from './usualColumns.ts';

const week = 'monday/tuesday/wednesday/thursday/friday/saturday/sunday';

/** Facts by which people recognise a thing. */
export const naming = /\b(?:name|title|number|label|description|text|ingredients?)\b/u;

const workers = /(?:volunteers|employees|staff|workers|cleaners|drivers|helpers|teachers|coaches)$/u;
const stocks = /^(?:inventory|stock|supplies|materials|parts|equipment|tools|ingredients|gear|fees)$/u;
const isPerson = (name: string): boolean => persons.test(name) || workers.test(name);

/** What something that happens is about, where nobody says it: somebody, and a thing that is not in a store. */
function linkedTo(name: string, others: readonly Thing[]): readonly string[] {
  const names = others.map((other) => other.name).filter((other) => !stocks.test(other));
  const people = names.filter((other) => isPerson(other));
  const worker = people.find((one) => workers.test(one));
  const guest = people.find((one) => !workers.test(one)) ?? worker;
  const thing = names.find((other) => !isPerson(other));
  if (/^(?:expenses|purchases)$/u.test(name)) return [];
  if (/^(?:shifts|(?:working )?hours)$/u.test(name))
    return [worker ?? guest].filter((one) => one !== undefined);
  const isMoney = /^(?:payments|donations|contributions)$/u.test(name);
  return (isMoney ? [guest] : [guest, thing]).filter((one) => one !== undefined);
}

/** The columns of something that happens, of which no facts are named: what it is about, and what is usual. */
function eventColumns(name: string, about: readonly string[]): readonly string[] {
  const usual = usualColumns(name) ?? ['date'];
  // A link takes the place of a name.
  const isKnown = (column: string): boolean =>
    about.some((one) => (isPerson(one) ? /^(?:name|phone|customer)$/u : /^(?:product|item)$/u).test(column));
  const columns = [...about.map((one) => singular(one)), ...usual.filter((column) => !isKnown(column))];
  return columns.length > 1 ? columns : [...columns, 'notes'];
}

/** The columns of a thing: its facts, and what such a thing always has; the usual ones where none are named. */
export function columnsOf({ name, columns }: Thing, all: readonly Thing[]): readonly string[] {
  const others = all.filter((other) => !isEvent(other.name) && other.name !== name);
  if (columns.length === 0 && (others.length === 0 || !isEvent(name))) {
    const usual = usualColumns(name);
    if (usual) return usual;
  }
  // Courses are on the same day of each week.
  const isWeekly = /^(?:courses|classes|lessons|groups|trainings|workshops)$/u.test(name);
  const own = [...new Set(columns)]
    .filter((column) => column !== 'name')
    .map((column) => (isWeekly && column === 'day' ? `day (${week})` : column));
  if (!isEvent(name)) {
    if (own.some((column) => naming.test(column)) && !columns.includes('name')) return own;
    return ['name', ...(own.length + columns.length === 0 ? ['notes'] : own)];
  }
  if (columns.length === 0) return eventColumns(name, linkedTo(name, others));
  const about = others.map((other) => singular(other.name));
  const hasDay = own.some((column) =>
    /date|day|time|when|month|due|promised|until|since|deadline/u.test(column),
  );
  const columnsOfEvent = [
    ...about.slice(0, 4),
    ...(hasDay ? [] : ['date']),
    ...own.filter((column) => !about.includes(column)),
    ...(columns.includes('name') && about.length === 0 ? ['name'] : []),
  ];
  return columnsOfEvent.length > 1 ? columnsOfEvent : [...columnsOfEvent, 'notes'];
}

/** Lists in one line, as people read them and as an instruction that makes them. */
export interface ListedThings {
  readonly names: readonly string[];
  /** In the order in which they are made, those that others point to first. */
  readonly lists: readonly { readonly name: string; readonly columns: readonly string[] }[];
  /** `members (name, phone) and boats (name, notes)`. */
  readonly shown: string;
  /** `Make the list members`. */
  readonly label: string;
  /** `members: name, phone`. */
  readonly instruction: string;
}

/** Most lists that one description makes. */
const most = 6;

/** Lists before those with a column that is about one of them, so that it becomes a link. */
function inOrder<List extends { readonly name: string; readonly columns: readonly string[] }>(
  lists: readonly List[],
): readonly List[] {
  const isFree = ({ columns }: List): boolean =>
    columns.every((column) => lists.every(({ name }) => singular(name) !== column));
  const next = lists.find(isFree) ?? lists[0];
  return next ? [next, ...inOrder(lists.filter((list) => list !== next))] : [];
}

/** The instruction that plans lists: each with its facts after a colon, one with a single fact in a sentence. */
function instructionOf(
  lists: readonly { readonly name: string; readonly columns: readonly string[] }[],
): string {
  const [only, ...others] = lists;
  return only && others.length === 0 && only.columns.length === 1
    ? `Make a table ${only.name} with ${only.columns.join(', ')}`
    : lists.map(({ name, columns }) => `${name}: ${columns.join(', ')}`).join('; ');
}

/** Undefined where there are too many things, or one of them is there already. */
export function listedThings(
  things: readonly Thing[],
  tables: readonly string[],
  columnsFor: typeof columnsOf = columnsOf,
  atMost = most,
): ListedThings | undefined {
  const known = new Set(
    [...tables, ...things.map(({ name }) => toIdentifier(name))].map((name) => singular(name)),
  );
  // Whose a thing is: one of the only people that are kept.
  const people = things.filter(({ name }) => persons.test(name) && !workers.test(name));
  const keeper = people.length === 1 ? people.map(({ name }) => singular(name))[0] : undefined;
  const lists = things.map((thing) => {
    const columns = columnsFor(thing, things).map((column) =>
      column === 'owner' && keeper !== undefined ? keeper : column,
    );
    // What brings two others together has no name: a booking is of a member and a class.
    const links = columns.filter((column) => known.has(toIdentifier(column))).length;
    const isNamed = thing.columns.includes('name') || links < 2;
    return { name: thing.name, columns: isNamed ? columns : columns.filter((column) => column !== 'name') };
  });
  const names = lists.map(({ name }) => toIdentifier(name));
  const isNew = new Set(names).size === names.length && names.every((name) => !tables.includes(name));
  if (things.length === 0 || things.length > atMost || !isNew) return undefined;
  const ordered = inOrder(lists);
  return {
    names: lists.map(({ name }) => name),
    lists: ordered,
    shown: listed(lists.map(({ name, columns }) => `${name} (${columns.join(', ')})`)),
    label: `Make the ${lists.length === 1 ? 'list' : 'lists'} ${listed(lists.map(({ name }) => name))}`,
    instruction: instructionOf(ordered),
  };
}
