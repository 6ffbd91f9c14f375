import { waitingLast } from './corrections.ts';
import { lastExecuted, type DiscourseContext, type DiscoursePlan, type DiscourseTable } from './context.ts';
import { formOf, ofClock, shown } from './forms.ts';
import { rewritten, type Resolution } from './resolution.ts';
import { folded, fullValue, valuesOf } from './storedValues.ts';
import { written } from './names.ts';

/** A change of one column, as its plan says it. */
interface Change {
  readonly column: string;
  readonly value: string;
  readonly table: DiscourseTable;
  /** The rows, as they follow the name of the table. */
  readonly rows: string;
  /** The waiting plan of it. */
  readonly replaces: string | undefined;
}

const title = /^(?:Nothing to change: )?Set (?<column>[\p{L} _]+?) to (?<value>.+) for (?<rest>.+)$/u;

const pointed = /^the one from [\p{L} _]+? where [\p{L} _]+? is (?<name>[^,]+)$/u;

/** The change that a plan makes; undefined where it sets more than one column, or every row. */
function changeOf(
  plan: DiscoursePlan | undefined,
  replaces: string | undefined,
  tables: readonly DiscourseTable[],
): Change | undefined {
  const { column = '', value = '', rest = '' } = title.exec(plan?.title ?? '')?.groups ?? {};
  const table = tables.find(
    ({ name, columns }) =>
      rest.toLowerCase().startsWith(`${written(name)} `) &&
      columns.some((one) => written(one) === written(column)),
  );
  const rows = rest.slice(table?.name.length);
  // A row of another list is known by its name: “teacher to Tomas”.
  const named = pointed.exec(value)?.groups?.['name'];
  const role = named === undefined ? written(column) : written(column).replace(/ id$/u, '');
  return table && /^ (?:where|whose) /u.test(rows) && !/ and set /u.test(plan?.title ?? '')
    ? { column: role, value: named ?? value, table, rows, replaces }
    : undefined;
}

/** The last change, while it waits or right after it was carried out. */
function lastChange(context: DiscourseContext, tables: readonly DiscourseTable[]): Change | undefined {
  const waiting = waitingLast(context);
  if (waiting) return changeOf(waiting, waiting.operationId, tables);
  const done = lastExecuted(context);
  const isLast = done !== undefined && done.instruction === context.last?.instruction;
  return isLast ? changeOf(done, undefined, tables) : undefined;
}

const other =
  /^(?:(?:no|nope|sorry|oops|wait|actually|and|also|then)[\s,]+)*(?:i mea?nt?|i wanted|i was thinking of|rather|make (?:it|that)|put|it(?:'s| is| was| should be| must be)?|should be|set (?:it|that) to|change (?:it|that) to|to)\s+(?:only |just )?(?<value>[^,;?]{1,60}?)(?: instead| rather| please|,? not [^,;]+)?$/iu;
const corrected =
  /^(?:(?:no|nope|sorry|oops|wait|actually|hang on|hold on)[\s,]+)+(?:(?:it(?:'s)? ?|the (?:day|date|time) )?(?:is |was |should be )|it's )?(?:only |just )?(?<value>[^,;?]{1,60}?)(?: instead| rather|,? not [^,;]+)?$/iu;
const notValue =
  /^(?:it|that|this|them|all|undo|no|not|the other|another|a|an|more|less|every|only)\b|\b(?:is|are|was|has|have|should|must|can|will)\b/iu;

/** A date in the year of the one that it takes the place of. */
function withYear(said: string, before: string): string {
  const year = /\b(?:19|20)\d\d\b/u.exec(before)?.[0];
  return formOf(said) === 'date' &&
    year !== undefined &&
    /\p{L}/u.test(said) &&
    /\d/u.test(said) &&
    !/\d{4}/u.test(said)
    ? `${said} ${year}`
    : said;
}

/** "No, I meant thursday", "sorry, 75": the same rows with another value of the same kind. */
function otherValue(text: string, { column, value, table, rows, replaces }: Change): Resolution | undefined {
  const said = (other.exec(text) ?? corrected.exec(text))?.groups?.['value']?.trim();
  if (said === undefined || notValue.test(said) || said.split(' ').length > 4) return undefined;
  const isDay = formOf(said) === 'weekday' && /^\d{4}-\d\d-\d\d$/u.test(value);
  if (formOf(said) === formOf(value) || isDay)
    return rewritten(
      `Set ${column} to ${withYear(shown(said), value)} for ${written(table.name)}${rows}`,
      replaces,
    );
  // "And make it 11 am" after the day was changed: the only column for a time of day.
  const clocks = table.columns.filter((name) => ofClock.test(name));
  const [clock] = clocks;
  return formOf(said) === 'time' && clock !== undefined && clocks.length === 1
    ? rewritten(`Set ${written(clock)} to ${shown(said)} for ${written(table.name)}${rows}`)
    : undefined;
}

const further =
  /^(?:(?:and|also|then|now|set|change|put|make)[\s,]+)*(?:his|her|their|its|the|also)?\s*(?<column>[\p{L} ]{2,40}?)(?: number)?\s*(?:\b(?:is|to|as|should be|becomes)\b|[:=])\s*(?:now |to )?(?<value>[^,;?]{1,80})$/iu;

/** "And his email is jorge@ruiz.es": another column of the same rows. */
function otherColumn(text: string, { column, table, rows }: Change): Resolution | undefined {
  if (!/^(?:and|also|then|now)\b|\b(?:his|her|their|its)\b/iu.test(text)) return undefined;
  const { column: name = '', value = '' } = further.exec(text)?.groups ?? {};
  const found = table.columns.find((one) => written(one) === name.trim().toLowerCase());
  return found === undefined || written(found) === column || notValue.test(value)
    ? undefined
    : rewritten(`Set ${written(found)} to ${shown(value.trim())} for ${written(table.name)}${rows}`);
}

const same =
  /^(?:(?:and|now|also|do|then)[\s,]+)*(?:the )?same (?:thing )?(?:for|with|to) (?<who>[^,;:]{1,60}?)(?:\s*(?:,|:|\bwith\b|\bto\b|\bbut\b)\s*(?:(?:he|she|it|they)(?:'s| is| has| gets)? |now )*(?<value>[^,;]{1,60}?)(?: now)?)?$/iu;

/** "Same for Ben, he's 555-0188 now": the same column of another row of that name. */
function otherRow(text: string, change: Change, tables: readonly DiscourseTable[]): Resolution | undefined {
  const { who = '', value = change.value } = same.exec(text)?.groups ?? {};
  const named = /^ (?:where|whose) (?<role>[\p{L} _]+?) is [^,]+$/u.exec(change.rows)?.groups?.['role'];
  if (who === '' || named === undefined || / (?:and|or) /u.test(change.rows)) return undefined;
  const full = fullValue(who, tables);
  const isKnown = valuesOf(tables).some(([, stored]) => stored === folded(full));
  return isKnown && formOf(value) === formOf(change.value)
    ? rewritten(
        `Set ${change.column} to ${shown(value)} for ${written(change.table.name)} where ${named} is ${full}`,
      )
    : undefined;
}

/** What follows the change of a value: another value of it, another column, or another row. */
export function resolveSetAgain(
  text: string,
  context: DiscourseContext,
  tables: readonly DiscourseTable[],
): Resolution | undefined {
  const change = context.last?.kind === 'change' ? lastChange(context, tables) : undefined;
  if (!change || text.includes('\n')) return undefined;
  const said = text.replace(/[\s.!]+$/u, '').replaceAll('’', "'");
  return otherRow(said, change, tables) ?? otherColumn(said, change) ?? otherValue(said, change);
}
