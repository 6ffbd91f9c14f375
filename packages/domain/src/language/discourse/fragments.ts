import type { DiscourseContext, DiscourseTable } from './context.ts';
import { aboutOtherTable, waitingLast } from './corrections.ts';
import { addedColumn, bareTable, createdTable, knownTables, tablesIn } from './mentions.ts';
import { rewritten, type Resolution } from './resolution.ts';

const sameFor =
  /^(?:(?:do|and|now|also|then) )*(?:the )?same (?:thing )?(?:for|with|in|on|to|about) (?:the |my )?(?<table>.+)$/iu;
const alsoTo =
  /^(?:also |and |now )*(?:(?:add|put|do) (?:it|that|this|them) |again )?(?:also )?(?:to|for|in|on) (?:the |my )?(?<table>.+?)(?: too| as well| also)?$/iu;
const whatAbout =
  /^(?:(?:and|now|also|then) )*(?:(?:what|how) about |for |in |with )?(?<table>.+?)(?: too| as well| also)?$/iu;

/** "The same for orders", "what about products?", "and orders?". */
export function resolveSame(
  text: string,
  context: DiscourseContext,
  tables: readonly DiscourseTable[],
): Resolution | undefined {
  const known = knownTables(context, tables);
  for (const pattern of [sameFor, alsoTo, whatAbout]) {
    const words = pattern.exec(text)?.groups?.['table'];
    if (words === undefined || !bareTable(words, known)) continue;
    const instruction = aboutOtherTable(context, words.replace(/^(?:the|my|our)\s+/iu, ''), tables);
    if (instruction !== undefined && instruction !== context.last?.instruction) return rewritten(instruction);
  }
  return undefined;
}

const marked =
  /^(?:and|also|plus|with|oh|add|can you add|could you add)\b|\b(?:too|also|as well)\W*$|^(?:an?|another)\s/iu;
const markers = /^(?:(?:and|also|plus|with|oh|then|maybe|add)[\s,]+)+|[\s,]+(?:too|also|as well)$/giu;
/** How what asks, changes or names something begins, so that it is no fragment. */
export const verb =
  /^(?:show|list|count|how|what|which|who|when|where|why|create|make|build|set|rename|call|change|delete|remove|drop|update|mark|publish|deploy|merge|commit|save|link|connect|only|just|sort|order|give|is|are|do|does|can|could|if|when|from|in|for|undo|put|let|protect|restrict|allow|import|export|the same)\b/iu;

/** Why something is wanted, behind a comma: "…, i like to send cards". */
const reason = /,\s*(?:i|we|so|because|cause|cos|it|they|that|for|in case)\b[^,]*$/iu;

/** "And also a phone number" after something was created or added. */
export function resolveAddition(
  text: string,
  original: string,
  context: DiscourseContext,
  tables: readonly DiscourseTable[],
): Resolution | undefined {
  const { last } = context;
  if (last?.kind !== 'change' || !(marked.test(original) || marked.test(text))) return undefined;
  const fragment = text
    .replace(reason, '')
    .replaceAll(markers, '')
    .replace(/^(?:their|his|her|its) (?=\p{L})/iu, '')
    .trim();
  if (
    /\b(?:can|could|has|have|had|is|are|was|were|should|must|may|might|will|would|belongs?|needs?|gets?)\b/iu.test(
      fragment,
    )
  )
    return undefined;
  if (
    /^(?:it|to|them|that|this|in)\b|\b(?:to|into)\b/iu.test(fragment) ||
    tablesIn(fragment, tables).length > 0
  )
    return undefined;
  if (fragment === '' || fragment.split(' ').length > 6 || verb.test(fragment) || /[?"“]/u.test(original))
    return undefined;
  // "Add a unicorn named Bella" is about something else.
  if (
    /^(?:(?:can|could) you )?add\b/iu.test(text) &&
    /\b(?:named|called|on|of|for|with|from)\b/iu.test(fragment)
  )
    return undefined;
  const plan = context.plans.find(({ instruction }) => instruction === last.instruction);
  const list = /^(?:Make|Made) the list (?<name>[\p{L}\p{N} ]+)$/u.exec(plan?.title ?? '')?.groups?.['name'];
  const isAddition =
    list !== undefined ||
    createdTable(last.instruction) !== undefined ||
    addedColumn(last.instruction) !== undefined;
  const table = list ?? context.tables[0]?.name;
  if (!isAddition || table === undefined) return undefined;
  const replaces = waitingLast(context)?.operationId;
  if (list !== undefined && replaces !== undefined)
    return /:[^:]+$/u.test(last.instruction)
      ? rewritten(`${last.instruction.replace(/[\s.!?]+$/u, '')}, ${fragment}`, replaces)
      : undefined;
  const isColumn = !/\b(?:called|named|with)\b|@|^\p{Lu}/u.test(fragment);
  if (replaces !== undefined && createdTable(last.instruction) && !isColumn) return undefined;
  if (replaces !== undefined && createdTable(last.instruction)) {
    const instruction = last.instruction.replace(/[\s.!?]+$/u, '');
    const joint = /\b(?:with|containing|having)\b/iu.test(instruction) ? 'and' : 'with';
    return rewritten(`${instruction} ${joint} ${fragment}`, replaces);
  }
  return rewritten(`Add ${fragment} to ${table.replaceAll('_', ' ')}`);
}
