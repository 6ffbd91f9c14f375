import type { Expression } from '../../../ast/index.ts';
import type { LexiconTable } from '../../../planner/lexicon.ts';
import { singular } from '../../../planner/names.ts';
import { isoDay, parseIso, plusDays, weekdays } from '../../constituents/calendar.ts';
import {
  isDated,
  isOfThePast,
  isWeekday,
  kindOf,
  text as textValue,
} from '../../constituents/columnKinds.ts';
import { numeric } from '../../constituents/comparisons.ts';
import { piecesOf } from '../../constituents/pieces.ts';
import type { ReadState } from '../../frame.ts';
import { fillable, type Row } from './cells.ts';
import { dateOf, dayOf } from './orderedSlots.ts';

/** The number of a text with a decimal point or comma. */
export const numberOf = (said: string): number => Number(said.replace(',', '.'));

/** What a cell says beside its values; words on both sides of one are apart. */
export function without(cell: string, start: number, end: number): string {
  return `${cell.slice(0, start)},${cell.slice(end)}`;
}

const clockTime = /(?:\bat )?(?<![\d:])(?<time>\d{1,2}:\d{2})(?![\d:])/u;

/** A time of day in the only column that can hold one. */
export function timedCell(cell: string, table: LexiconTable, row: Row): string {
  const columns = fillable(table).filter(
    (column) => kindOf(column) === 'time' && !Object.hasOwn(row, column.name),
  );
  const [column] = columns;
  const match = clockTime.exec(cell);
  if (!column || columns.length > 1 || !match) return cell;
  row[column.name] = textValue((match.groups?.['time'] ?? '').padStart(5, '0'));
  return without(cell, match.index, match.index + match[0].length);
}

const weekday = new RegExp(String.raw`^(?:on )?(?:${weekdays.join('|')})$`, 'iu');

/** The last day of that name, of what has happened: `joined saturday`. */
export function latestDay(day: Expression, said: string, today: string): Expression {
  const date = weekday.test(said) ? dateOf(day, today) : undefined;
  return date !== undefined && date > today ? textValue(isoDay(plusDays(parseIso(date), -7))) : day;
}

/** A date in the only column that can hold one, or in the one that the words before it name: `ready on 2 december`. */
export function datedCell(said: string, table: LexiconTable, row: Row, state: ReadState): string {
  const columns = fillable(table).filter((column) => isDated(column) && !Object.hasOwn(row, column.name));
  // `valid until 10 December` is the day of a column that is called so.
  const bound = /\b(?:until|till|since|from|by)\b/iu.exec(said)?.[0].toLowerCase();
  const isOwn = bound !== undefined && columns.some(({ name }) => name.split('_').includes(bound));
  const cell = isOwn
    ? said.replace(new RegExp(String.raw`\b${bound}\b`, 'iu'), ' '.repeat(bound.length))
    : said;
  const piece = piecesOf({ text: cell }, state.index, state.today).find(({ period }) => period?.day);
  const words = new Set(cell.toLowerCase().split(/[^\p{L}]+/u));
  const named = columns.find(({ name }) =>
    name.split('_').some((word) => word.length > 2 && words.has(word)),
  );
  const column = named ?? (columns.length === 1 ? columns[0] : undefined);
  if (!piece?.period?.day || !column) return cell;
  const coming = dayOf(piece, state.today) ?? piece.period.day;
  const day = isOfThePast(column) ? latestDay(coming, piece.text, state.today) : coming;
  const own = new Set(column.name.split('_'));
  const rest = without(cell, piece.start, piece.end);
  // `tomorrow at 10:00` is one moment.
  const clock = kindOf(column) === 'moment' ? clockTime.exec(rest) : null;
  const date = clock ? dateOf(day, state.today) : undefined;
  const time = (clock?.groups?.['time'] ?? '').padStart(5, '0');
  row[column.name] = date === undefined ? day : textValue(`${date} ${time}`);
  return (date === undefined ? rest : rest.replace(clockTime, ''))
    .split(/\s+/u)
    .filter((word) => !own.has(word.toLowerCase()))
    .join(' ');
}

/** What a figure measures by its unit, as columns are called. */
const units: readonly (readonly [said: RegExp, column: RegExp])[] = [
  [/(?<n>\d+) ?(?:min|mins|minutes?|mn)\b/iu, /minute|duration|length/u],
  [/(?<n>\d+(?:[.,]\d+)?) ?(?:h|hrs?|hours?)\b/iu, /hour|duration/u],
  [/(?<n>\d+(?:[.,]\d+)?) ?(?:kg|kilos?)\b/iu, /kg|weight/u],
  [/(?<n>\d+(?:[.,]\d+)?) ?(?:g|grams?)\b/iu, /^g$|gram|_g$|weight/u],
  [/(?<n>\d+(?:[.,]\d+)?) ?(?:pcs|pieces|pc)\b/iu, /piece|quantity|qty|stock|left/u],
];

/** A cell without a figure whose unit names its column: `90 min`. */
export function measuredCell(cell: string, table: LexiconTable, row: Row): string {
  for (const [said, names] of units) {
    const match = said.exec(cell);
    const columns = numeric(table).filter(
      ({ name, primaryKey }) => !primaryKey && names.test(name) && !Object.hasOwn(row, name),
    );
    const [column] = columns;
    if (!match || columns.length !== 1 || !column) continue;
    row[column.name] = { kind: 'value', value: numberOf(match.groups?.['n'] ?? '') };
    return without(cell, match.index, match.index + match[0].length);
  }
  return countedCell(cell, table, row);
}

/** A cell without a figure before what it counts: `12 spots` of the column `number_of_spots`. */
function countedCell(cell: string, table: LexiconTable, row: Row): string {
  for (const match of cell.matchAll(/(?<![\d:.,])(?<n>\d+(?:[.,]\d+)?) (?<noun>\p{L}{3,})/gu)) {
    const noun = singular((match.groups?.['noun'] ?? '').toLowerCase());
    const columns = numeric(table)
      .filter(
        ({ name, primaryKey }) =>
          !primaryKey && !Object.hasOwn(row, name) && name.split('_').map(singular).includes(noun),
      )
      .toSorted((one, other) => one.name.split('_').length - other.name.split('_').length);
    // `10 visits` are the visits, not the used visits.
    const [column, next] = columns;
    if (!column || next?.name.split('_').length === column.name.split('_').length) continue;
    row[column.name] = { kind: 'value', value: numberOf(match.groups?.['n'] ?? '') };
    return without(cell, match.index, match.index + match[0].length);
  }
  return cell;
}

/** A cell without the day of the week in the only column for one: `monday 07:00`. */
export function weekdayCell(cell: string, table: LexiconTable, row: Row): string {
  const columns = fillable(table).filter((column) => isWeekday(column) && !Object.hasOwn(row, column.name));
  const [column] = columns;
  const match = new RegExp(String.raw`\b(?:on )?(?<day>${weekdays.join('|')})s?\b`, 'iu').exec(cell);
  if (!column || columns.length > 1 || !match) return cell;
  row[column.name] = textValue((match.groups?.['day'] ?? '').toLowerCase());
  return without(cell, match.index, match.index + match[0].length);
}
