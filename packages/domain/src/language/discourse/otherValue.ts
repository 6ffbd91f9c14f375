import type { DiscourseContext, DiscourseTable } from './context.ts';
import { bareTable, isQuoted, tablesIn } from './mentions.ts';
import { rewritten, type Resolution } from './resolution.ts';

const asking =
  /^(?:(?:and|now|but|also|then|ok|okay|so|what about|how about|(?:the )?same for) )+(?:(?:for|with|by|at|from|to|of|in|on) )?(?<value>[^?!.,;:]{1,60}?)(?: (?:too|then|instead|as well))?$/iu;
const notValues =
  /^(?:the |my |a |an )*(?:then|next|now|what|why|how|who|when|where|that|this|those|these|them|it|all|others?|rest|yes|no|you|me|us|only|just|not)\b|\b(?:is|are|was|were|do|does|did|can|could|should|will|would|has|have)\b/iu;

/** Known values of a column; a column with as many may have more. */
const mostKnown = 400;

interface Mention {
  readonly column: string;
  readonly start: number;
  readonly end: number;
}

function folded(text: string): string {
  return text.toLowerCase().replaceAll('’', "'");
}

/** The columns with their values, the longest first. */
function valuesOf(tables: readonly DiscourseTable[]): readonly (readonly [string, string])[] {
  return tables
    .flatMap(({ name, values = {} }) =>
      Object.entries(values).flatMap(([column, texts]) =>
        texts.map((text) => [`${name}.${column}`, folded(text)] as const),
      ),
    )
    .filter(([, text]) => text.length > 1)
    .toSorted(([, one], [, other]) => other.length - one.length);
}

/** The places of a text that name a value as it is stored, each with its column. */
function mentionsIn(text: string, tables: readonly DiscourseTable[]): readonly Mention[] {
  const small = folded(text);
  const found: Mention[] = [];
  for (const [column, value] of valuesOf(tables)) {
    const start = small.indexOf(value);
    const end = start + value.length;
    const isWord = !/[\p{L}\p{N}]/u.test(`${small[start - 1] ?? ' '}${small[end] ?? ' '}`);
    if (start < 0 || !isWord || isQuoted(text, start)) continue;
    const isInside = found.some(
      (one) => start < one.end && end > one.start && (start > one.start || end < one.end),
    );
    if (!isInside) found.push({ column, start, end });
  }
  return found;
}

/** Whether a column may have more values than are known. */
function isCut({ column }: Mention, tables: readonly DiscourseTable[]): boolean {
  return valuesOf(tables).filter(([name]) => name === column).length >= mostKnown;
}

/** "And Tomek?" after "what does Marek deliver tomorrow": the last question about another value of the same column. */
export function resolveOtherValue(
  text: string,
  { last }: DiscourseContext,
  tables: readonly DiscourseTable[],
): Resolution | undefined {
  const said = asking.exec(text.replace(/[?.!\s]+$/u, ''))?.groups?.['value']?.trim();
  if (said === undefined || last?.kind !== 'question' || notValues.test(said)) return undefined;
  if (bareTable(said, tables) || tablesIn(said, tables).some(({ start, end }) => end - start === said.length))
    return undefined;
  const mentions = mentionsIn(last.instruction, tables);
  const columns = new Set(
    valuesOf(tables)
      .filter(([, value]) => value === folded(said))
      .map(([column]) => column),
  );
  // A value that nothing has yet is one of the only column that the question names a value of.
  const isNew = columns.size === 0 && /^\p{Lu}/u.test(said);
  const fitting = mentions.filter(({ column }) => isNew || columns.has(column));
  const [mention] = fitting;
  if (!mention || new Set(fitting.map(({ start }) => start)).size > 1) return undefined;
  if (isNew) {
    const [table = '', column = ''] = mention.column.split('.').map((name) => name.replaceAll('_', ' '));
    const missing = `I found no “${said}” in ${column} of ${table}.`;
    if (!isCut(mention, tables)) return { kind: 'nothing', text: missing };
  }
  const { instruction } = last;
  return rewritten(`${instruction.slice(0, mention.start)}${said}${instruction.slice(mention.end)}`);
}
