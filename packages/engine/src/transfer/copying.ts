import type { SqlSession } from '../database/session.ts';

/** A connection that also copies the rows of tables from and to files, in the text format of Postgres. */
export interface Copying {
  readonly session: SqlSession;
  /** Writes the rows of a query to a file. */
  readonly copyOut: (query: string, path: string) => Promise<void>;
  /** Adds the rows in a file to a table; `target` names it with its columns. */
  readonly copyIn: (target: string, path: string) => Promise<void>;
}
