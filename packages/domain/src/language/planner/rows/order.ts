import { findColumn } from '../find.ts';
import { isNumeric, isTemporal, kindOf, moneyColumn, primaryKey } from '../kinds.ts';
import type { LexiconColumn, LexiconTable } from '../lexicon.ts';
import { humanise } from '../names.ts';
import { parseCount } from '../numbers.ts';
import { choice, question } from '../outcome.ts';
import type { ListSlots } from '../plans/reads.ts';
import type { Understanding } from '../plan.ts';
import { beginningColumns, superlatives } from '../words/reads.ts';
import { firstMatch, matched } from '../slots.ts';

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
  /^(?<rest>.+?),? (?:(?:sorted|ordered|ranked|arranged)(?: by)?|(?:sort|order) by|by order of|in order of) (?:the |their )?(?<column>.+?)(?:,? \(?(?<direction>descending|desc|highest first|newest first|latest first|largest first|biggest first|most expensive first|most first|from high to low|ascending|asc|lowest first|oldest first|smallest first|cheapest first|alphabetically|from low to high|first)\)?)?$/iu;
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

/** The order and limit of a read, and the remaining words about its rows. */
export interface Ranked {
  readonly rest: string;
  readonly limit?: number;
  readonly word?: string;
  readonly sort?: { readonly said: string; readonly descending: boolean };
}

type Sort = Pick<Ranked, 'sort'>;

/** 'The latest 10 orders': a superlative with its count on either side. */
function superlatively(rest: string, sort: Sort): Ranked | undefined {
  const most = matched(superlative, rest);
  if (most === undefined) return undefined;
  const [before, after] = [parseCount(most('before')), parseCount(most('after'))];
  if (most('before') !== '' && before === undefined && !/^(?:first|top)$/iu.test(most('before')))
    return undefined;
  // A word after the superlative that is not a count belongs to the noun: 'the latest paid orders'.
  const remaining = after === undefined ? `${most('after')} ${most('rest')}`.trim() : most('rest');
  return { rest: remaining, word: most('word').toLowerCase(), ...limited(before ?? after), ...sort };
}

function limited(limit: number | undefined): Pick<Ranked, 'limit'> {
  return limit === undefined ? {} : { limit };
}

const byForm = /^(?<rest>.+) by (?:the )?(?<column>[^ ]+(?: [^ ]+)?)$/iu;

/** Removes 'the latest 10', 'top 5 … by price' and 'sorted by …' from a noun phrase. */
export function ranked(said: string): Ranked {
  const sorted = matched(sortForm, said);
  const rest = sorted === undefined ? said : sorted('rest');
  const sort: Sort =
    sorted === undefined
      ? {}
      : { sort: { said: sorted('column'), descending: descending.test(sorted('direction')) } };
  const most = superlatively(rest, sort);
  if (most !== undefined) return most;
  const first = firstMatch([top, leadingCount], rest);
  const count = first === undefined ? undefined : parseCount(first('count'));
  if (first === undefined || count === undefined) return { rest, ...sort };
  const tail = first('first') === '' ? undefined : matched(byForm, first('rest'));
  return tail === undefined
    ? { rest: first('rest'), limit: count, ...sort }
    : {
        rest: tail('rest'),
        limit: count,
        sort: { said: tail('column'), descending: /^top$/iu.test(first('first')) },
      };
}

/** The column to sort by; undefined without an order; a question when several are possible. */
export function orderOf(rank: Ranked, table: LexiconTable): ListSlots['order'] | Understanding | undefined {
  if (rank.sort !== undefined) {
    const column = findColumn(rank.sort.said, table);
    return column === undefined
      ? question(
          `${humanise(table.name)} has no column called ${rank.sort.said.slice(0, 60)} to sort by.`,
          table.columns
            .slice(0, 5)
            .map(({ name }) => choice(`Show ${table.name} sorted by ${humanise(name)}`, humanise(name))),
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
    `By which column should I find the ${rank.word} ${humanise(table.name)}?`,
    table.columns
      .slice(0, 5)
      .map(({ name }) =>
        choice(
          `Show ${table.name} sorted by ${humanise(name)}${meaning.descending ? ' descending' : ''}`,
          humanise(name),
        ),
      ),
  );
}
