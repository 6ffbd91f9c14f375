import type { DiscourseContext, DiscourseTable } from './context.ts';
import { aboutOtherTable, waitingLast } from './corrections.ts';
import {
  addedColumn,
  bareTable,
  captionOf,
  createdTable,
  isQuestion,
  knownTables,
  tablesIn,
} from './mentions.ts';
import { rewritten, type Resolution } from './resolution.ts';

const sameFor =
  /^(?:(?:do|and|now|also|then) )*(?:the )?same (?:thing )?(?:for|with|in|on|to|about) (?:the |my )?(?<table>.+)$/iu;
const whatAbout =
  /^(?:(?:and|now|also|then) )*(?:(?:what|how) about |for |in |with )?(?<table>.+?)(?: too| as well| also)?$/iu;

/** "The same for orders", "what about products?", "and orders?". */
export function resolveSame(
  text: string,
  context: DiscourseContext,
  tables: readonly DiscourseTable[],
): Resolution | undefined {
  const known = knownTables(context, tables);
  for (const pattern of [sameFor, whatAbout]) {
    const words = pattern.exec(text)?.groups?.['table'];
    if (words === undefined || !bareTable(words, known)) continue;
    const instruction = aboutOtherTable(context, words.replace(/^(?:the|my|our)\s+/iu, ''), tables);
    if (instruction !== undefined && instruction !== context.last?.instruction) return rewritten(instruction);
  }
  return undefined;
}

const marked = /^(?:and|also|plus|with|oh)\b|\b(?:too|also|as well)\W*$|^(?:an?|another)\s/iu;
const markers = /^(?:(?:and|also|plus|with|oh|then|maybe|add)[\s,]+)+|[\s,]+(?:too|also|as well)$/giu;
const verb =
  /^(?:show|list|count|how|what|which|who|when|where|why|create|make|build|set|rename|call|change|delete|remove|drop|update|mark|publish|deploy|merge|commit|save|link|connect|only|just|sort|order|give|is|are|do|does|can|could|if|when|from|in|for|undo|put|let|protect|restrict|allow|import|export|the same)\b/iu;

/** "And also a phone number" after something was created or added. */
export function resolveAddition(
  text: string,
  original: string,
  context: DiscourseContext,
): Resolution | undefined {
  const { last } = context;
  if (last?.kind !== 'change' || !(marked.test(original) || marked.test(text))) return undefined;
  const fragment = text.replaceAll(markers, '').trim();
  if (
    /\b(?:can|could|has|have|had|is|are|was|were|should|must|may|might|will|would|belongs?|needs?|gets?)\b/iu.test(
      fragment,
    )
  )
    return undefined;
  if (fragment === '' || fragment.split(' ').length > 6 || verb.test(fragment) || /[?"“]/u.test(original))
    return undefined;
  const isAddition =
    createdTable(last.instruction) !== undefined || addedColumn(last.instruction) !== undefined;
  const table = context.tables[0]?.name;
  if (!isAddition || table === undefined) return undefined;
  const replaces = waitingLast(context);
  if (replaces !== undefined && createdTable(last.instruction)) {
    const instruction = last.instruction.replace(/[\s.!?]+$/u, '');
    const joint = /\b(?:with|containing|having)\b/iu.test(instruction) ? 'and' : 'with';
    return rewritten(`${instruction} ${joint} ${fragment}`, replaces);
  }
  return rewritten(`Add ${fragment} to ${table.replaceAll('_', ' ')}`);
}

const only = /^(?:and |but |now )*(?:only|just)(?: show)?(?: me)? (?<filter>.+)$/iu;
const relation =
  /^(?:from|in|with|without|over|under|above|below|since|before|after|between|where|whose|who|that|which|for|by|of|at|on|near|until|older|newer|more|less|cheaper|bigger|smaller|this|last|next)\b/iu;
const sorted =
  /^(?:and |then |now )*(?:(?:sort|order)(?:ed)?(?: them| it| those| these)? )?by (?<column>.+)$/iu;
const counting =
  /^(?:and )?(?:how (?:many|much)(?: (?:is it|are there|are they|are those|of them|in total|is that))?|count(?: (?:them|it|those|these|em))?)$/iu;
const showing =
  /^(?:and )?(?:(?:show|list|see|display|view|gimme|give me|get)(?: me)? (?:them|those|these|it|em)(?: all)?|which ones|who)$/iu;

function withFilter(instruction: string, filter: string, tables: readonly DiscourseTable[]): string {
  const words = filter.replace(/^(?:(?:the|those|these|ones?)\s+)+/iu, '').replace(/\s+ones?$/iu, '');
  const text = instruction.replace(/[\s.!?]+$/u, '');
  if (relation.test(words)) return `${text} ${words}`;
  const [mention] = tablesIn(text, tables);
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
  const said = text.replace(/[?.!]+$/u, '');
  const caption = rows?.caption ?? context.tables[0]?.name;
  if (counting.test(said)) return caption === undefined ? undefined : rewritten(`How many ${caption}`);
  if (showing.test(said)) return caption === undefined ? undefined : rewritten(`Show ${caption}`);
  if (!last || last.kind === 'refused') return undefined;
  const filter = only.exec(said)?.groups?.['filter'];
  const isSelection =
    isQuestion(last.instruction) || /^(?:delete|remove|update|mark|set|change)\b/iu.test(last.instruction);
  if (filter !== undefined && isSelection)
    return rewritten(
      withFilter(last.instruction, filter, knownTables(context, tables)),
      waitingLast(context),
    );
  const column = sorted.exec(said)?.groups?.['column'];
  if (column === undefined || !isQuestion(last.instruction)) return undefined;
  const unsorted = last.instruction.replace(/ (?:sorted|ordered) by .*$/iu, '').replace(/[\s.!?]+$/u, '');
  return rewritten(`${captionOf(unsorted) === '' ? 'Show' : unsorted} sorted by ${column}`);
}
