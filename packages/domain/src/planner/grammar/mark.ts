import { fail, ok } from '../../result.ts';
import { kindOf } from '../kinds.ts';
import type { LexiconTable } from '../lexicon.ts';
import { spoken, withArticle } from '../names.ts';
import { choice, question } from '../outcome.ts';
import type { Grammar, Outcome } from '../outcome.ts';
import { firstMatch, pattern } from '../pattern.ts';
import { updatePlan } from '../plans/rows.ts';
import type { Assignment } from '../plans/rows.ts';
import { reworded } from '../find.ts';
import { readRowSet } from '../rows/rowSet.ts';
import { quoteLiteral } from '../sql.ts';
import { allowedValue } from '../values.ts';
import { unmask, valueOf } from '../wish.ts';
import type { Wish } from '../wish.ts';
import { whichRow } from './update.ts';

const forms = [
  pattern(String.raw`{mark} (?<rows>.+) (?:as|to be|as being) (?:an? |the )?(?<state>[^ ]+(?: [^ ]+){0,2})`),
  pattern(String.raw`{mark} (?<rows>.+) (?:to|into) (?:the )?(?<state>[^ ]+(?: [^ ]+)?)(?: status| state)?`),
];
const shortForm = pattern(String.raw`(?:mark|make|set|flag) (?<rows>.+) (?<state>\S+)`);

/** The column in which a state word is kept: a listed value, a yes/no column of that name, or a free status column. */
function stateAssignment(table: LexiconTable, said: string, rows: string, wish: Wish): Outcome<Assignment> {
  const word = valueOf(said, wish);
  const listing = table.columns.filter((column) => allowedValue(column, word) !== undefined);
  const [listed] = listing;
  if (listing.length > 1) {
    const choices = listing.map((column) =>
      choice(`Set the ${spoken(column.name)} of ${unmask(rows, wish)} to ${word}`, spoken(column.name)),
    );
    return fail(
      question(
        `More than one column of ${spoken(table.name)} can be ${word}. Which one do you mean?`,
        choices,
      ),
    );
  }
  const flag = booleanState(table, word);
  if (listed !== undefined && flag !== undefined) {
    const choices = [
      choice(`Set the ${spoken(listed.name)} of ${unmask(rows, wish)} to ${word}`, spoken(listed.name)),
      choice(`Set the ${spoken(flag.column.name)} of ${unmask(rows, wish)} to yes`, spoken(flag.column.name)),
    ];
    return fail(
      question(
        `Both ${spoken(listed.name)} and ${spoken(flag.column.name)} of ${spoken(table.name)} can say that. Which one do you mean?`,
        choices,
      ),
    );
  }
  if (listed !== undefined) {
    const value = allowedValue(listed, word) ?? word;
    return ok({ column: listed, sql: quoteLiteral(value), words: `to ${value}` });
  }
  if (flag !== undefined) return ok(flag);
  const free = table.columns.filter(
    (column) =>
      /^(?:status|state|stage)$/u.test(column.name) &&
      kindOf(column) === 'text' &&
      column.allowedValues === undefined,
  );
  const [status] = free;
  if (free.length === 1 && status !== undefined)
    return ok({ column: status, sql: quoteLiteral(word), words: `to ${word}` });
  return fail(unknownState(table, said, wish));
}

function booleanState(table: LexiconTable, word: string): Assignment | undefined {
  const name = word.toLowerCase().replaceAll(/[ -]/gu, '_');
  const negative = /^(?:not_|un|in)(?<rest>.{3,})$/u.exec(name)?.groups?.['rest'];
  for (const column of table.columns) {
    if (kindOf(column) !== 'boolean') continue;
    const bare = column.name.replace(/^(?:is|has|was)_/u, '');
    if (bare === name) return { column, sql: 'true', words: 'to yes' };
    if (bare === negative) return { column, sql: 'false', words: 'to no' };
  }
  return undefined;
}

function unknownState(table: LexiconTable, said: string, wish: Wish) {
  const values = table.columns.flatMap((column) => column.allowedValues ?? []).slice(0, 6);
  const choices = values.map((value) =>
    choice(reworded(wish, said, `"${value.replaceAll('"', '')}"`), value),
  );
  const known =
    values.length === 0 ? `It has no column for that; you can add one.` : 'It can be one of these:';
  if (values.length === 0)
    choices.push(choice(`Add ${withArticle(valueOf(said, wish))} column as yes/no to ${table.name}`));
  return question(
    `I do not know where ${spoken(table.name)} keep whether they are ${unmask(said, wish)}. ${known}`,
    choices,
  );
}

/** Verbs whose state is another word. */
const verbStates: Readonly<Record<string, string>> = {
  activate: 'active',
  deactivate: 'inactive',
  finish: 'done',
  complete: 'done',
  reopen: 'not done',
};

const verbForm = /^(?<verb>\p{L}{3,}) (?<rows>.+)$/u;

/** 'Archive all orders', 'publish post 5': a verb whose past is a listed value or a yes/no column. */
export const verbState: Grammar = (wish, lexicon) => {
  const slots = verbForm.exec(wish.text)?.groups;
  const verb = (slots?.['verb'] ?? '').toLowerCase();
  const rows = slots === undefined ? undefined : readRowSet(slots['rows'] ?? '', wish, lexicon);
  if (rows === undefined || !rows.ok) return undefined;
  const pasts = [
    `${verb}d`,
    `${verb}ed`,
    `${verb}${verb.at(-1) ?? ''}ed`,
    `${verb.replace(/y$/u, 'i')}ed`,
    `${verb.replace(/e$/u, '')}ed`,
  ];
  const { columns } = rows.value.table;
  const past = pasts.find((word) =>
    columns.some(
      (column) =>
        allowedValue(column, word) !== undefined ||
        (kindOf(column) === 'boolean' && column.name.replace(/^(?:is|has|was)_/u, '') === word),
    ),
  );
  const state = past ?? verbStates[verb];
  if (state === undefined) return undefined;
  const assignment = stateAssignment(rows.value.table, state, slots?.['rows'] ?? '', wish);
  return assignment.ok
    ? (whichRow(rows.value) ?? updatePlan(rows.value, [assignment.value]))
    : assignment.error;
};

/** 'Mark orders older than 30 days as archived', 'set order 5 to paid', 'make all products active'. */
export const mark: Grammar = (wish, lexicon) => {
  const certain = firstMatch(forms, wish.text);
  const slots = certain ?? firstMatch([shortForm], wish.text);
  const said = slots?.['state'] ?? '';
  const rows = slots === undefined ? undefined : readRowSet(slots['rows'] ?? '', wish, lexicon);
  if (rows === undefined) return undefined;
  if (!rows.ok) return certain === undefined ? undefined : rows.error;
  const assignment = stateAssignment(rows.value.table, said, slots?.['rows'] ?? '', wish);
  if (!assignment.ok) return certain === undefined ? undefined : assignment.error;
  return whichRow(rows.value) ?? updatePlan(rows.value, [assignment.value]);
};
