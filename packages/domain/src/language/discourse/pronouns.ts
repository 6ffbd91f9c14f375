import type { DiscourseContext, DiscourseTable } from './context.ts';
import { waitingPlans } from './context.ts';
import { isQuestion, tablesIn } from './mentions.ts';
import { findReference, nounOf, placing } from './references.ts';
import { ask, rewritten, type Resolution } from './resolution.ts';

const destructive =
  /^(?:delete|remove|drop|empty|clear|wipe|erase|truncate|scrap|destroy|get rid of|throw away|kill)\b/iu;
/** Verbs about code and the site, whose objects are their own. */
const elsewhere =
  /^(?:publish|deploy|merge|commit|push|pull|release|roll|switch|check ?out|save|discard|preview|take|bring|launch|ship)\b/iu;
const columnTrait =
  /\b(?:unique|required|mandatory|optional|compulsory|not empty|an? (?:number|date|text|yes\/no|whole number)|numeric|indexed)\b/iu;
/** Verbs about the values of a column. */
const filling = /^(?:set|fill|round|lowercase|uppercase|trim)\b/iu;
const naming = /^(?:rename|call|name)\b/iu;

function words(name: string): string {
  return name.replaceAll('_', ' ');
}

/** Tables that the conversation is about: those of its last six turns. */
function recentTables({ tables, turn }: DiscourseContext): readonly string[] {
  return tables.filter((table) => turn - table.turn < 6).map(({ name }) => name);
}

/** Tables of the last turn that named any. */
function newestTables({ tables }: DiscourseContext): readonly string[] {
  return tables.filter(({ turn }) => turn === tables[0]?.turn).map(({ name }) => name);
}

/** What a pronoun in a deletion may mean, each with an explicit instruction. */
function deletions(
  context: DiscourseContext,
  noun: string | undefined,
): readonly (readonly [string, string])[] {
  const choices: (readonly [string, string])[] = [];
  const [waiting] = noun === undefined ? waitingPlans(context) : [];
  if (waiting) choices.push([`Decline “${waiting.title}”`, 'Decline it']);
  if (noun !== 'table')
    for (const { name, table } of context.columns.slice(0, 2))
      choices.push([`The ${name} of ${words(table)}`, `Remove ${name} from ${words(table)}`]);
  if (noun !== undefined && noun !== 'table') return choices;
  if (noun === undefined && context.rows)
    choices.push([`The rows: ${context.rows.caption}`, `Delete ${context.rows.caption}`]);
  for (const name of recentTables(context).slice(0, 3))
    choices.push([`The whole table ${words(name)}`, `Delete the table ${words(name)}`]);
  return choices;
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
  const choices = deletions(context, noun);
  const [only, ...others] = choices;
  if (!only) return undefined;
  if (noun === undefined || others.length > 0) return ask('What exactly should be deleted?', choices);
  const [table] = recentTables(context);
  const [column] = context.columns;
  if (noun === 'table' && table !== undefined) return replaced(text, match, `the ${words(table)} table`);
  return column && replaced(text, match, `${column.name} from ${words(column.table)}`);
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
  const newest = context.columns.filter(({ turn }) => turn === context.columns[0]?.turn);
  const [column, ...others] = newest;
  if (!column) return undefined;
  const change = (name: string, table: string): string => `Make ${name} in ${words(table)} ${predicate}`;
  if (others.length === 0) return rewritten(change(column.name, column.table));
  return ask(
    `Which column should be ${predicate}?`,
    newest.map(({ name, table }) => [`${name} of ${words(table)}`, change(name, table)]),
  );
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
    return rewritten(to(words(table.name)));
  return ask('What should be renamed?', [
    [`The ${column.name} of ${words(column.table)}`, to(`${column.name} in ${words(column.table)}`)],
    [`The table ${words(table.name)}`, to(`the table ${words(table.name)}`)],
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
    if (word === 'there') return `${placing.test(text) ? 'to' : 'in'} ${words(name)}`;
    return nounOf(match) === undefined ? words(name) : `the ${words(name)} table`;
  };
  const whose = word === 'its';
  const possessed = /^ (?<what>[^,?.]+)/u.exec(text.slice(match.index + match[0].length))?.groups?.['what'];
  const change = (name: string): string => {
    const before = text.slice(0, match.index);
    const after = text.slice(match.index + match[0].length);
    if (!whose || possessed === undefined) return before + by(name) + after;
    return `${before}the ${possessed} of ${words(name)}${after.slice(possessed.length + 1)}`;
  };
  if (others.length === 0) return rewritten(change(table));
  return ask(
    'Which table do you mean?',
    newest.map((name) => [words(name), change(name)]),
  );
}

/** An instruction in which pronouns stand for what the conversation is about; undefined where it has none. */
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
  // The sentence itself names what the pronoun stands for.
  if (tablesIn(text.slice(0, match.index), tables).length > 0) return undefined;
  if (destructive.test(text)) return resolveDeletion(text, match, context);
  if (naming.test(text)) return resolveNaming(text, match, context);
  const [column] = context.columns;
  if (filling.test(text) && column && column.turn === context.tables[0]?.turn)
    return replaced(text, match, `${column.name} in ${words(column.table)}`);
  if (placing.test(text) || nounOf(match) !== undefined || !context.rows || !isQuestion(text))
    return resolveTable(text, match, context);
  const isSet = /^(?:them|em|'em|those|these)$/iu.test(match[0]);
  return isSet ? replaced(text, match, context.rows.caption) : resolveTable(text, match, context);
}
