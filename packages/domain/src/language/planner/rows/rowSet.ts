import { fail, ok } from '../../../shared/result.ts';
import { findMention, requireColumn, reworded } from '../find.ts';
import type { LexiconTable } from '../lexicon.ts';
import { plural, singular, humanise } from '../names.ts';
import type { Outcome } from '../outcome.ts';
import { hasMask } from '../clause.ts';
import type { Clause } from '../clause.ts';
import { articles, quantifiers } from '../words/modifiers.ts';
import { readConditions } from './conditions.ts';
import type { ConditionContext } from './condition.ts';
import type { SchemaIndex } from '../schemaIndex.ts';

/** The rows an instruction refers to: a table and, unless all rows are meant, a condition. */
export interface RowSet {
  readonly table: LexiconTable;
  /** '' when every row is meant. */
  readonly where: string;
  /** For display: 'every row of orders', 'orders that are paid'. */
  readonly words: string;
  /** All rows were requested explicitly. */
  readonly all: boolean;
  /** The noun was singular ('the customer'); without a condition it is one unnamed row. */
  readonly single: boolean;
}

const quantified = new RegExp(
  `^(?:${[...quantifiers, ...articles].toSorted((one, other) => other.length - one.length).join('|')}) `,
  'iu',
);
const rowWord =
  /^(?:(?:the )?(?:rows?|records?|entries|entry|data|items?|contents?|everything|all) ?(?:of|in|from|inside|on)? )/iu;

function stripQuantity(text: string): { readonly rest: string; readonly all: boolean } {
  let rest = `${text.trim()} `;
  let all = false;
  for (;;) {
    const word = quantified.exec(rest)?.[0] ?? rowWord.exec(rest)?.[0];
    if (word === undefined || word === '') return { rest: rest.trim(), all };
    all ||= /^(?:all|every|each|any|entire|whole|the entire|everything)\b/iu.test(word);
    rest = rest.slice(word.length);
  }
}

const tableTail = /^(?:table|sheet|collection|rows?|records?|entries|database)\b ?/iu;

function describe(table: LexiconTable, words: string): string {
  return words === '' ? `every row of ${humanise(table.name)}` : `${humanise(table.name)} ${words}`;
}

/**
 * The rows of a noun phrase; undefined when it names no table; a question when one of its words is not understood.
 * A read may be lenient: it changes nothing, so a value of several plain words needs no quotes.
 */
export function readRowSet(
  text: string,
  clause: Clause,
  schema: SchemaIndex,
  reading: 'strict' | 'lenient' = 'strict',
): Outcome<RowSet> | undefined {
  const { rest, all } = stripQuantity(text);
  const mention = findMention(rest, schema);
  if (mention === undefined) return undefined;
  const { table, before } = mention;
  const after = mention.after
    .replace(tableTail, '')
    .replace(/^[,:] ?/u, '')
    .trim();
  const context: ConditionContext = {
    table,
    schema,
    clause,
    strict: reading === 'strict',
    reword: (unread, replacement) => rewordRows(clause, unread, before, mention.said, replacement),
  };
  const beforeNoun = stripQuantity(before).rest;
  const front = beforeNoun.replace(
    /(?:^| )(?:from|in|of|out of|inside|within|to)(?: (?:the|our|my))*$/iu,
    '',
  );
  // 'The colour of products': the words before 'of' name a column, or nothing in this table.
  if (front !== '' && !hasMask(front) && / of(?: (?:the|our|my|all|every))*$/iu.test(before)) {
    const column = requireColumn(clause, front, table);
    if (!column.ok) return column;
  }
  const noun = mention.said.replace(/'s$|[,:]$/iu, '');
  const single =
    singular(noun) === noun && plural(noun) !== noun && !/^(?:table|rows?)\b/iu.test(mention.after);
  const said: string[] = [front, after].filter((part) => part !== '');
  if (said.length === 0)
    return ok({
      table,
      where: '',
      words: describe(table, ''),
      all: all || stripQuantity(before).all,
      single,
    });
  const conditions: { readonly sql: string; readonly words: string }[] = [];
  for (const part of said) {
    const found = readConditions(
      part,
      part === front ? { ...context, front: true, apart: front !== beforeNoun } : context,
    );
    if (!found.ok) return fail(found.error);
    conditions.push(found.value);
  }
  const where = conditions.map(({ sql }) => sql).join(' and ');
  return ok({
    table,
    where,
    words: describe(table, conditions.map((condition) => condition.words).join(' and ')),
    all,
    single,
  });
}

/** Moves unread words before the noun ('test customers') to the place of a condition after it. */
function rewordRows(
  clause: Clause,
  unread: string,
  before: string,
  said: string,
  replacement: string,
): string {
  const at = before.lastIndexOf(unread);
  return at >= 0 && !hasMask(unread)
    ? reworded(clause, `${before.slice(at)} ${said}`, `${said} ${replacement}`)
    : reworded(clause, unread, replacement);
}

/** `where …` as the end of a statement; '' for every row. */
export function whereClause(rows: RowSet): string {
  return rows.where === '' ? '' : `\nwhere ${rows.where}`;
}
