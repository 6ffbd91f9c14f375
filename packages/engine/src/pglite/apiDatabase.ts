import type { PGlite } from '@electric-sql/pglite';
import { withManyRows } from '../backend/manyRows.ts';
import type { SqlSession } from '../database/session.ts';
import type { ApiDatabase } from '../projectApi/apiDatabase.ts';

/** An open PGlite, for the API. */
export function pgliteApiDatabase(database: PGlite, session: SqlSession): ApiDatabase {
  const query = withManyRows(database.query.bind(database));
  return {
    session,
    query: (sql, parameters = [], { parsers } = {}) =>
      query(sql, [...parameters], parsers ? { parsers: { ...parsers } } : {}),
    exec: (script) => database.exec(script),
    learnTypes: () => database.refreshArrayTypes(),
  };
}
