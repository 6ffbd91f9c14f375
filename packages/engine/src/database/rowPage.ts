import { quoteLiteral } from '@saywright/domain/planner';
import { fail, ok, type Result } from '@saywright/domain/result';
import { z } from 'zod';
import type { RowFilterView } from '../protocol/index.ts';
import { primaryKey, readCatalog, type CatalogTable } from './catalog.ts';
import { hasEquality, publicName } from './definitions.ts';
import { explainProblem } from './explain.ts';
import { columnFacts, linksOf, type ColumnFacts, type IncomingLink } from './rowFacts.ts';
import { conditionOf, searchCondition } from './rowFilter.ts';
import { conditionsText, isQuick, totalOf, type RowTotal } from './rowTotal.ts';
import { identifier, problemOf, rolledBack, type SqlSession } from './session.ts';

export interface RowSort {
  readonly column: string;
  readonly direction: 'ascending' | 'descending';
}

/** Which rows of a table to read. */
export interface RowRequest {
  readonly table: string;
  readonly filters: readonly RowFilterView[];
  /** Text that a column of text must contain, capitals ignored; empty for all rows. */
  readonly search: string;
  readonly sort?: RowSort | undefined;
  /** `next` of the page before. */
  readonly after?: readonly (string | null)[] | undefined;
  readonly limit: number;
}

export interface PageRow {
  /** Values of the primary key in its order; empty in a table without one. */
  readonly key: readonly string[];
  /** Values as text in column order, the long ones shortened. */
  readonly cells: readonly (string | null)[];
  /** Indexes of the shortened cells. */
  readonly cut: readonly number[];
}

/** A page of a table, with what is known of its columns. */
export interface RowPage {
  readonly columns: readonly ColumnFacts[];
  /** Names of the primary key's columns, in its order. */
  readonly key: readonly string[];
  readonly referencedBy: readonly IncomingLink[];
  readonly rows: readonly PageRow[];
  /** Position of the last row that was looked at, to read on from; null on the last page. */
  readonly next: readonly (string | null)[] | null;
  /** Null after the first page. */
  readonly total: RowTotal | null;
}

/** Rows that are looked at for one page, where conditions that no index helps with leave few of them. */
const mostSought = 100_000;

/** Characters of a cell that are read. */
export const longestCell = 1000;

const texts = z.array(z.string().nullable());
const rowsSchema = z.array(z.object({ cells: texts, position: texts }));
const endSchema = z.array(z.object({ position: texts }));
type Position = z.infer<typeof texts>;

/** The order of a page: the sorted column, then the primary key or the physical place, so that no two rows tie. */
interface Order {
  /** The sorted expression; undefined in the order of the key. */
  readonly sorted: string | undefined;
  readonly isDescending: boolean;
  readonly key: readonly string[];
}

/** Rows that follow one another in one order. */
interface Part {
  /** What is later than the page before. */
  readonly conditions: readonly string[];
  readonly order: string;
}

/**
 * The parts of a list from a position on. Rows without a sorted value form a separate part and come last in both
 * directions: one order with them at the end could use no index downwards.
 */
function partsFrom(
  { sorted, isDescending, key }: Order,
  after: readonly (string | null)[] | undefined,
): readonly Part[] {
  const keyed = key.join(', ');
  const keyValues = (sorted === undefined ? after : after?.slice(1))?.map((text) => quoteLiteral(text ?? ''));
  const later = keyValues ? [`(${keyed}) > (${keyValues.join(', ')})`] : [];
  if (sorted === undefined) return [{ conditions: later, order: keyed }];
  const [value] = after ?? [];
  const without = (conditions: readonly string[]): Part => ({
    conditions: [`${sorted} is null`, ...conditions],
    order: keyed,
  });
  if (value === null) return [without(later)];
  const at = value === undefined ? undefined : quoteLiteral(value);
  const beyond = isDescending ? '<' : '>';
  // The first of the two conditions is one that an index can start from.
  const from =
    at === undefined
      ? []
      : [`${sorted} ${beyond}= ${at}`, `(${sorted} ${beyond} ${at} or (${later.join(' and ')}))`];
  const order = `${sorted} ${isDescending ? 'desc' : 'asc'}, ${keyed}`;
  return [{ conditions: [`${sorted} is not null`, ...from], order }, without([])];
}

/** The rows that follow a position in the order of the key; the first of them are looked at for one page. */
function stretchOf(table: CatalogTable, { conditions, order }: Part): string {
  return `select * from ${publicName(table.name)}${conditionsText(conditions)} order by ${order}`;
}

/** Position of the last row of a stretch; undefined where the table has no more rows. */
async function endOf(
  session: SqlSession,
  table: CatalogTable,
  part: Part,
  position: string,
): Promise<Position | undefined> {
  const [last] = endSchema.parse(
    await session.query(
      `select ${position} as position from (${stretchOf(table, part)} limit 1 offset ${mostSought - 1}) last`,
    ),
  );
  return last?.position;
}

function shortened(cells: readonly (string | null)[]): Pick<PageRow, 'cells' | 'cut'> {
  const characters = cells.map((cell) =>
    cell !== null && cell.length > longestCell ? Array.from(cell) : [],
  );
  const isCut = (at: number): boolean => (characters[at]?.length ?? 0) > longestCell;
  return {
    cells: cells.map((cell, at) =>
      isCut(at) ? (characters[at] ?? []).slice(0, longestCell).join('') : cell,
    ),
    cut: cells.flatMap((_, at) => (isCut(at) ? [at] : [])),
  };
}

/** The conditions of the filters and of the search. */
function conditionsOf({ columns }: CatalogTable, { filters, search }: RowRequest): readonly string[] {
  return [
    ...filters.flatMap((filter) => {
      const column = columns.find(({ name }) => name === filter.column);
      return column ? [conditionOf(column, filter)] : [];
    }),
    ...(search === '' ? [] : [searchCondition(columns, search)]),
  ];
}

async function pageOf(session: SqlSession, table: CatalogTable, request: RowRequest): Promise<RowPage> {
  const { sort, after, limit } = request;
  const key = primaryKey(table);
  const by = sort && table.columns.find(({ name }) => name === sort.column);
  const sorted = by && (hasEquality(by.type) ? identifier(by.name) : `${identifier(by.name)}::text`);
  const keyColumns = key.length > 0 ? key.map(identifier) : ['ctid'];
  const order = { sorted, isDescending: sort?.direction === 'descending', key: keyColumns };
  const chosen = conditionsOf(table, request);
  const cells = table.columns.map(({ name }) => `left(${identifier(name)}::text, ${longestCell + 1})`);
  const positions = [...(sorted === undefined ? [] : [sorted]), ...keyColumns].map((part) => `${part}::text`);
  const position = `to_json(array[${positions.join(', ')}])`;
  const parts = partsFrom(order, after);
  const isBounded =
    sorted === undefined && key.length > 0 && chosen.length > 0 && !(await isQuick(session, table, chosen));
  const found: z.infer<typeof rowsSchema> = [];
  for (const part of parts) {
    if (found.length > limit) break;
    // Values are turned into texts after the rows are chosen, not for every row that is sorted.
    const rows = await session.query(
      `select to_json(array[${cells.join(', ')}]::text[]) as cells, ${position} as position
from (select *${key.length === 0 ? ', ctid' : ''} from ${
        isBounded
          ? `(${stretchOf(table, part)} limit ${mostSought}) stretch${conditionsText(chosen)}`
          : `${publicName(table.name)}${conditionsText([...chosen, ...part.conditions])}`
      } order by ${part.order} limit ${limit + 1 - found.length}) found
order by ${part.order}`,
    );
    found.push(...rowsSchema.parse(rows));
  }
  const shown = found.slice(0, limit);
  const [stretch] = isBounded ? parts : [];
  const next =
    found.length > limit
      ? shown.at(-1)?.position
      : stretch && (await endOf(session, table, stretch, position));
  const countOf = async (): Promise<RowTotal> =>
    next ? totalOf(session, table, chosen, shown.length) : { count: shown.length, isExact: true };
  const { outgoing, incoming } = await linksOf(session, table.oid);
  return {
    columns: table.columns.map((column) => columnFacts(table, column, outgoing)),
    key,
    referencedBy: incoming,
    rows: shown.map(({ cells: values, position: at }) => ({
      key: key.length === 0 ? [] : at.slice(-key.length).map((text) => text ?? ''),
      ...shortened(values),
    })),
    next: next ?? null,
    total: after ? null : await countOf(),
  };
}

/** Why a request cannot be answered for a table; undefined where it can. */
function requestProblem(table: CatalogTable, { filters, sort, after }: RowRequest): string | undefined {
  const names = [...filters.map(({ column }) => column), ...(sort ? [sort.column] : [])];
  const unknown = names.find((name) => table.columns.every((column) => column.name !== name));
  if (unknown !== undefined) return `${table.name} has no column called ${unknown.slice(0, 80)}.`;
  const size = Math.max(1, primaryKey(table).length) + (sort ? 1 : 0);
  return after && after.length !== size ? 'The list has changed. Load it again.' : undefined;
}

/** Reads a page of a table's rows in a read-only transaction; fails with a sentence for a person. */
export async function readRowPage(session: SqlSession, request: RowRequest): Promise<Result<RowPage>> {
  return rolledBack(session, async () => {
    try {
      await session.run('set transaction read only');
      const table = (await readCatalog(session)).find(({ name }) => name === request.table);
      if (!table) return fail(`There is no table called ${request.table.slice(0, 80)}.`);
      const problem = requestProblem(table, request);
      return problem === undefined ? ok(await pageOf(session, table, request)) : fail(problem);
    } catch (error) {
      return fail(explainProblem(problemOf(error)));
    }
  });
}
