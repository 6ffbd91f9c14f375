import { withClock } from '../core/clock.ts';
import { waitingPlans, type DiscourseContext, type DiscoursePlan, type DiscourseTable } from './context.ts';
import { columnTrait } from './pronouns.ts';
import type { Resolution } from './resolution.ts';

/** A value that a person gives a column. */
interface Given {
  readonly column: string;
  readonly value: string;
}

const opening =
  /^(?:(?:no|nope|wrong|sorry|oops|wait|(?:that|this|it)(?:['’]?s| is| was)? (?:wrong|not (?:right|correct))|i mea?nt?|actually)[\s,.!:–-]+)+/iu;
const regret =
  /[\s,.(]+(?:but )?you (?:have )?(?:forgot|forget|missed|miss|forgotten)(?: (?:it|that|this))?[\s).!]*$/iu;
/** "Phone is wrong, it is 0612". */
const faulty =
  /^(?:the |her |his |their )?(?<name>[\p{L} ]{1,40}?) (?:is|was) (?:wrong|not (?:right|correct))[\s,.!:–-]+(?:(?:it(?:'s| is| was| should be| must be)|should be|must be|(?:the )?(?:right|correct) (?:one |value )?is)\s+)?(?<value>(?!(?:delete|remove|cancel|undo|change|add|put|set|please|make|correct|fix|try|do|take)\b)\S.*)$/iu;
const time =
  /^(?:(?<day>today|tomorrow|\d{4}-\d\d-\d\d)\s*)?(?:at )?(?<hour>\d|[01]\d|2[0-3]):(?<minute>[0-5]\d)$/iu;
const day = /^(?:today|tomorrow|\d{4}-\d\d-\d\d)$/iu;
const figure = /^(?:[€$£]\s*)?(?<number>-?\d+(?:[.,]\d{1,2})?)(?:\s*(?:[€$£%]|\p{L}+))?$/u;

/** A rule or a condition rather than a value. */
const noValue =
  /^(?:too|very|not|wrong|missing|empty|what|where|how|positive|negative|longer|shorter|greater|bigger|less|more|at (?:least|most)|between|one of|either|valid|the same|hidden|visible|public|private)\b|\bwhere\b|\?/iu;
/** What may be a change of all rows, or a rule for them, unless something was said to be wrong. */
const ofAll = /^(?:set|put|make|change)\b|\b(?:must|has to|have to) be\b/iu;

function words(column: string): string {
  return column.replace(/_id$/u, '').replaceAll('_', ' ').toLowerCase();
}

/** The column that a text names; "the hour" is the only one with a time. */
function columnOf(said: string, table: DiscourseTable): string | undefined {
  const name = said
    .replace(/^(?:(?:the|her|his|their|its|my|put|set|make|change)\s+)+/iu, '')
    .toLowerCase()
    .trim();
  const { times = [] } = table;
  const isTime = /^(?:hour|time|date|when)$/u.test(name) && times.length === 1;
  return table.columns.find((column) => words(column) === name) ?? (isTime ? times[0] : undefined);
}

/** A time as the database reads it: `15:00`, or `tomorrow 15:00`. */
function timeIn(said: string): string | undefined {
  if (day.test(said)) return said.toLowerCase();
  // A time alone is one of day, as it is behind `at`.
  const read = withClock(said.replace(/^(?=\d{1,2} ?h)/iu, 'at '));
  const { day: on, hour, minute = '' } = time.exec(read)?.groups ?? {};
  if (hour === undefined) return undefined;
  return `${on === undefined ? '' : `${on.toLowerCase()} `}${hour.padStart(2, '0')}:${minute}`;
}

/** A value as its column stores it; undefined where it cannot be one. */
function valueFor(
  column: string,
  said: string,
  { numbers = [], times = [] }: DiscourseTable,
): string | undefined {
  const value = said
    .replace(/^(?:only|just|to|as)\s+/iu, '')
    .replace(/\s+(?:only|alone|please|instead)$/iu, '')
    .replace(/^["“](?<inner>[^"”]*)["”]$/u, '$<inner>')
    .trim();
  if (value === '' || columnTrait.test(value)) return undefined;
  if (times.includes(column)) return timeIn(value);
  if (numbers.includes(column)) return figure.exec(value)?.groups?.['number']?.replace(',', '.');
  return noValue.test(value) ? undefined : value;
}

/** "Name is Linh only", "monday is the day off", "name only Linh". */
function givenIn(clause: string, table: DiscourseTable, isMarked: boolean): Given | undefined {
  if (!isMarked && ofAll.test(clause)) return undefined;
  const given = (name: string | undefined, said: string | undefined): Given | undefined => {
    const column = columnOf(name ?? '', table);
    const value = column === undefined ? undefined : valueFor(column, said ?? '', table);
    return column === undefined || value === undefined ? undefined : { column, value };
  };
  const stated =
    /^(?<name>.{1,60}?)\s*(?:\s(?:is|are|was|must be|should be|has to be|to)\s|[=:])\s*(?<said>.+)$/iu.exec(
      clause,
    )?.groups;
  const turned =
    /^(?<said>.+?) (?:is|was|must be|should be) (?:the |her |his |their |its )?(?<name>.{1,60})$/iu.exec(
      clause,
    )?.groups;
  const found = given(stated?.['name'], stated?.['said']) ?? given(turned?.['name'], turned?.['said']);
  if (found || !isMarked) return found;
  const [only, ...others] = table.times ?? [];
  const alone = timeIn(clause.replace(/^(?:(?:it|that)(?:'s| is| was)|at|on)\s+/iu, ''));
  if (only !== undefined && others.length === 0 && alone !== undefined) return { column: only, value: alone };
  const places = [...clause.matchAll(/\s+/gu)].map(({ index }) => index).toReversed();
  for (const at of places) {
    const plain = given(clause.slice(0, at), clause.slice(at).trim());
    if (plain) return plain;
  }
  return undefined;
}

/** The values that every clause of a text gives a column; undefined where one gives none. */
function valuesIn(text: string, table: DiscourseTable, isMarked: boolean): readonly Given[] | undefined {
  const found = text
    .split(/\s*(?:,(?!\d)|[;\n]|\.\s|\s(?:and|but)\s)\s*/iu)
    .filter((clause) => clause !== '' && !(isMarked && /^not \S.{0,40}$/iu.test(clause)))
    .map((clause) => givenIn(clause, table, isMarked));
  const given = found.filter((one) => one !== undefined);
  const isOnce = new Set(given.map(({ column }) => column)).size === given.length;
  return given.length === found.length && given.length > 0 && isOnce ? given : undefined;
}

/** The plan that a correction is about: that of the last instruction, also where a correction was not understood since. */
function correctable(context: DiscourseContext): DiscoursePlan | undefined {
  const { last } = context;
  const [waiting] = waitingPlans(context);
  const isLast = waiting?.instruction === last?.instruction;
  const isUnread = last?.kind === 'asked' || last?.kind === 'refused';
  return waiting && (isLast || (isUnread && waiting.turn >= context.turn - 2)) ? waiting : undefined;
}

/** "No, name is Linh only, monday is the day off" after the plan of a new row: that row with these values. */
export function resolveRowCorrection(
  instruction: string,
  context: DiscourseContext,
  tables: readonly DiscourseTable[],
): Resolution | undefined {
  const waiting = correctable(context);
  const table = tables.find(({ name }) => name === waiting?.adds);
  if (!waiting || !table) return undefined;
  const said = instruction.trim().replaceAll('’', "'");
  const direct = said.replace(faulty, 'no, $<name> is $<value>');
  const plain = direct
    .replace(opening, '')
    .replace(regret, '')
    .replace(/[\s.!]+$/u, '');
  const isMarked = plain.length < direct.replace(/[\s.!]+$/u, '').length;
  const given = valuesIn(plain, table, isMarked);
  return (
    given && {
      kind: 'row',
      table: table.name,
      values: given,
      operationId: waiting.operationId,
      title: waiting.title,
    }
  );
}
