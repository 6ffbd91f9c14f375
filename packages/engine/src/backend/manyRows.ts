import type { ApiRows } from '../projectApi/apiDatabase.ts';

type Query<Options> = <Row>(sql: string, values?: unknown[], options?: Options) => Promise<ApiRows<Row>>;

/**
 * PGlite reads the number of values of a statement as a signed 16-bit integer, half of what Postgres itself takes. `pg`
 * writes more than Postgres takes as a smaller number.
 */
const mostValues = 32_767;

/** Thrown for a statement with too many values; its code is the one Postgres uses for such a limit. */
class TooManyValues extends Error {
  readonly code = '54000';
}

interface Insert {
  /** Up to and with `values `. */
  readonly head: string;
  /** For each row, the parameter number of each column's value, or `default`. */
  readonly rows: readonly (readonly (number | 'default')[])[];
  /** What follows the rows. */
  readonly tail: string;
}

/** Parses an insert in the form the data API generates; undefined for any other statement. */
function readInsert(sql: string): Insert | undefined {
  const head = /^insert into (?:"(?:[^"]|"")*"|[^"(])+\((?:"(?:[^"]|"")*"|[^")])+\) values /u.exec(sql)?.[0];
  if (head === undefined) return undefined;
  const rows: (number | 'default')[][] = [];
  // Row by row: one expression over all rows could exhaust the stack.
  const row = /(?:, )?\(((?:\$\d+|default)(?:, (?:\$\d+|default))*)\)/uy;
  row.lastIndex = head.length;
  let end = head.length;
  for (let found = row.exec(sql); found; found = row.exec(sql)) {
    end = row.lastIndex;
    const places = (found[1] ?? '').split(', ');
    rows.push(places.map((place) => (place === 'default' ? place : Number(place.slice(1)))));
  }
  const tail = sql.slice(end);
  return rows.length === 0 || /\$\d/u.test(tail) ? undefined : { head, rows, tail };
}

interface Statement {
  readonly sql: string;
  readonly values: unknown[];
}

/** Splits an insert into several, none with too many values. */
function split({ head, rows, tail }: Insert, values: readonly unknown[]): readonly Statement[] {
  const rowsEach = Math.floor(mostValues / (rows[0]?.length ?? 1));
  const statements: Statement[] = [];
  for (let start = 0; start < rows.length; start += rowsEach) {
    const chunk: unknown[] = [];
    const texts = rows
      .slice(start, start + rowsEach)
      .map(
        (row) =>
          `(${row.map((place) => (place === 'default' ? place : `$${chunk.push(values[place - 1])}`)).join(', ')})`,
      );
    statements.push({ sql: `${head}${texts.join(', ')}${tail}`, values: chunk });
  }
  return statements;
}

/**
 * Lets a driver accept inserts of any number of rows. Without it, an insert with too many values fails or silently loses
 * rows. The data API runs each request in a transaction, so a split insert is still atomic.
 */
export function withManyRows<Options>(query: Query<Options>): Query<Options> {
  return async <Row>(sql: string, values?: unknown[], options?: Options): Promise<ApiRows<Row>> => {
    if (values === undefined || values.length <= mostValues) return query<Row>(sql, values, options);
    const insert = readInsert(sql);
    if (!insert) throw new TooManyValues(`A request can hold at most ${mostValues} values.`);
    const all: Row[] = [];
    let affectedRows = 0;
    let fields: ApiRows<Row>['fields'] = [];
    for (const statement of split(insert, values)) {
      const done = await query<Row>(statement.sql, statement.values, options);
      for (const row of done.rows) all.push(row);
      affectedRows += done.affectedRows ?? 0;
      ({ fields } = done);
    }
    return { rows: all, affectedRows, fields };
  };
}
