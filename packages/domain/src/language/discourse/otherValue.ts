import type { DiscourseContext, DiscourseTable } from './context.ts';
import { bareTable, isQuoted, tablesIn } from './mentions.ts';
import { rewritten, type Resolution } from './resolution.ts';

const asking =
  /^(?:(?:and|now|but|also|then|ok|okay|so|what about|how about|(?:do )?(?:the )?same (?:thing )?for) )+(?:(?:for|with|by|at|from|to|of|in|on) )?(?<value>[^?!.,;:]{1,60}?)(?: (?:too|then|instead|as well))?$/iu;
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

const setting =
  /^(?<what>(?:please )?(?:set|change|put|make) (?:the )?.+? of )(?<who>.+?) (?<joint>to|as) .+$/iu;
const another =
  /^(?:(?:and|now|also|then) )+(?:(?:of|for) )?(?<who>\p{Lu}[^,;]*?) (?:to|as|is) (?<value>[^,;]+)$/iu;

/** "And Moorhen to double" after "set the type of Kingfisher to single": the same column of another row. */
function resolveOtherRow(text: string, { last }: DiscourseContext): Resolution | undefined {
  const set = last?.kind === 'change' ? setting.exec(last.instruction)?.groups : undefined;
  const { who, value } = another.exec(text.replace(/[?.!\s]+$/u, ''))?.groups ?? {};
  return set && who !== undefined && value !== undefined
    ? rewritten(`${set['what']}${who} ${set['joint']} ${value}`)
    : undefined;
}

/** The only stored value that somebody calls by its first word: `Sam` for `Sam O'Leary`. */
function fullValue(said: string, tables: readonly DiscourseTable[]): string {
  const texts = new Set(tables.flatMap(({ values = {} }) => Object.values(values).flat()));
  if ([...texts].some((text) => folded(text) === folded(said))) return said;
  const begun = [...texts].filter((text) => folded(text).startsWith(`${folded(said)} `));
  return begun.length === 1 ? (begun[0] ?? said) : said;
}

const again = /^(?:(?:and|now|also|do|then) )*(?:the )?same (?:thing )?(?:for|with|to) /iu;
const removing = /\b(?:delete|remove|drop|cancel|erase|clear)\b/iu;

/**
 * "And Tomek?" after "what does Marek deliver tomorrow", "the same for Sam" after a change: the last request about another
 * value of the same column.
 */
export function resolveOtherValue(
  text: string,
  context: DiscourseContext,
  tables: readonly DiscourseTable[],
): Resolution | undefined {
  const other = resolveOtherRow(text, context);
  if (other) return other;
  const { last } = context;
  const isAgain = last?.kind === 'change' && again.test(text) && !removing.test(last.instruction);
  const plain = text.replace(/[?.!\s]+$/u, '').replace(/ (?:please|pls)$/iu, '');
  const named = asking.exec(plain)?.groups?.['value']?.trim();
  if (named === undefined || (last?.kind !== 'question' && !isAgain) || notValues.test(named))
    return undefined;
  const said = fullValue(named, tables);
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
