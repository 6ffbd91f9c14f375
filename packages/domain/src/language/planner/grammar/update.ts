import { fail, ok } from '../../../shared/result.ts';
import { tablesWith } from '../columnRef.ts';
import type { ColumnRef } from '../columnRef.ts';
import { findColumn, findMention, requireColumn, reworded } from '../find.ts';
import { nameColumn } from '../kinds.ts';
import { plural, singular, humanise, withoutArticle } from '../names.ts';
import { choice, question } from '../outcome.ts';
import type { Grammar, Outcome } from '../outcome.ts';
import { pattern } from '../pattern.ts';
import { updatePlan } from '../plans/rows.ts';
import type { Understanding } from '../plan.ts';
import { readConditions } from '../rows/conditions.ts';
import { readRowSet } from '../rows/rowSet.ts';
import type { RowSet } from '../rows/rowSet.ts';
import { requireValue } from '../values.ts';
import { hasMask, isMasked } from '../clause.ts';
import type { Clause } from '../clause.ts';
import { matched, captureGroup } from '../slots.ts';
import type { Slots } from '../slots.ts';
import type { SchemaIndex } from '../schemaIndex.ts';

/** Asks which row is meant by 'the customer', which names none. */
export function whichRow(rows: RowSet): Understanding | undefined {
  if (!rows.single || rows.all || rows.where !== '') return undefined;
  const noun = singular(humanise(rows.table.name));
  const name = nameColumn(rows.table);
  const how = name === undefined ? `${noun} 5` : `the ${noun} named “…”`;
  return question(
    `Which ${noun} do you mean? Please say it, for example “${how}”, or say “all ${plural(noun)}”.`,
  );
}

/** The rows of the one table that has the column and a row of that name: 'the price of Tea'. */
function rowsByName(
  column: string,
  said: string,
  clause: Clause,
  schema: SchemaIndex,
): Outcome<RowSet> | undefined {
  const bare = withoutArticle(said);
  const simple =
    isMasked(bare) ||
    (/^[\p{L}\p{N}'-]+(?: [\p{L}\p{N}'-]+){0,4}$/u.test(bare) &&
      !/ (?:who|that|which|with|where|older|before|after|from) /iu.test(` ${bare} `));
  const candidates = tablesWith(column, schema).filter(({ table }) => nameColumn(table) !== undefined);
  const [only] = candidates;
  if (!simple || only === undefined) return undefined;
  if (candidates.length > 1) {
    const choices = candidates
      .slice(0, 5)
      .map(({ table }) =>
        choice(
          reworded(clause, said, `the ${singular(humanise(table.name))} named ${bare}`, 'first'),
          humanise(table.name),
        ),
      );
    return fail(
      question(
        `Several tables have a ${humanise(only.column.name)}. In which one is ${hasMask(bare) ? 'that row' : bare}?`,
        choices,
      ),
    );
  }
  const context = {
    table: only.table,
    schema,
    clause,
    strict: true,
    reword: (unread: string, replacement: string) => reworded(clause, unread, replacement),
  };
  const condition = readConditions(`named ${bare}`, context);
  if (!condition.ok) return condition;
  return ok({
    table: only.table,
    where: condition.value.sql,
    words: `${humanise(only.table.name)} ${condition.value.words}`,
    all: false,
    single: false,
  });
}

/** The rows to update: a table's rows, a named row, or all rows of the only table with that column. */
export function rowsFor(
  column: string,
  said: string,
  clause: Clause,
  schema: SchemaIndex,
): Outcome<RowSet> | undefined {
  const rows = readRowSet(said, clause, schema);
  if (rows !== undefined) return rows;
  const tables = tablesWith(column, schema);
  const [only] = tables;
  if (
    /^(?:everything|all|every one|everyone|each|all of them|them all|all rows|every row)?$/iu.test(
      said.trim(),
    )
  ) {
    if (only === undefined) return undefined;
    if (tables.length === 1)
      return ok({
        table: only.table,
        where: '',
        words: `every row of ${humanise(only.table.name)}`,
        all: true,
        single: false,
      });
    const choices = tables
      .slice(0, 5)
      .map(({ table }) =>
        choice(reworded(clause, column, `${column} of all ${table.name}`), humanise(table.name)),
      );
    return fail(
      question(`Several tables have a ${humanise(only.column.name)}. Which one do you mean?`, choices),
    );
  }
  return rowsByName(column, said, clause, schema);
}

const forms = [
  pattern(
    String.raw`{change} (?:the |all |every |each )*(?<column>[^']+?) (?:of|for|on|in) (?<rows>.+?) (?:from \S+ )?(?:to|=|as|into) (?<value>.+)`,
  ),
  pattern(
    String.raw`{change} (?:the |all |every |each )*(?<column>[^']+?) (?:to|=|as) (?<value>.+?) (?:for|of|on|in) (?<rows>.+)`,
  ),
  pattern(
    String.raw`{change} (?:the |all |every |each )*(?<column>[^']+?) (?:to|=|as) (?<value>.+?) (?<rows>(?:where|when|if|whose) .+)`,
  ),
  pattern(
    String.raw`{change} (?<rows>.+?)(?:'s|(?<=s)') (?<column>.+?) (?:from \S+ )?(?:to|=|as|into) (?<value>.+)`,
  ),
  pattern(
    String.raw`{change} (?<rows>.+?),?(?: and|:)? (?:set|change|update|so that|to have) (?:the |its |their )?(?<column>.+?) (?:to|=|as|is|of) (?<value>.+)`,
  ),
];
const adjacent = pattern(String.raw`{change} (?<all>.+?) (?:from \S+ )?(?:to|=|as|into) (?<value>.+)`);

interface Change {
  readonly column: string;
  readonly rows: string;
  readonly value: string;
}

const limited = pattern(String.raw`(?<value>.+?),? (?<limit>(?:where|if|whose) .+)`);

/** Words after the value may limit the rows: 'the price of teas to 5 where the size is small'. */
function withLimit(change: Change): Change {
  const limit = /^(?:where|when|if|whose) /iu.test(change.rows) ? undefined : matched(limited, change.value);
  return limit
    ? { ...change, rows: `${change.rows} ${limit('limit')}`.trim(), value: limit('value') }
    : change;
}

function changeOf(slots: Slots): Change {
  return withLimit({ column: slots('column'), rows: slots('rows'), value: slots('value') });
}

/** 'Where the total is over 100': the rows of the only table with that column. */
function rowsWhere(
  tables: readonly ColumnRef[],
  said: string,
  clause: Clause,
  schema: SchemaIndex,
): Outcome<RowSet> | undefined {
  const [only, ...others] = tables;
  if (only === undefined) return undefined;
  if (others.length === 0) return readRowSet(`${only.table.name} ${said}`, clause, schema);
  const choices = tables
    .slice(0, 5)
    .map(({ table }) => choice(reworded(clause, said, `for ${table.name} ${said}`), humanise(table.name)));
  return fail(
    question(`Several tables have a ${humanise(only.column.name)}. Which one do you mean?`, choices),
  );
}

function applied(change: Change, clause: Clause, schema: SchemaIndex): Understanding | undefined {
  const column = withoutArticle(change.column).replace(/ (?:column|field|value)$/iu, '');
  const tables = tablesWith(column, schema);
  const conditional = /^(?:where|when|if|whose) /iu.test(change.rows);
  const rows = conditional
    ? rowsWhere(tables, change.rows, clause, schema)
    : rowsFor(column, change.rows, clause, schema);
  if (rows === undefined) return undefined;
  if (!rows.ok) return tables.length === 0 ? undefined : rows.error;
  const target = requireColumn(clause, column, rows.value.table);
  if (!target.ok) return target.error;
  const value = requireValue(target.value, change.value, clause);
  if (!value.ok) return value.error;
  return (
    whichRow(rows.value) ??
    updatePlan(rows.value, [{ column: target.value, sql: value.value.sql, words: `to ${value.value.words}` }])
  );
}

/** 'Set order 5 status to paid', 'set the prices to 5': the column comes right before the value. */
function appliedAdjacent(clause: Clause, schema: SchemaIndex): Understanding | undefined {
  const slots = matched(adjacent, clause.text);
  if (slots === undefined) return undefined;
  const all = slots('all');
  const mention = findMention(all, schema);
  if (mention === undefined) {
    const column = all.replace(/^(?:(?:all|every|the|each|of) )+/iu, '');
    return tablesWith(column, schema).length === 0
      ? undefined
      : applied(withLimit({ column, rows: '', value: slots('value') }), clause, schema);
  }
  const words = mention.after.split(' ');
  for (let length = Math.min(3, words.length); length > 0; length -= 1) {
    const column = words.slice(-length).join(' ');
    if (findColumn(column, mention.table) === undefined) continue;
    const rows = [mention.before, mention.said, ...words.slice(0, -length)].join(' ').trim();
    const single = rows.replace(/'s$/iu, '');
    // 'the customers status' names the table only to identify the column; a plural refers to every row.
    return applied(withLimit({ column, rows: single, value: slots('value') }), clause, schema);
  }
  return undefined;
}

const valueless = pattern(String.raw`{change} (?:the )?(?<column>[^']+?) (?:of|for|on|in) (?<rows>.+)`);

/** 'Change the price of Tea' without a new value. */
function askForValue(clause: Clause, schema: SchemaIndex): Understanding | undefined {
  const column = captureGroup(valueless, clause.text, 'column');
  const rows =
    tablesWith(column, schema).length === 0
      ? undefined
      : rowsFor(column, captureGroup(valueless, clause.text, 'rows'), clause, schema);
  return rows?.ok === true ? question(`What should the ${column} of ${rows.value.words} be?`) : undefined;
}

/** 'Set the status of order 5 to paid', 'change the price of Tea to 5', "update Ada's email to …". */
export const update: Grammar = (clause, schema) => {
  for (const form of forms) {
    const slots = matched(form, clause.text);
    const found = slots === undefined ? undefined : applied(changeOf(slots), clause, schema);
    if (found !== undefined) return found;
  }
  return appliedAdjacent(clause, schema) ?? askForValue(clause, schema);
};
