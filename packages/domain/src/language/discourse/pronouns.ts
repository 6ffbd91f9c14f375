import type { DiscourseContext, DiscourseTable } from './context.ts';
import { waitingPlans } from './context.ts';
import { isQuestion, tablesIn } from './mentions.ts';
import { findReference, nounOf, placing } from './references.ts';
import { ask, rewritten, type Resolution } from './resolution.ts';
import { humanise } from '../planner/names.ts';

const destructive =
  /^(?:delete|remove|drop|empty|clear|wipe|erase|truncate|scrap|destroy|get rid of|throw away|kill)\b/iu;
/** Verbs about code and the site, whose objects are their own. */
const elsewhere =
  /^(?:publish|deploy|merge|commit|push|pull|release|roll|switch|check ?out|save|discard|preview|take|bring|launch|ship)\b/iu;
/** What a column can be made: "unique", "a date". */
export const columnTrait =
  /\b(?:unique|required|mandatory|optional|compulsory|not empty|an? (?:number|date|text|yes\/no|whole number)|numeric|indexed)\b/iu;
/** Verbs about the values of a column. */
const filling = /^(?:set|fill|round|lowercase|uppercase|trim)\b/iu;
/** Verbs that change values of rows. */
const changing = /^(?:set|mark|change|update|make|fill|round)\b/iu;
const naming = /^(?:rename|call|name)\b/iu;

/** Tables that the conversation is about: those of its last six turns. */
function recentTables({ tables, turn }: DiscourseContext): readonly string[] {
  return tables.filter((table) => turn - table.turn < 6).map(({ name }) => name);
}

/** Tables of the last turn that named any. */
function newestTables({ tables }: DiscourseContext): readonly string[] {
  return tables.filter(({ turn }) => turn === tables[0]?.turn).map(({ name }) => name);
}

/** A thing that may be deleted, with its instruction and the words for it in one. */
interface Deletion {
  readonly label: string;
  readonly instruction: string;
  readonly words: string;
}

function columnDeletions({ columns }: DiscourseContext): readonly Deletion[] {
  return columns.slice(0, 2).map(({ name, table }) => ({
    label: `The ${name} of ${humanise(table)}`,
    instruction: `Remove ${name} from ${humanise(table)}`,
    words: `${name} from ${humanise(table)}`,
  }));
}

function tableDeletions(context: DiscourseContext): readonly Deletion[] {
  return recentTables(context)
    .slice(0, 3)
    .map((name) => ({
      label: `The whole table ${humanise(name)}`,
      instruction: `Delete the table ${humanise(name)}`,
      words: `the ${humanise(name)} table`,
    }));
}

function whichDeletion(choices: readonly (readonly [string, string])[]): Resolution | undefined {
  return choices.length === 0 ? undefined : ask('What exactly should be deleted?', choices);
}

function choiceOf({ label, instruction }: Deletion): readonly [string, string] {
  return [label, instruction];
}

function replaced(text: string, match: RegExpExecArray, by: string): Resolution {
  return rewritten(text.slice(0, match.index) + by + text.slice(match.index + match[0].length));
}

/** A deletion names one thing for certain, or asks which one is meant. */
function resolveDeletion(
  text: string,
  match: RegExpExecArray,
  context: DiscourseContext,
): Resolution | undefined {
  const noun = nounOf(match);
  if (noun === undefined) {
    const [waiting] = waitingPlans(context);
    const { rows } = context;
    return whichDeletion([
      ...(waiting ? [[`Decline “${waiting.title}”`, 'Decline it'] as const] : []),
      ...columnDeletions(context).map(choiceOf),
      ...(rows ? [[`The rows: ${rows.caption}`, `Delete ${rows.caption}`] as const] : []),
      ...tableDeletions(context).map(choiceOf),
    ]);
  }
  const found = noun === 'table' ? tableDeletions(context) : columnDeletions(context);
  const [only, ...others] = found;
  return only && others.length === 0 ? replaced(text, match, only.words) : whichDeletion(found.map(choiceOf));
}

/** "Make it unique" for "it should be unique". */
function asChange(text: string): string {
  return text.replace(/^(?:it|that|this) (?:should|must|has to|needs to|ought to) be /iu, 'make it ');
}

/** A change of a column: "make it unique". */
function resolveTrait(text: string, context: DiscourseContext): Resolution | undefined {
  const predicate = asChange(text).replace(
    /^(?:make|set|mark|change) (?:it|that|this|them|that column|this column)(?: to)? /iu,
    '',
  );
  if (predicate === text) return undefined;
  const [column] = context.columns;
  return column && rewritten(`Make ${column.name} in ${humanise(column.table)} ${predicate}`);
}

function resolveNaming(
  text: string,
  match: RegExpExecArray,
  context: DiscourseContext,
): Resolution | undefined {
  const [column] = context.columns;
  const [table] = context.tables;
  if (!table || / not /iu.test(text)) return undefined;
  const verb = text.replace(/^(?:call|name)\b/iu, 'Rename');
  const to = (by: string): string => {
    const from = verb.length - text.length + match.index;
    const rest = verb.slice(from + match[0].length);
    return `${verb.slice(0, from)}${by}${/^ (?:to|as) /iu.test(rest) ? rest : ` to${rest}`}`;
  };
  // A new table is the only thing that its creation can name.
  if (!column || column.turn < table.turn || nounOf(match) === 'table')
    return rewritten(to(humanise(table.name)));
  return ask('What should be renamed?', [
    [`The ${column.name} of ${humanise(column.table)}`, to(`${column.name} in ${humanise(column.table)}`)],
    [`The table ${humanise(table.name)}`, to(`the table ${humanise(table.name)}`)],
  ]);
}

function resolveTable(
  text: string,
  match: RegExpExecArray,
  context: DiscourseContext,
): Resolution | undefined {
  const newest = newestTables(context);
  const [table, ...others] = newest;
  if (table === undefined) return undefined;
  const word = match.groups?.['word']?.toLowerCase();
  const by = (name: string): string => {
    if (word === 'there' && !/\bin $/iu.test(text.slice(0, match.index)))
      return `${placing.test(text) ? 'to' : 'in'} ${humanise(name)}`;
    return nounOf(match) === undefined ? humanise(name) : `the ${humanise(name)} table`;
  };
  const whose = word === 'its';
  const possessed = /^ (?<what>[^,?.]+)/u.exec(text.slice(match.index + match[0].length))?.groups?.['what'];
  const change = (name: string): string => {
    const before = text.slice(0, match.index);
    const after = text.slice(match.index + match[0].length);
    if (!whose || possessed === undefined) return before + by(name) + after;
    return `${before}the ${possessed} of ${humanise(name)}${after.slice(possessed.length + 1)}`;
  };
  if (others.length === 0) return rewritten(change(table));
  return ask(
    'Which table do you mean?',
    newest.map((name) => [humanise(name), change(name)]),
  );
}

/** An instruction with its pronouns replaced by what the conversation is about; undefined if it has none. */
export function resolvePronouns(
  text: string,
  context: DiscourseContext,
  tables: readonly DiscourseTable[],
): Resolution | undefined {
  if (elsewhere.test(text)) return undefined;
  if (columnTrait.test(text) && /^(?:make|set|mark|change)\b/iu.test(asChange(text)))
    return resolveTrait(text, context);
  const match = findReference(text);
  if (!match) return undefined;
  // The sentence itself names what the pronoun refers to.
  if (tablesIn(text.slice(0, match.index), tables).length > 0) return undefined;
  if (destructive.test(text)) return resolveDeletion(text, match, context);
  if (naming.test(text)) return resolveNaming(text, match, context);
  const isSet = nounOf(match) === undefined && /^(?:them|em|'em|those|these)$/iu.test(match[0]);
  const { rows } = context;
  // What was just listed is changed, and never the rows beside it.
  if (isSet && rows?.turn === context.tables[0]?.turn && changing.test(text))
    return replaced(text, match, rows?.caption ?? match[0]);
  const [column] = context.columns;
  if (filling.test(text) && column && column.turn === context.tables[0]?.turn)
    return replaced(text, match, `${column.name} in ${humanise(column.table)}`);
  if (placing.test(text) || nounOf(match) !== undefined || !rows || !isQuestion(text))
    return resolveTable(text, match, context);
  return isSet ? replaced(text, match, rows.caption) : resolveTable(text, match, context);
}
