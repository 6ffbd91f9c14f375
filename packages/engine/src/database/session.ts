import { z } from 'zod';

/** A row as the database driver returns it, values already parsed. */
export type Row = Readonly<Record<string, unknown>>;

/**
 * The part of a database connection that the pipeline needs. One session is one connection: callers use it exclusively
 * between `begin` and `commit` or `rollback`.
 */
export interface SqlSession {
  /** Runs one statement with parameters; rejects with an error that has the SQLSTATE as `code`. */
  query(sql: string, parameters?: readonly unknown[]): Promise<readonly Row[]>;
  /** Runs a script of any number of statements, exactly as given. */
  run(sql: string): Promise<void>;
}

/** A database error, reduced to what may cross threads or reach a person. */
export interface DatabaseProblem {
  /** SQLSTATE, or an empty text when the database gave none. */
  readonly code: string;
  readonly message: string;
  readonly detail?: string;
  /** What it is about, where the database names it. */
  readonly table?: string;
  readonly column?: string;
  readonly constraint?: string;
}

/** Reads the code and message of anything a driver throws. */
export function problemOf(error: unknown): DatabaseProblem {
  const fields: Readonly<Record<string, unknown>> =
    typeof error === 'object' && error !== null ? { ...error } : {};
  const code = typeof fields['code'] === 'string' ? fields['code'] : '';
  const message = error instanceof Error ? error.message : String(error);
  const named = (['detail', 'table', 'column', 'constraint'] as const).flatMap((name) => {
    const value = fields[name];
    return typeof value === 'string' ? [[name, value] as const] : [];
  });
  return { code, message, ...Object.fromEntries(named) };
}

/** Runs `work` inside a savepoint and rolls back to it, also when it fails. */
export async function undone<Value>(session: SqlSession, work: () => Promise<Value>): Promise<Value> {
  await session.run('savepoint undone');
  try {
    return await work();
  } finally {
    await session.run('rollback to savepoint undone; release savepoint undone');
  }
}

/**
 * Begins a transaction that runs a plan, once no other one does: not of this process either, where several share a
 * server. Plans would otherwise wait for each other's records, or see them.
 */
export async function beginAlone(session: SqlSession): Promise<void> {
  await session.run('begin');
  await waitForPlans(session);
}

/** Waits until no plan runs any more, and keeps others waiting until the current transaction ends. */
export async function waitForPlans(session: SqlSession): Promise<void> {
  await session.run('select pg_advisory_xact_lock(5263)');
}

/**
 * Sets whether foreign keys and triggers are checked for the rest of the transaction, where the engine's role may decide
 * that; where it may not, they always are.
 */
export function checking(isOn: boolean): string {
  return `select set_config('session_replication_role', '${isOn ? 'origin' : 'replica'}', true) where has_parameter_privilege('session_replication_role', 'set')`;
}

/** Runs `work` in a transaction that is always rolled back. */
export async function rolledBack<Value>(
  session: SqlSession,
  work: () => Promise<Value>,
  begin: (session: SqlSession) => Promise<void> = (plain) => plain.run('begin'),
): Promise<Value> {
  await begin(session);
  try {
    return await work();
  } finally {
    await session.run('rollback');
  }
}

/** A name quoted as an identifier. */
export function identifier(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

/** A text quoted as a literal. */
export function literal(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}

const cellsSchema = z.array(z.object({ row: z.array(z.string().nullable()) }));

/** Reads rows whose only column, `row`, is a JSON list of texts, so that no column name collides with an object property. */
export function cellRows(rows: readonly Row[]): (string | null)[][] {
  return cellsSchema.parse(rows).map(({ row }) => row);
}
