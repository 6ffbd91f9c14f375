import type { Resolution } from '@saywright/domain/discourse';
import { nameColumn, quoteIdentifier, quoteLiteral } from '@saywright/domain/planner';
import type { ProjectDatabase } from '../ports/projectDatabase.ts';

interface Insert {
  readonly table: string;
  readonly columns: readonly string[];
  /** The rows after `values`, as SQL. */
  readonly rows: string;
}

const insert =
  /^insert into (?<table>"(?:[^"]|"")+"|\w+) \((?<columns>[^)]*)\)\s*values\s*(?<rows>\([\s\S]*\));?\s*$/u;

function unquoted(name: string): string {
  return name.startsWith('"') ? name.slice(1, -1).replaceAll('""', '"') : name;
}

/** The rows that the statements of a plan add; undefined where they do anything else. */
export function insertIn(sql: string): Insert | undefined {
  const found = insert.exec(sql.trim())?.groups;
  const rows = found?.['rows'];
  if (!found || rows === undefined || rows.replaceAll(/'(?:[^']|'')*'/gu, '').includes(';')) return undefined;
  const columns = (found['columns'] ?? '').split(',').map((name) => unquoted(name.trim()));
  return { table: unquoted(found['table'] ?? ''), columns, rows };
}

type Correction = Extract<Resolution, { readonly kind: 'row' }>;
type Cell = Correction['values'][number];

/** The id of the only row that a name means; undefined where none or several have it. */
async function idOf(
  database: ProjectDatabase,
  owner: string,
  target: string,
  name: string,
): Promise<string | undefined> {
  const { tables } = await database.lexicon();
  const table = tables.find((one) => one.name === target);
  const named = table && nameColumn(table);
  const key = table?.columns.find(({ primaryKey }) => primaryKey);
  if (!named || !key) return undefined;
  const text = `lower(${quoteIdentifier(named.name)}::text)`;
  const wanted = name.toLowerCase();
  const is = `${text} = ${quoteLiteral(wanted)} or starts_with(${text}, ${quoteLiteral(`${wanted} `)})`;
  const found = await database.read(
    `select ${quoteIdentifier(key.name)}::text from ${quoteIdentifier(target)} where ${is} order by ${text} = ${quoteLiteral(wanted)} desc limit 2`,
    owner,
  );
  const [only, ...others] = found.ok ? found.value.rows : [];
  return others.length > 0 ? undefined : (only?.[0] ?? undefined);
}

/** A time on the day that the row has; a value with a day replaces both. */
function moment(before: string | null | undefined, value: string): string | undefined {
  if (!/^\d\d:\d\d$/u.test(value)) return value;
  const day = /^\d{4}-\d\d-\d\d/u.exec(before ?? '')?.[0];
  return day && `${day} ${value}`;
}

/**
 * The cells of the only row that statements add, with other values in some columns; a sentence where a name means no single
 * row, and undefined where the statements add no single row.
 */
export async function correctedRow(
  database: ProjectDatabase,
  owner: string,
  sql: string,
  { table, values }: Pick<Correction, 'table' | 'values'>,
): Promise<readonly Cell[] | string | undefined> {
  const added = insertIn(sql);
  const stored = (await database.lexicon()).tables.find(({ name }) => name === table);
  if (added?.table !== table || !stored) return undefined;
  const read = await database.read(`select * from (values ${added.rows}) as added`, owner);
  const [row, ...others] = read.ok ? read.value.rows : [];
  if (!row || others.length > 0 || row.length !== added.columns.length) return undefined;
  const before = new Map(added.columns.map((column, at) => [column, row[at] ?? null]));
  const cells = new Map([...before].flatMap(([column, value]) => (value === null ? [] : [[column, value]])));
  for (const { column, value } of values) {
    const target = stored.columns.find(({ name }) => name === column)?.references;
    const isTime = /^(?:date$|timestamp)/u.test(
      stored.columns.find(({ name }) => name === column)?.type ?? '',
    );
    const cell =
      target === undefined
        ? isTime
          ? moment(before.get(column), value)
          : value
        : await idOf(database, owner, target, value);
    if (cell === undefined && target !== undefined)
      return `I found no single row in ${target.replaceAll('_', ' ')} called “${value}”. The plan that waits is as it was.`;
    if (cell === undefined) return undefined;
    cells.set(column, cell);
  }
  return [...cells].map(([column, value]) => ({ column, value }));
}
