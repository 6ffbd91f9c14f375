import type { Condition, Reading } from '../../ast/index.ts';
import type { LexiconTable } from '../../planner/lexicon.ts';
import { capitalise, listed } from '../../planner/outcome.ts';
import { conditionWords } from '../../write/words.ts';
import { allOf, columnOf, holds, labelsOf } from '../constituents/columnKinds.ts';
import { entriesOf } from '../schemaIndex.ts';
import { eventsOf, hasEvents, isStaff, isVisitors, placeWords, several, shownOf } from './lists.ts';
import { asked, lookedUp, tableNamed, type Lookup, type Said } from './said.ts';

const unbooked = String.raw`(?:still )?(?:free|available|unbooked|not (?:booked|used|taken|reserved|busy))`;
const ofList = new RegExp(
  String.raw`^(?:which|what|show|list)(?: of)? (?:the |our |my |all )?(?<noun>[\p{L} _-]+?) (?:that |which )?(?:is |are |be |will be |do we have )?${unbooked}$`,
  'u',
);
const ofPerson = new RegExp(String.raw`^(?:who(?:'s)?|who all) (?:is |are |be |will be )?${unbooked}$`, 'u');
const ofName = new RegExp(String.raw`^(?:is|are|will) (?:the )?(?<name>.+?) (?:be )?${unbooked}$`, 'u');

/** Rows of a list to which nothing of its bookings points in the period. */
function freeRows(said: Said, table: LexiconTable, name?: Condition): Reading | undefined {
  const { period, index } = said;
  const lists = eventsOf(table, index);
  if (!period?.from || !period.until || period.isBound === true || lists.length === 0) return undefined;
  const busy = lists.flatMap((list) => hasEvents(table, list, period) ?? []);
  const shown = shownOf(table);
  if (busy.length === 0 || shown.length === 0) return undefined;
  const without = lists.map((list) => `${several(list.events)} where ${placeWords(list, said)}`);
  return lookedUp(
    said,
    {
      from: table.name,
      columns: shown.map((column) => ({ value: columnOf(column) })),
      where: allOf([...(name ? [name] : []), ...busy.map((of): Condition => ({ kind: 'not', of }))]),
    },
    `${several(table)}${name ? ` where ${conditionWords(name)},` : ''} without ${listed(without, 'or')}`,
  );
}

/** `which boats are free this Saturday`, `who is free on Monday`, `is Kingfisher free on Sunday`. */
export const readFree: Lookup = (said) => {
  const { words, period, when, index } = said;
  if (!period || words.length === 0) return undefined;
  const noun = ofList.exec(words)?.groups?.['noun'];
  const table = tableNamed(noun, index);
  if (table) return freeRows(said, table);
  if (ofPerson.test(words)) {
    const people = index.tables.filter((one) => eventsOf(one, index).length > 0);
    const own = people.filter(isStaff);
    const meant = own.length > 0 ? own : people.filter(isVisitors);
    const [only] = meant;
    if (only && meant.length === 1) return freeRows(said, only);
    return meant.length === 0
      ? undefined
      : asked(
          `Who is meant: ${listed(meant.map(several), 'or')}? Nothing was looked up.`,
          meant.map((one) => [capitalise(several(one)), `Which ${several(one)} are free ${when ?? ''}`]),
        );
  }
  const name = ofName.exec(words)?.groups?.['name'];
  const named =
    name === undefined
      ? []
      : entriesOf(name, index).flatMap((entry) => (entry.kind === 'value' ? [entry] : []));
  const rows = named.filter(
    ({ table: of, column }) => labelsOf(of).includes(column) && eventsOf(of, index).length > 0,
  );
  const [row] = rows;
  return row && rows.length === 1 ? freeRows(said, row.table, holds(row.column, row.value)) : undefined;
};
