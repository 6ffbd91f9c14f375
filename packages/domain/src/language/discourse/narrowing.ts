import type { DiscourseContext, DiscourseTable } from './context.ts';
import { waitingLast } from './corrections.ts';
import { captionOf, isQuestion, knownTables, tablesIn } from './mentions.ts';
import { rewritten, type Resolution } from './resolution.ts';

const only = /^(?:and |but |now )*(?:only|just)(?: show)?(?: me)? (?<filter>.+)$/iu;
const relation =
  /^(?:from|in|with|without|over|under|above|below|since|before|after|between|where|whose|who|that|which|for|by|of|at|on|near|until|older|newer|more|less|cheaper|bigger|smaller|this|last|next)\b/iu;
const sorted =
  /^(?:and |then |now )*(?:(?:sort|order)(?:ed)?(?: them| it| those| these)? )?by (?<column>.+)$/iu;
const counting =
  /^(?:and )?(?:how (?:many|much)(?: (?:is it|are there|are they|are those|of them|in total|is that))?|count(?: (?:them|it|those|these|em))?)$/iu;
/** “How many per teacher?” */
const countingPer =
  /^(?:and )?how (?:many|much)(?: (?:is it|are there|are they|are those|in total))? (?<per>(?:per|for each|by) .+)$/iu;
const showing =
  /^(?:and )?(?:(?:show|list|see|display|view|gimme|give me|get)(?: me)? (?:them|those|these|it|em)(?: all)?|which ones|who)$/iu;

/** What makes the rest of “only …” a sentence that says all it means, rather than a part of the last question. */
const sentence =
  /^(?:delete|remove|add|put|set|change|update|make|mark|create|rename|send|publish|move|hide|allow|let)\b|\b(?:can|cannot|can't|(?<=\p{L}{2,} )(?<!\b(?:from|in|since|of|until|till|before|after|during|by|for|last|this|next|end) )may(?= \p{L})|must|should|shall|could|will|would|sees?|reads?|views?|edits?|changes?|deletes?|adds?|(?:is|are|be) (?:allowed|able|permitted)|(?:has|have|gets?) (?:the )?(?:access|rights?|permission))\b/iu;
const relativeClause = /\b(?:that|which|who|whose|where)\b.*$/iu;
const isSentence = (filter: string): boolean => sentence.test(filter.replace(relativeClause, ''));

/** "How many orders do we have": a filter belongs before the end. */
export const haveTail = / (?:do (?:we|i|you) have|are there|is there|exist)$/iu;
const month = 'january|february|march|april|may|june|july|august|september|october|november|december';
/** A period or a day that a question names. */
export const time = new RegExp(
  String.raw`(?:(?:from|in|since|of|for) )?\b(?:today|yesterday|tomorrow|(?:(?:next|last|this|on) )?(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:this|last|next) (?:week|month|year|quarter)|(?:${month})(?: \d{4})?|20\d\d)\b`,
  'iu',
);
/** A single day, which “from” would make the first of many. */
const isDay = /\b(?:today|yesterday|tomorrow|\p{L}+day)$/iu;
const timeOnly = new RegExp(
  String.raw`^(?:(?:and|or|but|what about|how about|now) )*(?<time>${time.source})(?: only)?$`,
  'iu',
);
/** "Split by task", "broken down by month". */
const splitting =
  /^(?:(?:and|now|then|can you|please) )*(?:split|break|broken|grouped?|divided?)(?: (?:it|that|this|them|up|down|out))* (?:by|per|into) (?:each )?/iu;
const adjectiveOnes = /^(?:and |but )?(?:the )?(?<filter>[\p{L}-]+(?: [\p{L}-]+)?) ones(?: only)?$/iu;
const added =
  /^(?:and )?(?<filter>per \S+|newest first|oldest first|(?:over|under|above|below|since|between|without|where(?! (?:is|are|was|were|do|does|did|can|could|should|will|would|has|have)\b)|whose) .{1,60}?)(?: only)?$/iu;

/**
 * A question about the time in the column that it was read from before; undefined where its table has one such column only.
 */
function datedBy(
  text: string,
  moment: string,
  tables: readonly DiscourseTable[],
  when: string | undefined,
): string | undefined {
  const [mention] = tablesIn(text, tables);
  const { times = [] } = mention?.table ?? {};
  if (!mention || when === undefined || times.length < 2) return undefined;
  const bare = moment.replace(/^(?:from|in|since|of|for|on) /iu, '');
  const phrase = new RegExp(`^(?:${month}|20)`, 'iu').test(bare) ? `in ${bare}` : bare;
  const start = ` where ${when.replaceAll('_', ' ')} `;
  const head = text.slice(0, mention.end);
  const rest = text.slice(mention.end);
  if (rest.startsWith(start) && time.test(rest))
    return `${head}${start}${rest.slice(start.length).replace(time, phrase)}`;
  return time.test(text) ? undefined : `${head}${start}${phrase}${rest.replace(/^ where /iu, ' and ')}`;
}

/** A fragment that narrows the last question: "in May only", "the paid ones", "and last month?". */
function narrowed(
  said: string,
  instruction: string,
  tables: readonly DiscourseTable[],
  rows?: string,
  when?: string,
): string | undefined {
  const text = instruction.replace(/[\s.!?]+$/u, '');
  const moment = timeOnly.exec(said)?.groups?.['time'];
  if (moment !== undefined) {
    const before = time.exec(text)?.[0];
    const dated = datedBy(text, moment, tables, when);
    if (dated !== undefined) return dated;
    if (before !== undefined && isDay.test(moment)) {
      const preposition = /^(?:from|in|since|of|for|on) /iu.exec(before)?.[0] ?? '';
      return text.replace(
        time,
        /^(?:from|in|since|of|for|on) /iu.test(moment) ? moment : `${preposition}${moment}`,
      );
    }
    // “From next week” would have no end.
    const phrase = /^(?:from|in|since|of|for|on|next) /iu.test(moment) ? moment : `from ${moment}`;
    return before === undefined ? withFilter(text, phrase, tables, rows) : text.replace(time, phrase);
  }
  const adjective = adjectiveOnes.exec(said)?.groups?.['filter'];
  if (adjective !== undefined && !/^(?:which|those|these|what|show|the|delete|remove)\b/iu.test(adjective))
    return withFilter(text, adjective, tables, rows);
  const filter = added.exec(said)?.groups?.['filter'];
  return filter === undefined ? undefined : `${text.replace(haveTail, '')} ${filter}`;
}

/**
 * An instruction with one more condition. Where it names no table, as “who comes tomorrow”, its rows as they were answered
 * are narrowed.
 */
function withFilter(
  instruction: string,
  filter: string,
  tables: readonly DiscourseTable[],
  rows?: string,
): string {
  const words = filter.replace(/^(?:(?:the|those|these|ones?)\s+)+/iu, '').replace(/\s+ones?$/iu, '');
  const text = instruction.replace(/[\s.!?]+$/u, '');
  const [mention] = tablesIn(text, tables);
  if (!mention && rows !== undefined && tablesIn(rows, tables).length > 0)
    return withFilter(`Show ${rows}`, filter, tables);
  const isRelation = relation.test(words);
  if (isRelation && mention && text.slice(mention.end).startsWith(' where '))
    return `${text.slice(0, mention.end)} ${words}${text.slice(mention.end)}`;
  if (isRelation) return `${text.replace(haveTail, '')} ${words}`;
  return mention
    ? `${text.slice(0, mention.start)}${words} ${text.slice(mention.start)}`
    : `${text} ${words}`;
}

/** "Only the ones from May", "by name", "how many?", "show them": the last question, narrowed or asked differently. */
export function resolveNarrowing(
  text: string,
  context: DiscourseContext,
  tables: readonly DiscourseTable[],
): Resolution | undefined {
  const { last, rows } = context;
  const said = text.replace(/[?.!]+$/u, '').replace(splitting, 'per ');
  const caption = rows?.caption ?? context.tables[0]?.name;
  if (counting.test(said)) return caption === undefined ? undefined : rewritten(`How many ${caption}`);
  const per = countingPer.exec(said)?.groups?.['per'];
  if (per !== undefined && caption !== undefined) {
    const [, rowsOf = caption, where = ''] = /^(?<rows>.+?)(?<where> where .+)$/u.exec(caption) ?? [];
    return rewritten(`How many ${rowsOf} ${per}${where}`);
  }
  if (showing.test(said)) return caption === undefined ? undefined : rewritten(`Show ${caption}`);
  if (!last || last.kind === 'refused') return undefined;
  // The caption of earlier rows is about another question.
  const answered = rows?.turn === context.turn ? rows.caption : undefined;
  const filter = only.exec(said)?.groups?.['filter'];
  const isSelection =
    last.kind === 'question' ||
    isQuestion(last.instruction) ||
    /^(?:delete|remove|update|mark|set|change)\b/iu.test(last.instruction);
  if (filter !== undefined && isSelection && !isSentence(filter))
    return rewritten(
      withFilter(last.instruction, filter, knownTables(context, tables), answered),
      waitingLast(context)?.operationId,
    );
  // A question that was not read stays unread, rather than its fragment being about anything else.
  if (last.kind === 'question' || (last.kind === 'asked' && isQuestion(last.instruction))) {
    const narrower = narrowed(said, last.instruction, knownTables(context, tables), answered, last.when);
    if (narrower !== undefined) return rewritten(narrower);
  }
  const column = sorted.exec(said)?.groups?.['column'];
  if (column === undefined || !isQuestion(last.instruction)) return undefined;
  const unsorted = last.instruction.replace(/ (?:sorted|ordered) by .*$/iu, '').replace(/[\s.!?]+$/u, '');
  return rewritten(`${captionOf(unsorted) === '' ? 'Show' : unsorted} sorted by ${column}`);
}
