import { addsTo, type DiscourseContext, type DiscourseTable } from './context.ts';
import { bareTable, isQuestion, tablesIn } from './mentions.ts';
import { isNameColumn } from './names.ts';
import { rewritten, type Resolution } from './resolution.ts';
import { folded, fullValue, isCut, mentionsIn, valuesOf } from './storedValues.ts';

const asking =
  /^(?:(?:and|now|but|also|then|ok|okay|so|what about|how about|(?:do )?(?:the )?same (?:thing |one |again )?for) )+(?:(?:for|with|by|at|from|to|of|in|on) )?(?<value>[^?!.,;:]{1,60}?)(?: (?:too|then|instead|as well))?$/iu;
const notValues =
  /^(?:the |my |a |an )*(?:then|next|now|what|why|how|who|when|where|that|this|those|these|them|it|all|others?|rest|yes|no|you|me|us|only|just|not)\b|\b(?:is|are|was|were|do|does|did|can|could|should|will|would|has|have)\b/iu;

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

const again = /^(?:(?:and|now|also|do|then) )*(?:the )?same (?:thing |one |again )?(?:for|with|to) /iu;
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
  const isAsked = last?.kind === 'question' || (last?.kind === 'asked' && isQuestion(last.instruction));
  if (named === undefined || last === undefined || !(isAsked || isAgain) || notValues.test(named))
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
  const adds = addsTo(context);
  // A row that is added like another one has a new name.
  const isNamed = (column: string): boolean => adds === undefined || isNameColumn(column);
  const fitting = mentions.filter(({ column }) => (isNew ? isNamed(column) : columns.has(column)));
  const [mention] = fitting;
  if (!mention || new Set(fitting.map(({ start }) => start)).size > 1) return undefined;
  if (isNew && adds === undefined) {
    const [table = '', column = ''] = mention.column.split('.').map((name) => name.replaceAll('_', ' '));
    const missing = `I found no “${said}” in ${column} of ${table}.`;
    if (!isCut(mention, tables)) return { kind: 'nothing', text: missing };
  }
  const { instruction } = last;
  return rewritten(`${instruction.slice(0, mention.start)}${said}${instruction.slice(mention.end)}`);
}
