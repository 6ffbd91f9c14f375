import { plural, singular } from '../planner/names.ts';
import { addsTo, waitingPlans, type DiscourseContext, type DiscourseTable } from './context.ts';
import { verb } from './fragments.ts';
import { bareTable, createdTable, tablesIn } from './mentions.ts';
import { remarkIn } from './phrases.ts';
import { rewritten, type Resolution } from './resolution.ts';
import { written } from './names.ts';

const next =
  /^(?:(?:and|also|plus|then|now|do)[\s,]+)*(?<same>(?:the )?same (?:thing |one |again )?(?:for|with|as)\s+)?(?<row>\S.*)$/iu;
const marked = /^(?:and|also|plus|then|(?:(?:and|also|now|then|do) )*(?:the )?same)\b/iu;
const noRow =
  /^(?:an?|the|my|it|that|this|those|these|them|all|every|each|only|just|not|no|yes|to|with|by|what|how|where|who|when|then|next|add|rest|others?)\b|\b(?:can|could|should|must|may|might|will|would|needs?|belongs?)\b|[?]|\bto\b/iu;
const adding =
  /^(?:please )?(?:add|insert|new|create|put|register|save|enter|book|note|write|record)\b[^"“:\n]{0,40}$/iu;

/** Whether a text has figures, several parts, or a value after the name of a column. */
function hasValues(row: string, table: DiscourseTable): boolean {
  const small = row.toLowerCase();
  return (
    /\d|,\s/u.test(row) ||
    table.columns.some((column) => small.includes(` ${written(column)} `)) ||
    row.length > 60
  );
}

/** The last addition up to the name of its table, with the preposition that led to its first value. */
function leadOf(instruction: string, table: DiscourseTable): string {
  const [mention] = tablesIn(instruction, [table]);
  const head = mention ? instruction.slice(0, mention.end) : '';
  if (!adding.test(head) || /\b(?:to|in|into) (?:the |my |our )?\S+(?: \S+)?$/iu.test(head))
    return `Add ${singular(written(table.name))}`;
  const rest = instruction.slice(head.length);
  const joint = /^ (?:for|of|with|called|named)(?= )/iu.exec(rest)?.[0] ?? '';
  const isNamed = table.columns.some((column) => rest.slice(joint.length + 1).startsWith(written(column)));
  // One row follows, also after several.
  return `${head.slice(0, mention?.start)}${singular(written(table.name))}${isNamed ? '' : joint}`;
}

/** "And manicure 20 euro" or "same for Mai, day off tuesday" after rows were added: another row of the same table. */
export function resolveNextRow(
  text: string,
  original: string,
  context: DiscourseContext,
  tables: readonly DiscourseTable[],
): Resolution | undefined {
  const { last } = context;
  const adds = addsTo(context);
  const table = tables.find(({ name }) => name === adds);
  if (!last || !table || !(marked.test(original) || marked.test(text))) return undefined;
  const { same, row = '' } = next.exec(text.replace(/[?.!\s]+$/u, ''))?.groups ?? {};
  if (noRow.test(row) || verb.test(row) || tablesIn(row, tables).length > 0) return undefined;
  const isDescribed = hasValues(row, table);
  // A name alone takes the other values along.
  if (same !== undefined && !isDescribed) return undefined;
  if (!isDescribed && !/^\p{Lu}/u.test(row)) return undefined;
  if (/\b(?:is|are|was|has|have)\b/iu.test(row) && !row.includes(',')) return undefined;
  return rewritten(`${leadOf(last.instruction, table)} ${row}`);
}

const mostLine = 200;
const separated = /\d|[,;|\t]/u;

/** Whether a text is nothing but rows, each on a line. */
function isRows(lines: readonly string[], table: DiscourseTable): boolean {
  const columns = new Set(table.columns.map(written));
  return (
    lines.length > 1 &&
    lines.every(
      (line) =>
        line.length <= mostLine &&
        !/[:?]$|[.!?]\s+\p{Lu}/u.test(line) &&
        !verb.test(line) &&
        !/^(?:add|insert|i|we|you|please|a|an|the)\b/iu.test(line) &&
        !columns.has(line.toLowerCase()) &&
        remarkIn(line) === undefined &&
        (separated.test(line) || (/^\p{Lu}/u.test(line) && line.split(' ').length < 4)),
    )
  );
}

/** The table that the last change is about; undefined where it is about several. */
function changedTable(
  context: DiscourseContext,
  tables: readonly DiscourseTable[],
): DiscourseTable | undefined {
  if (context.last?.kind !== 'change') return undefined;
  const adds = addsTo(context);
  const names = context.tables.filter(({ turn }) => turn === context.tables[0]?.turn).map(({ name }) => name);
  const [only, ...others] = adds === undefined ? names : [adds];
  return others.length > 0
    ? undefined
    : tables.find(({ name }) => name === only || name === plural(only ?? ''));
}

/** Several lines of rows that name no table, right after a change of one: they belong there. */
export function resolvePastedRows(
  instruction: string,
  context: DiscourseContext,
  tables: readonly DiscourseTable[],
): Resolution | undefined {
  const lines = instruction
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const [waiting] = waitingPlans(context);
  const created =
    waiting?.instruction === context.last?.instruction && createdTable(waiting?.instruction ?? '');
  const table = changedTable(context, tables);
  if (!table && created && waiting && isRows(lines, { name: created.name, columns: [] }))
    return {
      kind: 'nothing',
      text: `“${waiting.title}” waits for your approval. Execute it first, then send these rows again.`,
    };
  // A list of tables is no list of rows.
  if (!table || !isRows(lines, table) || lines.every((line) => bareTable(line, tables))) return undefined;
  return rewritten(`Add to ${written(table.name)}:\n${lines.join('\n')}`);
}
