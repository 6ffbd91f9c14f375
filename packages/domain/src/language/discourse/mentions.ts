import { longestMention, plural, singular, toIdentifier } from '../planner/names.ts';
import type { DiscourseContext, DiscourseTable } from './context.ts';

/** A table named in a text, with the place of its words. */
export interface TableMention {
  readonly table: DiscourseTable;
  readonly start: number;
  readonly end: number;
}

/** Whether a text asks for something to be shown or counted. */
export function isQuestion(text: string): boolean {
  return /^(?:(?:please|so|and|can you|could you) )*(?:show|list|display|count|find|see|view|search|give me|gimme|get me|how (?:many|much|long|old|big)|what|which|who|whose|when|where|is there|are there|do (?:i|we) have|average|sum|total)\b/iu.test(
    text,
  );
}

const creating = /\b(?:create|make|set up|setup|build|start|add|need|want|like|have|new|begin)\b/iu;
const nameBefore =
  /\b(?:an?|the|my|our|new|create|make|build|add)\s+(?<name>[\p{L}_][\p{L}\p{N}_'-]*(?: [\p{L}_][\p{L}\p{N}_'-]*)?)\s+table\b/iu;
const nameAfter =
  /\btable\s+(?:(?:called|named|for|of)\s+)?(?:(?:my|our|the|all|a|an)\s+)*(?<name>[\p{L}_][\p{L}\p{N}_'-]*(?: [\p{L}_][\p{L}\p{N}_'-]*)?)(?=\s+(?:with|containing|that|where|and|having|which|please)\b|\s*[,.:;(]|\s*$)/iu;
const notNames = new Set(['a', 'an', 'the', 'my', 'our', 'new', 'create', 'make', 'build', 'add', 'with']);

/**
 * The name of the table that an instruction creates, and where it is written; undefined for other instructions.
 * @example
 * createdTable('Create a members table with name')?.name // => 'members'
 */
export function createdTable(
  text: string,
): { readonly name: string; readonly start: number; readonly end: number } | undefined {
  if (!creating.test(text) || /^\s*(?:add|put)\b.*\b(?:to|in|into) (?:the )?\S+(?: table)?\s*$/iu.test(text))
    return undefined;
  for (const pattern of [nameBefore, nameAfter]) {
    const match = pattern.exec(text);
    const words = match?.groups?.['name']?.split(' ') ?? [];
    while (words[0] !== undefined && notNames.has(words[0].toLowerCase())) words.shift();
    const name = words.join(' ');
    if (!match || name === '' || words.includes('with')) continue;
    const start = match.index + match[0].indexOf(name);
    return { name: toIdentifier(name), start, end: start + name.length };
  }
  return undefined;
}

/** The places of a text that are in quotes. */
function quotedPlaces(text: string): readonly (readonly [number, number])[] {
  return [...text.matchAll(/"[^"]*"|“[^”]*”|(?<![\p{L}\p{N}])'[^']*'(?![\p{L}\p{N}])/gu)].map((match) => [
    match.index,
    match.index + match[0].length,
  ]);
}

/** Whether a place in a text is inside quotes. */
export function isQuoted(text: string, at: number): boolean {
  return quotedPlaces(text).some(([from, to]) => at >= from && at < to);
}

const mostWords = 3;

/** The known tables that a text names outside quotes, in singular or plural, in order. */
export function tablesIn(text: string, tables: readonly DiscourseTable[]): readonly TableMention[] {
  const named = new Map(tables.map((table) => [toIdentifier(table.name), table]));
  const words = [...text.matchAll(/[\p{L}\p{N}_]+/gu)].map((match) => ({
    word: match[0],
    start: match.index,
    end: match.index + match[0].length,
  }));
  const found: TableMention[] = [];
  for (let at = 0; at < words.length; at += 1) {
    for (let count = mostWords; count > 0; count -= 1) {
      const part = words.slice(at, at + count);
      const [first] = part;
      const last = part.at(-1);
      if (part.length < count || !first || !last || last.end - first.start > longestMention) continue;
      if (isQuoted(text, first.start)) continue;
      const name = toIdentifier(part.map(({ word }) => word).join(' '));
      const table = named.get(name) ?? named.get(plural(name)) ?? named.get(singular(name));
      if (!table || name === '') continue;
      found.push({ table, start: first.start, end: last.end });
      at += count - 1;
      break;
    }
  }
  return found;
}

/** The table that a text names with nothing else but articles: "the orders table". */
export function bareTable(text: string, tables: readonly DiscourseTable[]): DiscourseTable | undefined {
  const noun = text
    .replace(/^(?:(?:the|my|our|all|that|this)\s+)+/iu, '')
    .replace(/\s+(?:table|ones?)$/iu, '');
  const [mention, other] = tablesIn(noun, tables);
  return mention && !other && mention.start === 0 && mention.end === noun.length ? mention.table : undefined;
}

/** The column that an instruction adds, with its table's words: "email" and "members" in "add email to members". */
export function addedColumn(
  text: string,
): { readonly name: string; readonly table: string; readonly words: string } | undefined {
  const match =
    /\b(?:add|put|include|give)\s+(?<column>[^"“,]{1,60}?)\s+(?:to|in|into|on)\s+(?:the |my |our |every |each )*(?<table>[^"“,]{1,60}?)(?: table)?[.!]?$/iu.exec(
      text,
    )?.groups;
  const words = match?.['column']?.replace(
    /^(?:(?:an?|the|some|new|another|optional|required|unique) )+/iu,
    '',
  );
  const name = words
    ?.replaceAll(/\b(?:column|field)\b(?: (?:called|named|for))?/giu, '')
    .replaceAll(/\s+/gu, ' ')
    .trim();
  const table = match?.['table'];
  return name === undefined || name === '' || table === undefined || words === undefined
    ? undefined
    : { name, table, words };
}

/** The tables of the project and those that the conversation is about to create. */
export function knownTables(
  { tables }: DiscourseContext,
  existing: readonly DiscourseTable[],
): readonly DiscourseTable[] {
  const names = new Set(existing.map(({ name }) => name));
  return [
    ...existing,
    ...tables.filter(({ name }) => !names.has(name)).map(({ name }) => ({ name, columns: [] })),
  ];
}

/**
 * What the rows of a question are called: "unpaid orders" in "Show me all unpaid orders sorted by name".
 */
export function captionOf(question: string): string {
  return question
    .trim()
    .replace(/[.?!]+$/u, '')
    .replace(
      /^(?:(?:please|so|and|can you|could you) )*(?:show|list|display|count|find|see|view|search|give|gimme|get|how many|how much|which|what|who)\b(?: (?:me|us)\b)?(?: (?:all|the|my|our)\b)*\s*/iu,
      '',
    )
    .replace(/ (?:sorted|ordered) by .*$/iu, '')
    .replace(/ (?:do (?:we|i) have|are there|is there)$/iu, '');
}
