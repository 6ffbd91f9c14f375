import { fail, ok } from '../../result.ts';
import { findMention, requireColumn, reworded } from '../find.ts';
import type { LexiconTable } from '../lexicon.ts';
import { plural, singular, spoken } from '../names.ts';
import type { Outcome } from '../outcome.ts';
import { hasMask } from '../wish.ts';
import type { Wish } from '../wish.ts';
import { articles, quantifiers } from '../words/modifiers.ts';
import { readConditions } from './conditions.ts';
import type { ConditionContext } from './condition.ts';
import type { Directory } from '../directory.ts';

/** The rows an instruction speaks of: a table and, where not all of its rows are meant, the condition. */
export interface RowSet {
  readonly table: LexiconTable;
  /** '' when every row is meant. */
  readonly where: string;
  /** As a person would say it: 'every row of orders', 'orders that are paid'. */
  readonly words: string;
  /** The rows were asked for as all of them, in so many words. */
  readonly all: boolean;
  /** The noun was said in the singular ('the customer'): without a condition it is one row that nobody named. */
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
  return words === '' ? `every row of ${spoken(table.name)}` : `${spoken(table.name)} ${words}`;
}

/**
 * The rows a noun phrase means; undefined when it names no table; a question when a word of it is not understood.
 * A read may be lenient: it changes nothing, so a value of several plain words needs no quotes.
 */
export function readRowSet(
  text: string,
  wish: Wish,
  lexicon: Directory,
  reading: 'strict' | 'lenient' = 'strict',
): Outcome<RowSet> | undefined {
  const { rest, all } = stripQuantity(text);
  const mention = findMention(rest, lexicon);
  if (mention === undefined) return undefined;
  const { table, before } = mention;
  const after = mention.after
    .replace(tableTail, '')
    .replace(/^[,:] ?/u, '')
    .trim();
  const context: ConditionContext = {
    table,
    lexicon,
    wish,
    strict: reading === 'strict',
    reword: (unread, replacement) => rewordRows(wish, unread, before, mention.said, replacement),
  };
  const beforeNoun = stripQuantity(before).rest;
  const front = beforeNoun.replace(
    /(?:^| )(?:from|in|of|out of|inside|within|to)(?: (?:the|our|my))*$/iu,
    '',
  );
  // 'The colour of products': what stands before 'of' is a column, or nothing that the table has.
  if (front !== '' && !hasMask(front) && / of(?: (?:the|our|my|all|every))*$/iu.test(before)) {
    const column = requireColumn(wish, front, table);
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

/** Moves unread words before the noun ('test customers') behind it, where a condition stands. */
function rewordRows(wish: Wish, unread: string, before: string, said: string, replacement: string): string {
  const at = before.lastIndexOf(unread);
  return at >= 0 && !hasMask(unread)
    ? reworded(wish, `${before.slice(at)} ${said}`, `${said} ${replacement}`)
    : reworded(wish, unread, replacement);
}

/** `where …` as the end of a statement; '' for every row. */
export function whereClause(rows: RowSet): string {
  return rows.where === '' ? '' : `\nwhere ${rows.where}`;
}
