import type { PGlite } from '@electric-sql/pglite';
import type { Row, SqlSession } from '../database/session.ts';

/** A session on an in-process PGlite; the caller must be its only user. */
export function pgliteSession(database: PGlite): SqlSession {
  return {
    query: async (sql, parameters) =>
      (await database.query<Row>(sql, parameters ? [...parameters] : undefined)).rows,
    run: async (sql) => {
      await database.exec(sql);
    },
  };
}
