import type { PGlite, Results } from '@electric-sql/pglite';

type Query = PGlite['query'];
type Values = NonNullable<Parameters<Query>[1]>;

/** PGlite reads the number of values of a statement as a signed 16-bit integer, half of what Postgres itself takes. */
const mostValues = 32_767;

/** Thrown for a statement with more values than can be counted; its code is Postgres' own for such a limit. */
class TooManyValues extends Error {
  readonly code = '54000';
}

interface Insert {
  /** Up to and with `values `. */
  readonly head: string;
  /** For each row what stands for each of its columns: the number of a value, or the word `default`. */
  readonly rows: readonly (readonly (number | 'default')[])[];
  /** What follows the rows. */
  readonly tail: string;
}

/** Reads an insert as the data API writes it; undefined for any other statement. */
function readInsert(sql: string): Insert | undefined {
  const head = /^insert into (?:"(?:[^"]|"")*"|[^"(])+\((?:"(?:[^"]|"")*"|[^")])+\) values /u.exec(sql)?.[0];
  if (head === undefined) return undefined;
  const rows: (number | 'default')[][] = [];
  // Row by row: one expression over all of them would need a stack as deep as the list is long.
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
  readonly values: Values;
}

/** The same insert as several, none with more values than can be counted. */
function split({ head, rows, tail }: Insert, values: Values): readonly Statement[] {
  const rowsEach = Math.floor(mostValues / (rows[0]?.length ?? 1));
  const statements: Statement[] = [];
  for (let start = 0; start < rows.length; start += rowsEach) {
    const own: Values = [];
    const texts = rows
      .slice(start, start + rowsEach)
      .map(
        (row) =>
          `(${row.map((place) => (place === 'default' ? place : `$${own.push(values[place - 1])}`)).join(', ')})`,
      );
    statements.push({ sql: `${head}${texts.join(', ')}${tail}`, values: own });
  }
  return statements;
}

/**
 * Lets a database take inserts of any number of rows. Called without this, one with more than 32,767 values fails, and
 * one with more than 65,535 loses rows without a word. The data API runs each request in a transaction, so that what
 * is split here is still done whole or not at all.
 */
export function takeManyRows(database: PGlite): void {
  const query: Query = database.query.bind(database);
  database.query = async <Row>(...[sql, values, options]: Parameters<Query>): Promise<Results<Row>> => {
    if (values === undefined || values.length <= mostValues) return query<Row>(sql, values, options);
    const insert = readInsert(sql);
    if (!insert) throw new TooManyValues(`A request can hold at most ${mostValues} values.`);
    const all: Row[] = [];
    let affectedRows = 0;
    let fields: Results<Row>['fields'] = [];
    for (const statement of split(insert, values)) {
      const done = await query<Row>(statement.sql, statement.values, options);
      for (const row of done.rows) all.push(row);
      affectedRows += done.affectedRows ?? 0;
      ({ fields } = done);
    }
    return { rows: all, affectedRows, fields };
  };
}
