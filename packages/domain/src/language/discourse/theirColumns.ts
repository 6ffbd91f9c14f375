import { singular } from '../planner/names.ts';
import type { DiscourseContext, DiscourseTable } from './context.ts';
import { rewritten, type Resolution } from './resolution.ts';

const asking =
  /^(?:(?:and|also|now|ok|okay|what about|how about|with|what (?:are|is)|show(?: me)?|give me|list)[\s,]+)+(?:their|its|his|her) (?<columns>[\p{L}][\p{L} ,&]{1,80}?)(?: too| as well| please)?$/iu;

/** The column that words name, also in the plural: "phone numbers" is phone. */
function columnOf(said: string, { columns }: DiscourseTable): string | undefined {
  const name = singular(said.trim().toLowerCase());
  const forms = new Set([name, name.replace(/ (?:number|address)$/u, '')]);
  return columns
    .map((column) => column.replaceAll('_', ' '))
    .find((column) => forms.has(column.toLowerCase()));
}

/** "And their phone numbers?" after a question: these columns of the rows that it was about. */
export function resolveTheirColumns(
  text: string,
  { last, rows, turn }: DiscourseContext,
  tables: readonly DiscourseTable[],
): Resolution | undefined {
  const table = rows?.turn === turn ? tables.find(({ name }) => name === rows.table) : undefined;
  const said = asking.exec(text.replace(/[?.!\s]+$/u, ''))?.groups?.['columns'];
  if (last?.kind !== 'question' || !rows || !table || said === undefined) return undefined;
  const named = said.split(/\s*(?:,|&|\band\b)\s*/iu).filter((part) => part !== '');
  const columns = named.map((part) => columnOf(part, table));
  return columns.length > 0 && columns.every((column) => column !== undefined)
    ? rewritten(`Show the ${columns.join(' and ')} of the ${rows.caption}`)
    : undefined;
}
