import type { DiscourseContext, DiscourseTable } from './context.ts';
import { isQuestion, tablesIn } from './mentions.ts';
import { haveTail, time } from './narrowing.ts';
import { rewritten, type Resolution } from './resolution.ts';
import { mentionsIn } from './storedValues.ts';
import { limitsOf } from './valueNarrowing.ts';

const following = /^(?:(?:and|also|then)[\s,]+)+/iu;
const figures =
  /^(?:how (?:many|much)(?! is (?:it|that|this))|what (?:is|was|are|were) (?:the |my |our )?(?:total|sum|average|number|amount)|which|who (?!is|are|am)|show|list|count|total|sum|average)\b/iu;
const span =
  /\b(?:in |over |during |for )?(?:the )?(?:last|past|next) \d+ (?:days?|weeks?|months?|years?)\b/iu;
/** What says that another period is meant, or none. */
const otherTime =
  /\b(?:all time|ever|overall|altogether|in total|so far|until|since|now|each|every|per|ago|before|after|between|\d{4})\b/iu;

/** The table of a question: the one that it names, or the only one with a column that it names. */
function tableOf(question: string, tables: readonly DiscourseTable[]): DiscourseTable | undefined {
  const [mention] = tablesIn(question, tables);
  if (mention) return mention.table;
  const small = ` ${question.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, ' ')} `;
  const having = tables.filter(({ columns }) =>
    columns.some((column) => {
      const words = column.replaceAll('_', ' ').toLowerCase();
      return small.includes(` ${words} `) || small.includes(` ${words}s `);
    }),
  );
  return having.length === 1 ? having[0] : undefined;
}

const person = /\b(?:she|he|him)\b/iu;

/** The only value that a question names. */
function valueIn(question: string, tables: readonly DiscourseTable[]): string | undefined {
  const [only, ...others] = mentionsIn(question, tables);
  const isOne = only && others.every(({ start }) => start === only.start);
  return isOne ? question.slice(only.start, only.end) : undefined;
}

/** The value that limits a question, where it can limit another table too: "for Mai". */
function limitIn(
  question: string,
  table: DiscourseTable,
  tables: readonly DiscourseTable[],
): string | undefined {
  const [only, ...others] = mentionsIn(question, tables);
  if (!only || others.some(({ start }) => start !== only.start)) return undefined;
  const before = /\b(?:for|with|of|by|from|at|is) $/iu.exec(question.slice(0, only.start))?.[0];
  const value = question.slice(only.start, only.end);
  if (before === undefined || limitsOf(table, value, tables).length === 0) return undefined;
  return `${before.replace(/^is $/iu, 'for ')}${value}`;
}

/** "And how much tip for Mai?" after a question about this week: what it leaves out stays as it was. */
export function resolveNextQuestion(
  text: string,
  original: string,
  { last, rows, turn }: DiscourseContext,
  tables: readonly DiscourseTable[],
): Resolution | undefined {
  if (last?.kind !== 'question' || !following.test(original)) return undefined;
  const before = last.instruction.replace(/[\s?.!]+$/u, '');
  const said = text.replace(following, '').replace(/[\s?.!]+$/u, '');
  const asked = said.replace(person, (word) => valueIn(before, tables) ?? word);
  if (!figures.test(asked) || !isQuestion(asked)) return undefined;
  const table = tableOf(asked, tables);
  const period = (span.exec(before) ?? time.exec(before))?.[0];
  const hasTime = time.test(asked) || span.test(asked) || otherTime.test(asked);
  const isTimed = table?.times === undefined || table.times.length > 0;
  const answered = rows?.turn === turn ? rows.table : undefined;
  const about = table ?? tableOf(before, tables) ?? tables.find(({ name }) => name === answered);
  const limit = about && mentionsIn(asked, tables).length === 0 ? limitIn(before, about, tables) : undefined;
  const kept = [limit, hasTime || !isTimed ? undefined : period?.trim()].filter(
    (words) => words !== undefined,
  );
  if (kept.length === 0) return asked === said ? undefined : rewritten(asked);
  const tail = haveTail.exec(asked)?.[0] ?? '';
  const head = tail === '' ? asked : asked.slice(0, -tail.length);
  return rewritten([head, ...kept].join(' '));
}
