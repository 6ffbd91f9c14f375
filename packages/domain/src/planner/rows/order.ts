import { findColumn } from '../find.ts';
import { isNumeric, isTemporal, kindOf, moneyColumn, primaryKey } from '../kinds.ts';
import type { LexiconColumn, LexiconTable } from '../lexicon.ts';
import { spoken } from '../names.ts';
import { parseCount } from '../numbers.ts';
import { choice, question } from '../outcome.ts';
import type { ListSlots } from '../plans/reads.ts';
import type { Understanding } from '../plan.ts';
import { beginningColumns, superlatives } from '../words/reads.ts';

const superlative = new RegExp(
  String.raw`^(?:(?:the|our|my|all|me|of) )*(?:(?<before>[\p{L}\d]+) )?(?<word>${Object.keys(superlatives)
    .toSorted((one, other) => other.length - one.length)
    .join('|')}) (?:(?<after>[\p{L}\d]+) )?(?<rest>.+)$`,
  'iu',
);
const top = /^(?:the )?(?<first>first|top|any|only) (?:(?<count>[\p{L}\d]+) )?(?<rest>.+)$/iu;
const leadingCount =
  /^(?:the )?(?<count>\d+|two|three|four|five|six|seven|eight|nine|ten|twenty|fifty) (?<rest>.+)$/iu;
const sortForm =
  /^(?<rest>.+?),? (?:sorted|ordered|sort|order|ranked|arranged|by order of|in order of)(?: (?:by|of))? (?:the |their )?(?<column>.+?)(?:,? \(?(?<direction>descending|desc|highest first|newest first|latest first|largest first|biggest first|most expensive first|most first|from high to low|ascending|asc|lowest first|oldest first|smallest first|cheapest first|alphabetically|from low to high|first)\)?)?$/iu;
const descending = /^(?:desc|highest|newest|latest|largest|biggest|most|from high)/iu;

/** The column by which rows count as new or old. */
function ageColumn(table: LexiconTable): LexiconColumn | undefined {
  const dates = table.columns.filter((column) => isTemporal(column));
  const usual = beginningColumns
    .map((name) => dates.find((column) => column.name === name))
    .find((column) => column !== undefined);
  const beginning = dates.filter((column) =>
    /creat|insert|sign|join|regist|order|plac|publi|post|added|^date$/u.test(column.name),
  );
  const key = primaryKey(table);
  return (
    usual ??
    (beginning.length === 1 ? beginning[0] : undefined) ??
    (key !== undefined && kindOf(key) === 'integer' ? key : undefined)
  );
}

/** What is said about the order and number of rows, and the words about the rows that remain. */
export interface Ranked {
  readonly rest: string;
  readonly limit?: number;
  readonly word?: string;
  readonly sort?: { readonly said: string; readonly descending: boolean };
}

/** Takes 'the latest 10', 'top 5 … by price' and 'sorted by …' off a noun phrase. */
export function ranked(said: string): Ranked {
  const sorted = sortForm.exec(said)?.groups;
  const rest = sorted?.['rest'] ?? said;
  const sort =
    sorted === undefined
      ? {}
      : { sort: { said: sorted['column'] ?? '', descending: descending.test(sorted['direction'] ?? '') } };
  const most = superlative.exec(rest)?.groups;
  const before = most?.['before'] === undefined ? undefined : parseCount(most['before']);
  if (
    most !== undefined &&
    (most['before'] === undefined || before !== undefined || /^(?:first|top)$/iu.test(most['before']))
  ) {
    const after = most['after'] === undefined ? undefined : parseCount(most['after']);
    const kept =
      most['after'] !== undefined && after === undefined
        ? `${most['after']} ${most['rest'] ?? ''}`
        : (most['rest'] ?? '');
    const limit = before ?? after;
    return {
      rest: kept,
      word: (most['word'] ?? '').toLowerCase(),
      ...(limit === undefined ? {} : { limit }),
      ...sort,
    };
  }
  const first = top.exec(rest)?.groups ?? leadingCount.exec(rest)?.groups;
  const count = first?.['count'] === undefined ? undefined : parseCount(first['count']);
  if (first === undefined || count === undefined) return { rest, ...sort };
  const tail = /^(?<rest>.+) by (?:the )?(?<column>[^ ]+(?: [^ ]+)?)$/iu.exec(first['rest'] ?? '')?.groups;
  if (tail !== undefined && first['first'] !== undefined)
    return {
      rest: tail['rest'] ?? '',
      limit: count,
      sort: { said: tail['column'] ?? '', descending: /^top$/iu.test(first['first']) },
    };
  return { rest: first['rest'] ?? '', limit: count, ...sort };
}

/** The column to sort by; undefined without an order; a question when several could be meant. */
export function orderOf(rank: Ranked, table: LexiconTable): ListSlots['order'] | Understanding | undefined {
  if (rank.sort !== undefined) {
    const column = findColumn(rank.sort.said, table);
    return column === undefined
      ? question(
          `${spoken(table.name)} has no column called ${rank.sort.said.slice(0, 60)} to sort by.`,
          table.columns
            .slice(0, 5)
            .map(({ name }) => choice(`Show ${table.name} sorted by ${spoken(name)}`, spoken(name))),
        )
      : { column, descending: rank.sort.descending };
  }
  const meaning = rank.word === undefined ? undefined : superlatives[rank.word];
  if (meaning === undefined) return undefined;
  const numeric = table.columns.filter(
    (column) => isNumeric(column) && !column.primaryKey && column.references === undefined,
  );
  const column =
    meaning.by === 'age'
      ? ageColumn(table)
      : (moneyColumn(table) ?? (meaning.by === 'size' && numeric.length === 1 ? numeric[0] : undefined));
  if (column !== undefined) return { column, descending: meaning.descending };
  return question(
    `By which column should I find the ${rank.word} ${spoken(table.name)}?`,
    table.columns
      .slice(0, 5)
      .map(({ name }) =>
        choice(
          `Show ${table.name} sorted by ${spoken(name)}${meaning.descending ? ' descending' : ''}`,
          spoken(name),
        ),
      ),
  );
}
