import { waitingPlans, type DiscourseContext, type DiscoursePlan, type DiscourseTable } from './context.ts';
import { bareTable, createdTable, addedColumn, knownTables, tablesIn } from './mentions.ts';
import { columnTrait } from './pronouns.ts';
import { ask, rewritten, type Resolution } from './resolution.ts';

/** The plan that the last instruction made, while it waits. */
export function waitingLast(context: DiscourseContext): DiscoursePlan | undefined {
  const [plan] = waitingPlans(context);
  return plan?.instruction === context.last?.instruction ? plan : undefined;
}

function spliced(text: string, start: number, end: number, words: string): string {
  return text.slice(0, start) + words + text.slice(end);
}

/**
 * The last instruction about another table; undefined where it does not name exactly one.
 */
export function aboutOtherTable(
  context: DiscourseContext,
  words: string,
  tables: readonly DiscourseTable[],
): string | undefined {
  const instruction = context.last?.instruction;
  if (instruction === undefined) return undefined;
  const mentions = tablesIn(instruction, knownTables(context, tables));
  const [mention] = mentions;
  if (!mention || new Set(mentions.map(({ table }) => table.name)).size > 1) return undefined;
  return spliced(instruction, mention.start, mention.end, words);
}

/** An instruction with another name for what it creates. */
function renamed(instruction: string, name: string): string | undefined {
  const created = createdTable(instruction);
  if (created) return spliced(instruction, created.start, created.end, name);
  const added = addedColumn(instruction);
  if (!added) return undefined;
  const at = instruction.indexOf(added.name);
  return at < 0 ? undefined : spliced(instruction, at, at + added.name.length, name);
}

const callIt =
  /^(?:no[, ]+)?(?:(?:i )?(?:would |'d )?(?:rather |better )?)?(?:call|name|rename) (?:it|that|this|them) (?:to |as )?(?<name>(?!.* to )[^,]{1,60}?)(?:,? (?:and )?not (?<not>[^,]{1,60}?))?(?: instead| rather)?$/iu;
/** "It should be called clients"; a trait such as "it should be unique" is no name. */
function named(text: string): RegExpExecArray | null {
  return /\b(?:called|named|name)\b/iu.test(text) ? shouldBe.exec(text) : null;
}

const meant =
  /^(?:no[, ]+|sorry[, ]+|oops[, ]+|wait[, ]+)*(?:i mea?nt?|i was thinking of|i was talking about|rather|make (?:it|that)|not (?:the )?(?<not>[^,]{1,40}?)(?:,| but) (?:but )?)\s*(?:the |my )?(?<name>[^,]{1,40}?)(?: instead| rather)?$/iu;
const otherWay = /^(?:the |my )?(?<name>[^,]{1,40}?),? not (?:the )?[^,]{1,40}$/iu;
const plainNo = /^(?:no|nope|wrong|sorry)[, ]+(?:the |my )?(?<name>[^,]{1,40}?)(?: i mean| instead)?$/iu;

const shouldBe =
  /^(?:i want (?:it|the table|the column) (?:to be )?(?:called|named)|(?:it|the name|name|that|the table) (?:should|must|has to) be (?:called |named )?) ?(?<name>[^,]{1,40})$/iu;

/** "No, call it clients", "I meant products", "not orders, products": the last instruction, corrected. */
export function resolveCorrection(
  text: string,
  context: DiscourseContext,
  tables: readonly DiscourseTable[],
): Resolution | undefined {
  const waiting = waitingLast(context);
  const called = (callIt.exec(text) ?? named(text))?.groups;
  const name = called?.['name'];
  if (name !== undefined && waiting) {
    const before = called?.['not'];
    // "Not monthly_fee" is about something else than the plan that waits.
    if (before !== undefined && !waiting.instruction.includes(before)) return undefined;
    const instruction = renamed(waiting.instruction, name);
    return instruction === undefined ? undefined : rewritten(instruction, waiting.operationId);
  }
  for (const pattern of [meant, otherWay, plainNo]) {
    const other = pattern.exec(text)?.groups?.['name'];
    if (other === undefined) continue;
    const instruction = bareTable(other, knownTables(context, tables))
      ? aboutOtherTable(context, other, tables)
      : pattern === meant && waiting && !columnTrait.test(other)
        ? renamed(waiting.instruction, other)
        : undefined;
    if (instruction !== undefined) return rewritten(instruction, waiting?.operationId);
  }
  return undefined;
}

const without =
  /^(?:but )?(?:without|leave out|leave off|skip|minus|no|drop|remove) (?:the |an? |any )?(?<name>[^,]{1,40})$/iu;

/** The text without one item of the list after "with"; undefined where the item is not in it. */
function withoutItem(instruction: string, name: string): string | undefined {
  const head = /^.*?\b(?:with|containing|having)\s+(?=\S)/isu.exec(instruction)?.[0];
  if (head === undefined) return undefined;
  const items = instruction.slice(head.length).split(/\s*,\s*(?:and\s+)?|\s+and\s+/u);
  const plain = (item: string): string =>
    item
      .replace(/^(?:an?|the) /iu, '')
      .toLowerCase()
      .trim();
  const left = items.filter((item) => plain(item) !== plain(name));
  const last = left.at(-1);
  if (last === undefined || left.length === items.length) return undefined;
  const rest = left.slice(0, -1).join(', ');
  return `${head}${rest === '' ? last : `${rest} and ${last}`}`;
}

/** "Without the address": the waiting plan without a column, or the question whether to remove one. */
export function resolveWithout(
  text: string,
  context: DiscourseContext,
  tables: readonly DiscourseTable[],
): Resolution | undefined {
  const name = without.exec(text)?.groups?.['name'];
  if (name === undefined) return undefined;
  const waiting = waitingLast(context);
  const instruction = waiting && withoutItem(waiting.instruction, name);
  if (instruction !== undefined) return rewritten(instruction, waiting?.operationId);
  const table = context.tables[0]?.name;
  const known = tables.find((one) => one.name === table)?.columns ?? [];
  const isColumn = known.some((column) => column.replaceAll('_', ' ').toLowerCase() === name.toLowerCase());
  if (table === undefined || !isColumn || /^(?:but )?(?:drop|remove) /iu.test(text)) return undefined;
  return ask(`Do you want to remove ${name} from ${table}, with everything stored there?`, [
    [`Remove ${name} from ${table}`, `Remove ${name} from ${table}`],
  ]);
}
