import type { Condition } from '../../ast/index.ts';
import type { LexiconTable } from '../../planner/lexicon.ts';
import { allOf, columnOf, holds, keyOf } from '../constituents/columnKinds.ts';
import { takesPlace } from '../constituents/spans.ts';
import { pathBetween } from '../constituents/relations.ts';
import { recordsOf } from '../frames/questions/deeds.ts';
import { conditionWords } from '../../write/words.ts';
import { entriesOf } from '../schemaIndex.ts';
import { dayOf, isVisitors, placeWords, several, shownOf } from './lists.ts';
import { lookedUp, tableNamed, type Lookup, type Said } from './said.ts';

const who = String.raw`(?:who|(?:which|what|show|list)(?: of)?(?: (?:all|the|our|my))* (?<noun>[\p{L} _-]+?)(?: that| who| which)?|(?<plain>[\p{L} _-]+?)(?= (?:without|with no) ))`;
/** `who did not pay`, `which members have no booking`, `members without payments`. */
const lacking = new RegExp(
  String.raw`^${who} (?:(?:did|do|does|has|have|had|is|are|was|were|still)(?: still)?(?: not|n't)(?: yet)? |(?:didn't|doesn't|don't|hasn't|haven't) (?:yet )?|not |never |(?:has|have|had|with) (?:no|not any|zero) |(?:that have |who have )?without (?:an? |any )?)(?<event>[\p{L} -]+?)(?: (?:yet|us|me|anything))*$`,
  'u',
);

interface Events {
  readonly events: LexiconTable;
  readonly of: readonly Condition[];
}

/** The list of what is lacking, by its name, a verb for it, or a name with one of its values: `missed deliveries`. */
function eventsNamed(said: string, { index }: Said): Events | undefined {
  const table = tableNamed(said, index);
  if (table) return { events: table, of: [] };
  const [first = '', ...rest] = said.split(' ');
  const named = rest.length > 0 ? tableNamed(rest.join(' '), index) : undefined;
  const value = entriesOf(first, index).find((entry) => entry.kind === 'value' && entry.table === named);
  if (named && value?.kind === 'value') return { events: named, of: [holds(value.column, value.value)] };
  const records = rest.length === 0 ? recordsOf(first.replace(/^payed$/u, 'paid'), index) : [];
  return records.length === 1 && records[0] ? { events: records[0], of: [] } : undefined;
}

/**
 * `who did not pay in november`, `which members have no booking this week`: rows of a list to which nothing of another one
 * belongs in a period, which is that of what is lacking.
 */
export const readWithout: Lookup = (said) => {
  const { words, period, index } = said;
  const { plain, noun = plain, event = '' } = lacking.exec(words)?.groups ?? {};
  const found = event === '' || !period ? undefined : eventsNamed(event, said);
  const day = found && dayOf(found.events);
  if (!found || !day || !period) return undefined;
  const { events, of } = found;
  const people = noun === undefined ? index.tables.filter(isVisitors) : [tableNamed(noun, index)];
  const reached = people.flatMap((table) => {
    const path = table ? pathBetween(events, table, index) : undefined;
    const [step] = path ?? [];
    return table && path?.length === 1 && step?.isForward === true ? [{ table, link: step.fromColumn }] : [];
  });
  const [only, ...others] = reached;
  const key = only && keyOf(only.table);
  const shown = only ? shownOf(only.table) : [];
  if (!only || !key || others.length > 0 || shown.length === 0) return undefined;
  const present: Condition = {
    kind: 'in',
    left: columnOf(key),
    selection: {
      from: events.name,
      columns: [{ value: columnOf(only.link) }],
      where: allOf([
        ...(only.link.nullable
          ? [{ kind: 'not', of: { kind: 'empty', of: columnOf(only.link) } } as const]
          : []),
        ...of,
        takesPlace(events, day, period),
      ]),
    },
  };
  const limits = [...of.map(conditionWords), placeWords({ events, day }, said)].join(' and ');
  return lookedUp(
    said,
    {
      from: only.table.name,
      columns: shown.map((column) => ({ value: columnOf(column) })),
      where: { kind: 'not', of: present },
    },
    `${several(only.table)} without ${several(events)} where ${limits}`,
  );
};
