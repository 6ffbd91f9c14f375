import { Client, type ClientBase, type ClientConfig } from 'pg';
import { z } from 'zod';
import { connectionProblem, poolerProblem, ServerError } from './problems.ts';
import { valueTypes } from './values.ts';

/** A server of PostgreSQL, and how long anything on it may take. */
export interface ServerOptions {
  /** `postgres://user:password@host/database`. A secret: never log it, never send it anywhere else. */
  readonly url: string;
  /** Longest time of one statement and of one call, in milliseconds. */
  readonly limitMs: number;
}

/** Longest time that a statement waits for a table which something else uses, in milliseconds. */
const lockMs = 2000;
/** Part of a call's time limit that such a wait may take, because it is tried several times. */
const lockShare = 4;
/** Longest time until a server answers, in milliseconds. */
const connectMs = 5000;

/** Host and port of a server, without user and password. */
export function placeOf({ url }: Pick<ServerOptions, 'url'>): string {
  const { hostname, port } = new URL(url);
  return `${hostname}:${port === '' ? '5432' : port}`;
}

/** Settings of connections to a database of a server; without a name, to the one in its address. */
export function clientConfig({ url, limitMs }: ServerOptions, database?: string): ClientConfig {
  const address = new URL(url);
  if (database !== undefined) address.pathname = `/${database}`;
  return {
    connectionString: address.href,
    application_name: 'saywright',
    // Times as texts are part of checksums, and a server has its own zone.
    options: '-c timezone=UTC',
    statement_timeout: limitMs,
    lock_timeout: Math.min(lockMs, Math.ceil(limitMs / lockShare)),
    // A transaction that this process forgot must not hold its locks for ever.
    idle_in_transaction_session_timeout: Math.max(limitMs, 10_000),
    connectionTimeoutMillis: connectMs,
    keepAlive: true,
    types: valueTypes(),
  };
}

const backendSchema = z.tuple([z.object({ pid: z.number() })]);
const announcedSchema = z.object({ processID: z.number().nullish() });

/**
 * The process of a connection on the server. Throws for a pooler: it announces another process, and the next
 * transaction may be on another connection, without the settings of this one.
 */
export async function backendOf(client: ClientBase, options: ServerOptions): Promise<number> {
  const { rows } = await client.query('select pg_backend_pid() as pid');
  const [{ pid }] = backendSchema.parse(rows);
  if (announcedSchema.parse(client).processID !== pid) throw poolerProblem(placeOf(options));
  return pid;
}

/** Opens one connection to a database of the server. Throws a `ServerError` where it cannot be opened. */
export async function openClient(options: ServerOptions, database?: string): Promise<Client> {
  const client = new Client(clientConfig(options, database));
  // Without a listener, an error on an idle connection would end this process.
  client.on('error', () => {});
  try {
    await client.connect();
    await backendOf(client, options);
  } catch (error) {
    await client.end().catch(() => {});
    throw isMissing(error) ? error : connectionProblem(error, placeOf(options));
  }
  return client;
}

/** Runs work on one connection to a database of the server. Throws a `ServerError` where it cannot be opened. */
export async function withClient<Value>(
  options: ServerOptions,
  work: (client: Client) => Promise<Value>,
  database?: string,
): Promise<Value> {
  const client = await openClient(options, database);
  try {
    return await work(client);
  } finally {
    await client.end().catch(() => {});
  }
}

/** Whether a database does not exist. */
export function isMissing(error: unknown): boolean {
  const cause = error instanceof ServerError ? error.cause : error;
  return cause instanceof Error && 'code' in cause && cause.code === '3D000';
}
