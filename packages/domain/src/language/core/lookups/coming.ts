import type { Reading } from '../../ast/index.ts';
import type { LexiconTable } from '../../planner/lexicon.ts';
import { capitalise, listed } from '../../planner/outcome.ts';
import { kindOf, labelsOf } from '../constituents/columnKinds.ts';
import { takesPlace } from '../constituents/spans.ts';
import { pathBetween } from '../constituents/relations.ts';
import { inTable, joinsAlong, qualified } from '../frames/questions/joins.ts';
import { columnsIn, eventsOf, isVisitors, placeWords, several, type Events } from './lists.ts';
import { asked, lookedUp, tableNamed, type Lookup, type Said } from './said.ts';

const coming =
  /^(?:who(?:'s| all)?|(?:which|what) (?<noun>[\p{L} _-]+?)) (?:(?:is|are|will|do|does|wants? to|was|were) )?(?:be )?(?:comes?|coming|came|visits?|visiting|booked(?: in)?)(?: (?:in|here|to us|by|over))?$/u;
const having =
  /^(?:who(?:'s| all)?|(?:which|what) (?<noun>[\p{L} _-]+?)) (?:(?:do|does|is|are) )?(?:have|has|having|had|got|have got|has got|with)(?: (?:a|an|the|some|any|his|her|their))? (?<events>[\p{L} _-]+)$/u;

/** The people whom rows of a list of events name in the period, with the time. */
function comingRows(said: Said, people: LexiconTable, list: Events): Reading | undefined {
  const { events, day } = list;
  const { period, index } = said;
  const path = pathBetween(events, people, index);
  const labels = labelsOf(people);
  if (!period?.from || !period.until || period.isBound === true || path?.length !== 1 || labels.length === 0)
    return undefined;
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
      where: qualified(takesPlace(events, day, period), events.name),
      orderBy: [...(order === day ? [] : [{ by: inTable(events, day) }]), { by: inTable(events, order) }],
    },
    `${several(people)} with ${several(events)} where ${placeWords(list, said)}`,
  );
}

/** `who is coming tomorrow`, `who has an appointment on Friday`: the people to whom events of a day point. */
export const readComing: Lookup = (said) => {
  const { words, period, when, index } = said;
  const groups = coming.exec(words)?.groups ?? having.exec(words)?.groups;
  if (!period || !groups) return undefined;
  const { noun, events: what } = groups;
  const events = tableNamed(what, index);
  const table = tableNamed(noun, index);
  if ((what !== undefined && !events) || (noun !== undefined && !table)) return undefined;
  const pairs = index.tables.flatMap((people) =>
    (table ? people.name === table.name : isVisitors(people))
      ? eventsOf(people, index)
          .filter((one) => !events || one.events.name === events.name)
          .map((one) => ({ people, one }))
      : [],
  );
  const [first] = pairs;
  if (!first) return undefined;
  if (pairs.length === 1) return comingRows(said, first.people, first.one);
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
