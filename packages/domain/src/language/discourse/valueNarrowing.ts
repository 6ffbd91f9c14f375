import type { DiscourseContext, DiscourseTable } from './context.ts';
import { knownTables, tablesIn } from './mentions.ts';
import { haveTail } from './narrowing.ts';
import { ask, rewritten, type Resolution } from './resolution.ts';
import { folded, fullValue, mentionsIn, valuesOf } from './storedValues.ts';
import { humanise } from '../planner/names.ts';

const narrowing =
  /^(?<start>(?:(?:and|but|now|also|ok|okay|what about|how about)[\s,]+)+)?(?<only>(?:only|just)(?: show)?(?: me)?(?: the)?(?: ones?)?\s+)?(?<joint>(?:with|for|of|by|from)\s+)?(?<value>[^?!.,;:]{1,60}?)(?<end> (?:ones?|only|alone|please))*$/iu;

/** A condition of a question: a value, in the words for its column. */
interface Limit {
  readonly role: string;
  readonly column: string;
}

/** Where a value limits the rows of a table: in its own columns, and in those that point to a row with that name. */
export function limitsOf(
  table: DiscourseTable,
  value: string,
  tables: readonly DiscourseTable[],
): readonly Limit[] {
  const holding = valuesOf(tables).flatMap(([column, text]) => (text === folded(value) ? [column] : []));
  const own = holding
    .filter((column) => column.startsWith(`${table.name}.`))
    .map((column) => ({ role: humanise(column.slice(table.name.length + 1)), column }));
  const pointed = Object.entries(table.references ?? {}).flatMap(([pointer, target]) => {
    const column = holding.find((held) => held.startsWith(`${target}.`));
    return column === undefined ? [] : [{ role: humanise(pointer.replace(/_id$/u, '')), column }];
  });
  return [...own, ...pointed];
}

/** "And with Linh only?" after a question: the rows of its answer that belong to Linh. */
export function resolveValueNarrowing(
  text: string,
  context: DiscourseContext,
  tables: readonly DiscourseTable[],
): Resolution | undefined {
  const { last, rows } = context;
  const said = narrowing.exec(text.replace(/[?.!\s]+$/u, ''))?.groups;
  if (last?.kind !== 'question' || !said) return undefined;
  if ([said['start'], said['only'], said['joint'], said['end']].every((part) => part === undefined))
    return undefined;
  const known = knownTables(context, tables);
  const value = fullValue((said['value'] ?? '').replace(/['’]s?$/u, ''), tables);
  const asked = last.instruction.replace(/[\s.!?]+$/u, '');
  // “Appointments of this week” is a question that leaves out its verb.
  const instruction = tablesIn(asked, known)[0]?.start === 0 ? `Show ${asked}` : asked;
  const [mention] = tablesIn(instruction, known);
  const answered = rows?.turn === context.turn ? rows.table : undefined;
  const table = mention?.table ?? tables.find(({ name }) => name === answered);
  const limits = table ? limitsOf(table, value, tables) : [];
  const limited = ({ role, column }: Limit): string => {
    const other = mentionsIn(instruction, tables).find((one) => one.column === column);
    if (other) return `${instruction.slice(0, other.start)}${value}${instruction.slice(other.end)}`;
    if (!mention) return `${instruction} for ${value}`;
    const joint = /\bwhere\b|\b(?:that|who|which) (?:is|are|was|were)\b/iu.test(
      instruction.slice(mention.end),
    )
      ? 'and'
      : 'where';
    return `${instruction.replace(haveTail, '')} ${joint} ${role} is ${value}`;
  };
  const [only, ...others] = limits;
  if (!only) return undefined;
  if (others.length === 0) return rewritten(limited(only));
  return ask(
    `Which ${value} do you mean?`,
    limits.map((limit) => [`Where ${limit.role} is ${value}`, limited(limit)]),
  );
}
