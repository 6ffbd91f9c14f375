import type { Condition, Expression } from '../../ast/index.ts';
import type { LexiconColumn, LexiconTable } from '../../planner/lexicon.ts';
import { humanise, plural } from '../../planner/names.ts';
import { expressionWords } from '../../write/words.ts';
import { allOf, columnOf, isDated, keyOf, kindOf, labelsOf } from '../constituents/columnKinds.ts';
import { spanOf, takesPlace } from '../constituents/spans.ts';
import type { Period } from '../constituents/dates.ts';
import type { CoreIndex } from '../schemaIndex.ts';
import type { Said } from './said.ts';

const staff =
  /^(?:.*_)?(?:staff|employees?|workers?|team|coach(?:es)?|trainers?|teachers?|stylists?|barbers?|bakers?|drivers?|tailors?|seamstress(?:es)?|helpers?|colleagues?|assistants?|therapists?|instructors?|technicians?|mechanics?|cleaners?|nurses?|doctors?|volunteers?|guides?|sellers?)$/iu;
const visitors =
  /^(?:.*_)?(?:clients?|customers?|guests?|patients?|members?|students?|pupils?|visitors?|attendees?|participants?|buyers?|tenants?|child(?:ren)?|kids?|people|persons?|contacts?|players?|owners?|parents?|renters?|subscribers?|donors?|sponsors?|couples?|families|households)$/iu;

/** True for a list of those who work here. */
export function isStaff({ name }: LexiconTable): boolean {
  return staff.test(name);
}

/** True for a list of those who come, buy or take part. */
export function isVisitors({ name }: LexiconTable): boolean {
  return visitors.test(name);
}

const bookings =
  /appointment|booking|reservation|outing|visit|lesson|session|rental|trip|shift|training|class|meeting|game|match|tour|check_?in|attendance|treatment|loan|walk|ride/iu;
const bookkeeping =
  /^(?:created|updated|inserted|modified|added|deleted)|birth|born|until|due|(?:^|_)end|expir|paid/iu;

/** The column of the day on which a row takes place: one of dates before one of moments. */
export function dayOf(table: LexiconTable): LexiconColumn | undefined {
  const dated = table.columns.filter(isDated);
  const days = dated.filter((column) => !bookkeeping.test(column.name));
  // The day of a payment is that on which it was paid.
  if (days.length === 0)
    return dated.find(({ name }) => dated.length === 1 && /(?:^|_)paid(?:_|$)/iu.test(name));
  return days.find((column) => kindOf(column) === 'date') ?? days[0];
}

/** A list of what takes place, and its column that points to a list of people or things. */
export interface Events {
  readonly events: LexiconTable;
  readonly link: LexiconColumn;
  readonly day: LexiconColumn;
}

/** The lists of what takes place with rows of a list: bookings, or else the only list with days that points to it. */
export function eventsOf(table: LexiconTable, { tables }: CoreIndex): readonly Events[] {
  const all = tables.flatMap((events) => {
    const links = events.columns.filter(({ references }) => references === table.name);
    const day = dayOf(events);
    const [link] = links;
    return link && links.length === 1 && day && events.name !== table.name ? [{ events, link, day }] : [];
  });
  const booked = all.filter(({ events }) => bookings.test(events.name));
  return booked.length > 0 ? booked : all.length === 1 ? all : [];
}

/** Whether something that is not booked may still be in use: `status`, `day off`. */
const states = /(?:^|_)(?:status|state|condition|off|holidays?|available)(?:_|$)/iu;

/** What names a row, and further columns that say whether it can be used. */
export function shownOf(table: LexiconTable): readonly LexiconColumn[] {
  const labels = labelsOf(table);
  const first =
    labels.length > 0 ? labels : table.columns.filter((column) => kindOf(column) === 'text').slice(0, 1);
  return [...new Set([...first, ...table.columns.filter(({ name }) => states.test(name))])];
}

/** The condition that a row has none, or one, of these events in a period. */
export function hasEvents(
  table: LexiconTable,
  { events, link, day }: Events,
  period: Period,
): Condition | undefined {
  const key = keyOf(table);
  return (
    key && {
      kind: 'in',
      left: columnOf(key),
      selection: {
        from: events.name,
        columns: [{ value: columnOf(link) }],
        where: allOf([
          { kind: 'not', of: { kind: 'empty', of: columnOf(link) } },
          takesPlace(events, day, period),
        ]),
      },
    }
  );
}

type Asked = Pick<Said, 'period' | 'when'>;

/** The period of a question as it was said: `tomorrow`. */
function saidPeriod({ period, when }: Asked): string {
  return period?.day
    ? expressionWords(period.day)
    : (when ?? '').replace(/^(?:on|in|at|for|during|over|within|from|between) /u, '');
}

/** The period of a question in words: `date is tomorrow`. */
export function periodWords(column: LexiconColumn, asked: Asked): string {
  return `${humanise(column.name)} is ${saidPeriod(asked)}`;
}

/** The period in which something takes place in words: `start day to end day includes tomorrow`. */
export function placeWords({ events, day }: Pick<Events, 'events' | 'day'>, asked: Asked): string {
  const span = spanOf(events);
  return span?.start === day
    ? `${humanise(day.name)} to ${humanise(span.end.name)} includes ${saidPeriod(asked)}`
    : periodWords(day, asked);
}

/** The name of a list as people say it. */
export function several({ name }: LexiconTable): string {
  return plural(humanise(name)).toLowerCase();
}

/** The columns with their table, for a selection over several. */
export function columnsIn(
  table: LexiconTable,
  columns: readonly LexiconColumn[],
): readonly { readonly value: Expression }[] {
  return columns.map(({ name }) => ({ value: { kind: 'column', table: table.name, name } }));
}
