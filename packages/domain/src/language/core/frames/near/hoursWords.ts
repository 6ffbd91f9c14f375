import { kindOf } from '../../constituents/columnKinds.ts';
import { humanise } from '../../../planner/names.ts';
import { ground } from '../../ground.ts';
import type { CoreIndex } from '../../schemaIndex.ts';
import { tokenise } from '../../tokens.ts';

const joint = String.raw`(?: ?[-–] ?| (?:to|until|till|and) )`;
/** “9:00 to 11:00”, “from 9 to 12”. */
const span = new RegExp(
  String.raw`,? ?(?:\b(?:from|between) (?<hour>\d{1,2})${joint}(?<last>\d{1,2})|(?:\b(?:from|between) )?(?<start>\d{1,2}:\d{2})${joint}(?<end>\d{1,2}:\d{2}))(?![\d:.]| ?(?:euros?|€|pounds?|£|%|people|persons|min|kg|pieces))`,
  'giu',
);
/** Questions, changes from one value to another, deletions and rules, in which hours are no new row's. */
const others =
  /^\W*(?:please )?(?:who|which|what|when|how|show|list|is|are|does|do|did|move|shift|change|set|update|postpone|reschedule|put (?:off|back)|delete|remove|cancel)\b|\?\s*$|\b(?:must|can|cannot|may|should|only|never|nobody|instead|always|every|each)\b/iu;

function clock(hour: string | undefined): string | undefined {
  return hour === undefined || Number(hour) > 23 ? undefined : `${hour.padStart(2, '0')}:00`;
}

/** A text whose hours from one to another are named like the two columns for them; other texts as they are. */
export function withHours(said: string, index: CoreIndex): string {
  const found = [...said.matchAll(span)];
  const [only] = found;
  if (!only || found.length > 1 || others.test(said)) return said;
  const named = ground(tokenise(said), index).flatMap(({ entries }) =>
    entries.flatMap((entry) => (entry.kind === 'table' ? [entry.table] : [])),
  );
  const lists = (named.length > 0 ? named : index.tables).flatMap((table) => {
    const times = table.columns.filter((column) => kindOf(column) === 'time');
    const [start, end] = times;
    return start && end && times.length === 2 && !/end|until|to$/u.test(start.name) ? [{ start, end }] : [];
  });
  const [list] = lists;
  const { hour, last, start = clock(hour), end = clock(last) } = only.groups ?? {};
  if (!list || new Set(lists.map((one) => one.start)).size > 1 || start === undefined || end === undefined)
    return said;
  const [first, second] = [humanise(list.start.name), humanise(list.end.name)];
  return said.replace(only[0], `, ${first} ${start}, ${second} ${end}`);
}
