import { fail, ok } from '../../../shared/result.ts';
import { kindOf } from '../kinds.ts';
import type { LexiconColumn, LexiconTable } from '../lexicon.ts';
import { withArticle } from '../article.ts';
import { humanise } from '../names.ts';
import { choice, listed, question } from '../outcome.ts';
import type { Grammar, Outcome } from '../outcome.ts';
import { pattern } from '../pattern.ts';
import { updatePlan } from '../plans/rows.ts';
import type { Assignment } from '../plans/rows.ts';
import { findMention, reworded } from '../find.ts';
import { readRowSet } from '../rows/rowSet.ts';
import type { RowSet } from '../rows/rowSet.ts';
import type { Understanding } from '../plan.ts';
import { quoteLiteral } from '../sql.ts';
import { allowedValue } from '../values.ts';
import { unmask, valueOf } from '../clause.ts';
import type { Clause } from '../clause.ts';
import { whichRow } from './update.ts';
import { firstMatch, matched, captureGroup } from '../slots.ts';

const forms = [
  pattern(String.raw`{mark} (?<rows>.+) (?:as|to be|as being) (?:an? |the )?(?<state>[^ ]+(?: [^ ]+){0,2})`),
  pattern(String.raw`{mark} (?<rows>.+) (?:to|into) (?:the )?(?<state>[^ ]+(?: [^ ]+)?)(?: status| state)?`),
];
const shortForm = pattern(String.raw`(?:mark|make|set|flag) (?<rows>.+) (?<state>\S+)`);

/** A day or a figure is no state: `move order 12 to Friday`. */
const isDay =
  /^(?:(?:next|this|last) )?(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|today|tomorrow|week|month|year)$|^\d/iu;

/** The column that stores a state: one that lists it, a yes/no column of that name, or a free-text status column. */
export function stateAssignment(
  table: LexiconTable,
  said: string,
  rows: string,
  clause: Clause,
): Outcome<Assignment> {
  const word = valueOf(said, clause);
  const listing = table.columns.flatMap((column) => {
    const value = allowedValue(column, word);
    return value === undefined ? [] : [{ column, value }];
  });
  const flag = booleanState(table, word);
  const [only, ...others] = listing;
  if (only !== undefined && (others.length > 0 || flag !== undefined))
    return fail(
      whichColumn(
        table,
        [...listing, ...(flag === undefined ? [] : [{ column: flag.column, value: 'yes' }])],
        word,
        unmask(rows, clause),
      ),
    );
  if (only !== undefined)
    return ok({ column: only.column, sql: quoteLiteral(only.value), words: `to ${only.value}` });
  if (flag !== undefined) return ok(flag);
  if (isDay.test(word)) return fail(unknownState(table, said, clause));
  const [free, ...more] = table.columns.filter(
    (column) =>
      /^(?:status|state|stage)$/u.test(column.name) &&
      kindOf(column) === 'text' &&
      column.allowedValues === undefined,
  );
  return free !== undefined && more.length === 0
    ? ok({ column: free, sql: quoteLiteral(word), words: `to ${word}` })
    : fail(unknownState(table, said, clause));
}

/** Asks which column is meant when several can store the word. */
function whichColumn(
  table: LexiconTable,
  columns: readonly { readonly column: LexiconColumn; readonly value: string }[],
  word: string,
  rows: string,
): Understanding {
  return question(
    `More than one column of ${humanise(table.name)} could mean ${word}: ${listed(columns.map(({ column }) => humanise(column.name)))}. Which one do you mean?`,
    columns.map(({ column, value }) =>
      choice(`Set the ${humanise(column.name)} of ${rows} to ${value}`, humanise(column.name)),
    ),
  );
}

function booleanState(table: LexiconTable, word: string): Assignment | undefined {
  const name = word.toLowerCase().replaceAll(/[ -]/gu, '_');
  const negative = captureGroup(/^(?:not_|un|in)(?<rest>.{3,})$/u, name, 'rest');
  for (const column of table.columns) {
    if (kindOf(column) !== 'boolean') continue;
    // A column `paid_for_this_year` is also called `paid`.
    const bare = column.name.replace(/^(?:is|has|was)_/u, '').replace(/(?<=^\p{L}{2,}(?:ed|id|nt))_.+$/u, '');
    if (bare === name) return { column, sql: 'true', words: 'to yes' };
    if (negative !== '' && bare === negative) return { column, sql: 'false', words: 'to no' };
  }
  return undefined;
}

function unknownState(table: LexiconTable, said: string, clause: Clause) {
  const values = [...new Set(table.columns.flatMap((column) => column.allowedValues ?? []))].slice(0, 6);
  const choices = values.map((value) =>
    choice(reworded(clause, said, `"${value.replaceAll('"', '')}"`), value),
  );
  const known = values.length === 0 ? 'You can add one.' : 'Did you mean one of these?';
  if (values.length === 0)
    choices.push(choice(`Add ${withArticle(valueOf(said, clause))} column as yes/no to ${table.name}`));
  return question(`${humanise(table.name)} has no column for "${valueOf(said, clause)}". ${known}`, choices);
}

/** Verbs whose state is another word. */
const verbStates: ReadonlyMap<string, readonly string[]> = new Map([
  ['activate', ['active']],
  ['deactivate', ['inactive']],
  ['finish', ['done']],
  ['complete', ['done']],
  ['reopen', ['open', 'not closed', 'not done']],
]);

const verbForm = /^(?<verb>\p{L}{3,}) (?<rows>.+)$/u;

/** The past forms of a verb: 'archived', 'shipped', 'tidied'. */
function pastsOf(verb: string): readonly string[] {
  return [
    `${verb}d`,
    `${verb}ed`,
    `${verb}${verb.slice(-1)}ed`,
    `${verb.replace(/y$/u, 'i')}ed`,
    `${verb.replace(/e$/u, '')}ed`,
  ];
}

function isState(word: string, table: LexiconTable): boolean {
  return (
    booleanState(table, word) !== undefined ||
    table.columns.some((column) => allowedValue(column, word) !== undefined)
  );
}

/** 'Archive all orders', 'publish post 5': a verb whose past is a listed value or a yes/no column. */
export const verbState: Grammar = (clause, schema) => {
  const slots = matched(verbForm, clause.text);
  const rows = slots === undefined ? undefined : readRowSet(slots('rows'), clause, schema);
  if (slots === undefined || rows?.ok !== true) return undefined;
  const verb = slots('verb').toLowerCase();
  const { table } = rows.value;
  const states = [...pastsOf(verb), ...(verbStates.get(verb) ?? [])];
  const state = states.find((word) => isState(word, table));
  return state === undefined ? undefined : marked(rows.value, state, slots('rows'), clause);
};

function marked(rows: RowSet, state: string, said: string, clause: Clause): Understanding {
  const assignment = stateAssignment(rows.table, state, said, clause);
  if (!assignment.ok) return assignment.error;
  return whichRow(rows) ?? updatePlan(rows, [assignment.value]);
}

/** 'Mark orders older than 30 days as archived', 'set order 5 to paid', 'make all products active'. */
export const mark: Grammar = (clause, schema) => {
  const certain = firstMatch(forms, clause.text);
  if (certain !== undefined) {
    // 'Put a customer into the customers table' names a place, not a state.
    if (findMention(certain('state'), schema) !== undefined) return undefined;
    const rows = readRowSet(certain('rows'), clause, schema);
    if (rows === undefined) return undefined;
    return rows.ok ? marked(rows.value, certain('state'), certain('rows'), clause) : rows.error;
  }
  // 'Make products cheaper': without 'as' only a known state counts.
  const short = matched(shortForm, clause.text);
  const rows = short === undefined ? undefined : readRowSet(short('rows'), clause, schema);
  if (short === undefined || rows?.ok !== true) return undefined;
  const found = marked(rows.value, short('state'), short('rows'), clause);
  return stateAssignment(rows.value.table, short('state'), short('rows'), clause).ok ? found : undefined;
};
