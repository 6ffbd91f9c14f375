import type pg from 'pg';
import { z } from 'zod';
import { withManyRows } from '../backend/manyRows.ts';
import type { ApiDatabase, ApiRows, Parsers } from '../projectApi/apiDatabase.ts';
import type { ServerSession } from './session.ts';
import { valueTypes } from './values.ts';

const typesSchema = z.array(z.object({ types: z.array(z.number()) }));
const jsonTypes = new Set([114, 3802]);

/**
 * The driver writes every list as a list of Postgres. Where a statement expects JSON, the type has to be given, and only the
 * server knows which do.
 */
async function withJson(session: ServerSession, sql: string, values: readonly unknown[]): Promise<unknown[]> {
  if (!values.some((value) => Array.isArray(value))) return [...values];
  await session.run(`prepare saywright_described as ${sql}`);
  const [found] = typesSchema.parse(
    await session.query(
      `select parameter_types::oid[]::int8[] as types from pg_prepared_statements where name = 'saywright_described'`,
    ),
  );
  await session.run('deallocate saywright_described');
  return values.map((value, at) =>
    Array.isArray(value) && jsonTypes.has(found?.types[at] ?? 0) ? JSON.stringify(value) : value,
  );
}

/** A connection to a server, for the API. */
export function serverApiDatabase(client: pg.ClientBase, session: ServerSession): ApiDatabase {
  const query = withManyRows(
    async <Row>(sql: string, parameters: unknown[] = [], parsers: Parsers = {}): Promise<ApiRows<Row>> => {
      const values = await withJson(session, sql, parameters);
      const { rows, fields, rowCount } = await session.watch(sql, () =>
        client.query({ text: sql, values, types: valueTypes(parsers) }),
      );
      return { rows, fields, affectedRows: rowCount ?? undefined };
    },
  );
  return {
    session,
    query: (sql, parameters = [], { parsers } = {}) => query(sql, [...parameters], parsers),
    exec: (script) => session.run(script),
  };
}
