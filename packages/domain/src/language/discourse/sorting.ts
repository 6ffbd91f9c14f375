import type { DiscourseContext, DiscourseTable } from './context.ts';
import { knownTables, tablesIn } from './mentions.ts';
import { ask, rewritten, type Resolution } from './resolution.ts';

const degrees = {
  descending:
    'biggest|largest|highest|most expensive|priciest|dearest|greatest|longest|heaviest|most|top|high|big|large',
  ascending: 'smallest|lowest|least expensive|cheapest|shortest|lightest|least|fewest|low|small',
} as const;
const degree = String.raw`(?:(?<down>${degrees.descending})|(?<up>${degrees.ascending}))`;
/** "Put the biggest on top", "highest price first", "smallest first". */
const orderly = new RegExp(
  String.raw`^(?:(?:and|then|now|but|please|can you|i want|with) )*(?:(?:put|show|list|have|sort|order|start with)(?: (?:me|them|it|those|these))?(?: (?:with|so that|by))? )?(?:the )?${degree}(?: (?<figure>[\p{L}][\p{L} ]{0,40}?))??(?: (?:ones?|numbers?|amounts?|values?|rows?|orders?|figures?))?(?: (?:is|are|be|come|go|goes|comes))?(?: (?:on (?:the )?top|first|at the (?:top|beginning|start)|to the top|up))$`,
  'iu',
);
/** Rows that are counted or added up by something. */
const grouped =
  /\b(?:per|by each|for each|for every|each|by (?!\p{Lu}))\b|\b(?:sum|total|how many|how much|count|average)\b.* by\b/iu;
const order = /,? (?:(?:sorted|ordered) by .*|(?:biggest|smallest|highest|lowest) first)$/iu;

function plain(name: string): string {
  return name.replaceAll('_', ' ').toLowerCase();
}

/** The table that the last question is about. */
function askedTable(
  context: DiscourseContext,
  tables: readonly DiscourseTable[],
): DiscourseTable | undefined {
  const [mention] = tablesIn(context.last?.instruction ?? '', knownTables(context, tables));
  return mention?.table ?? tables.find(({ name }) => name === context.rows?.table);
}

/** "Biggest first" after an answer: the last question, sorted by its figure or by the one that is named. */
export function resolveSorting(
  text: string,
  context: DiscourseContext,
  tables: readonly DiscourseTable[],
): Resolution | undefined {
  const said = orderly.exec(text.replace(/[?.!]+$/u, ''))?.groups;
  const { last } = context;
  if (!said || last?.kind !== 'question') return undefined;
  const base = last.instruction.replace(/[\s.!?]+$/u, '').replace(order, '');
  const isUp = said['up'] !== undefined;
  if (grouped.test(base)) return rewritten(`${base}, ${isUp ? 'smallest' : 'biggest'} first`);
  const table = askedTable(context, tables);
  if (!table) return undefined;
  const sortedBy = (column: string): string =>
    `${base} sorted by ${plain(column)}${isUp ? '' : ' descending'}`;
  const figure = said['figure'];
  const named = table.columns.find((column) => figure !== undefined && plain(column) === plain(figure));
  if (named !== undefined) return rewritten(sortedBy(named));
  const numbers = table.numbers ?? [];
  const [only, ...others] = numbers;
  if (only === undefined)
    return {
      kind: 'nothing',
      text: `${plain(table.name)} has no number to sort by. Name the column, for example: Sort by ${plain(table.columns.find((column) => !/(?:^|_)id$/u.test(column)) ?? 'name')}.`,
    };
  if (others.length === 0) return rewritten(sortedBy(only));
  return ask(
    `What should ${plain(table.name)} be sorted by?`,
    numbers.map((column) => [`Sort by ${plain(column)}`, sortedBy(column)]),
  );
}
