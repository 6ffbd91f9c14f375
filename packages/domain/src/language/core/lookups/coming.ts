import type { Condition, Reading } from '../../ast/index.ts';
import type { LexiconTable } from '../../planner/lexicon.ts';
import { capitalise, listed } from '../../planner/outcome.ts';
import { humanise, singular } from '../../planner/names.ts';
import { allOf, holds, kindOf, labelsOf } from '../constituents/columnKinds.ts';
import { takesPlace } from '../constituents/spans.ts';
import { linkedBy, pathBetween } from '../constituents/relations.ts';
import { inTable, joinsAlong, qualified } from '../frames/questions/joins.ts';
import { columnsIn, eventsOf, isStaff, isVisitors, placeWords, several, type Events } from './lists.ts';
import { entriesOf, type CoreIndex } from '../schemaIndex.ts';
import { asked, lookedUp, tableNamed, type Lookup, type Said } from './said.ts';

const coming =
  /^(?:who(?:'s| all)?|(?:which|what) (?<noun>[\p{L} _-]+?)) (?:(?:is|are|will|do|does|wants? to|was|were) )?(?:be )?(?:comes?|coming|came|visits?|visiting|booked(?: in)?|signed up|registered)(?: (?:in|here|to us|by|over))?(?: (?:to|for|at|in|into|on) (?:the |our |my )?(?<place>\S.*))?$/u;
const working =
  /^(?:who(?:'s| all)?|(?:which|what) (?<noun>[\p{L} _-]+?)) (?:(?:is|are|will|do|does|has to|have to|was|were) )?(?:be )?(?:works?|working|worked|on duty|on shift)(?: (?:in|here|for us))?$/u;
/** What is brought to people or paid by them, to which nobody comes. */
const apart = /deliver|shipment|shipping|payment|invoice|donation|order/iu;
const having =
  /^(?:who(?:'s| all)?|(?:which|what) (?<noun>[\p{L} _-]+?)) (?:(?:do|does|is|are) )?(?:have|has|having|had|got|have got|has got|with)(?: (?:a|an|the|some|any|his|her|their))? (?<events>[\p{L} _-]+)$/u;

/** The people whom rows of a list of events name in the period, with the time. */
function comingRows(
  said: Said,
  people: LexiconTable,
  list: Events,
  place?: { readonly condition: Condition; readonly words: string },
): Reading | undefined {
  const { events, day } = list;
  const { period, index } = said;
  const path = pathBetween(events, people, index);
  const labels = labelsOf(people);
  const isBounded = period?.from !== undefined && period.until !== undefined && period.isBound !== true;
  if (!(period ? isBounded : place) || path?.length !== 1 || labels.length === 0) return undefined;
  const conditions = [
    ...(place ? [place.condition] : []),
    ...(period ? [takesPlace(events, day, period)] : []),
  ];
  const limits = [...(place ? [place.words] : []), ...(period ? [placeWords(list, said)] : [])];
  const times = events.columns.filter(
    (column) =>
      column.name === day.name ||
      (['moment', 'time'].includes(kindOf(column)) && /start|begin|from|time|^at$/iu.test(column.name)),
  );
  const order = times.find((column) => kindOf(column) !== 'date') ?? day;
  return lookedUp(
    said,
    {
      from: events.name,
      joins: [...joinsAlong(path)],
      columns: [...columnsIn(people, labels), ...columnsIn(events, times)],
      where: qualified(allOf(conditions), events.name),
      orderBy: [...(order === day ? [] : [{ by: inTable(events, day) }]), { by: inTable(events, order) }],
    },
    `${several(people)} with ${several(events)} where ${limits.join(' and ')}`,
  );
}

/** What rows of a list are for, where words name one: `coming to Morning Flow`. */
function placeOf(
  said: string,
  { events }: Events,
  people: LexiconTable,
  index: CoreIndex,
): { readonly condition: Condition; readonly words: string } | undefined {
  const found = entriesOf(said, index).flatMap((entry) => {
    if (entry.kind !== 'value' || entry.table === people || !labelsOf(entry.table).includes(entry.column))
      return [];
    const path = pathBetween(events, entry.table, index);
    return path?.length === 1
      ? [
          {
            condition: linkedBy(path, holds(entry.column, entry.value)),
            words: `${humanise(singular(entry.table.name))} is ${entry.value}`,
          },
        ]
      : [];
  });
  return found.length === 1 ? found[0] : undefined;
}

/**
 * `who is coming tomorrow`, `who has an appointment on Friday`, `who is working on Monday`: the people to whom events of a day
 * point.
 */
export const readComing: Lookup = (said) => {
  const { words, period, when, index } = said;
  const isWork = working.test(words);
  const isVisit = !isWork && coming.test(words);
  const groups = (working.exec(words) ?? coming.exec(words) ?? having.exec(words))?.groups;
  if (!groups || (!period && groups['place'] === undefined)) return undefined;
  const { noun, events: what, place: named } = groups;
  const events = tableNamed(what, index);
  const table = tableNamed(noun, index);
  if ((what !== undefined && !events) || (noun !== undefined && !table)) return undefined;
  const pairs = index.tables.flatMap((people) =>
    (table ? people.name === table.name : isWork ? isStaff(people) : isVisitors(people))
      ? eventsOf(people, index)
          .filter((one) => !events || one.events.name === events.name)
          .filter((one) => !isVisit || !apart.test(one.events.name))
          .map((one) => ({
            people,
            one,
            place: named === undefined ? undefined : placeOf(named, one, people, index),
          }))
          .filter(({ place }) => named === undefined || place !== undefined)
      : [],
  );
  const [first] = pairs;
  if (!first) return undefined;
  if (pairs.length === 1) return comingRows(said, first.people, first.one, first.place);
  const names = pairs.map(({ people, one }) => [several(people), several(one.events)] as const);
  return asked(
    `Is this about ${listed(
      names.map(([people, list]) => `${people} with ${list}`),
      'or',
    )}? Nothing was looked up.`,
    names.map(([people, list]) => [
      `${capitalise(people)} with ${list}`,
      `Which ${people} have ${list} ${when ?? ''}`,
    ]),
  );
};
