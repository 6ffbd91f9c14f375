import { Semaphore, withTimeout } from 'async-mutex';
import { type Client, type ClientBase, Pool, type PoolClient } from 'pg';
import type { CommandError } from '../operations/errors.ts';
import { StoppedError } from '../ports/projectDatabase.ts';
import { backendOf, clientConfig, placeOf, type ServerOptions } from './client.ts';
import { connectionProblem, type Trouble } from './problems.ts';
import { serverSession, type ServerSession } from './session.ts';

/** One connection to a database, used by one call at a time. */
export interface Lane {
  readonly client: ClientBase;
  readonly session: ServerSession;
  /** Its process on the server. */
  readonly pid: number;
}

export interface LanesOptions<Use extends Lane> extends ServerOptions {
  readonly database: string;
  /** Most connections at once, besides the one that cancels what runs on another. */
  readonly most: number;
  /** Time after which an idle connection is closed, in milliseconds. */
  readonly idleMs: number;
  /** What a new connection is used with. */
  readonly use: (lane: Lane) => Use;
  /** Thrown where a call found no free connection for too long. */
  readonly busy: CommandError;
}

/** How a call on a lane ended. */
export type Ended<Value> =
  | { readonly value: Value; readonly trouble: Trouble | undefined; readonly limitMs: number }
  | { readonly error: unknown; readonly trouble: Trouble | undefined };

export interface RunOptions<Use extends Lane> {
  /** Not part of the time limit of the call. */
  readonly prepare?: (lane: Use) => Promise<void>;
  readonly limitMs?: number | undefined;
}

/** The open connections to one database. */
export interface Lanes<Use extends Lane> {
  /** Runs a call on a free connection. Throws only where there is none. */
  run<Value>(work: (lane: Use) => Promise<Value>, options?: RunOptions<Use>): Promise<Ended<Value>>;
  /** Runs work while no other call does; it makes its own calls with the function that it gets. */
  exclusively<Value>(work: (run: Lanes<Use>['run']) => Promise<Value>): Promise<Value>;
  /** Closes all connections; the next call opens one. Only for work that runs exclusively. */
  disconnect(): Promise<void>;
  /** The connections that are open. */
  all(): readonly Use[];
  close(): Promise<void>;
}

/** How long a call waits for one of them, in milliseconds. */
const queueMs = 30_000;
/** How long a statement that was cancelled may take to end, in milliseconds. */
const cancelMs = 2000;

export function lanesTo<Use extends Lane>(options: LanesOptions<Use>): Lanes<Use> {
  const { database, most, idleMs } = options;
  const known = new Map<PoolClient, Use>();

  function connections(): Pool {
    const made = new Pool({
      ...clientConfig(options, database),
      // One more, to cancel what runs on another.
      max: most + 1,
      idleTimeoutMillis: idleMs,
      allowExitOnIdle: true,
    });
    // An idle connection that the server ended is only removed.
    made.on('error', () => {});
    made.on('remove', (client) => known.delete(client));
    return made;
  }
  let pool = connections();
  // Calls do not wait in the pool, whose time limit is that of the server's answer.
  const free = withTimeout(new Semaphore(most), queueMs, options.busy);

  async function lease(): Promise<{ readonly lane: Use; readonly client: PoolClient }> {
    let client: PoolClient | undefined;
    try {
      client = await pool.connect();
      const found = known.get(client);
      if (found) return { lane: found, client };
      // While a lane is in use, its errors come with the statement.
      client.on('error', () => {});
      const pid = await backendOf(client, options);
      const session = serverSession(client, options.limitMs);
      const lane = options.use({ client, session, pid });
      known.set(client, lane);
      return { lane, client };
    } catch (error) {
      client?.release(true);
      throw connectionProblem(error, placeOf(options));
    }
  }

  /** Ends what runs on a lane; where the server does not answer, the connection itself. */
  async function cancel(pid: number, client: Client): Promise<void> {
    const timer = setTimeout(() => void client.end().catch(() => {}), cancelMs);
    try {
      await pool.query('select pg_cancel_backend($1)', [pid]);
    } catch {
      // The timer ends it.
    } finally {
      timer.unref();
    }
  }

  async function run<Value>(
    work: (lane: Use) => Promise<Value>,
    { prepare, limitMs = options.limitMs }: RunOptions<Use> = {},
  ): Promise<Ended<Value>> {
    const { lane, client } = await lease();
    const { session } = lane;
    session.begin();
    let timer: NodeJS.Timeout | undefined;
    let cancelled: Promise<void> | undefined;
    const ended = async (): Promise<Ended<Value>> => {
      try {
        await prepare?.(lane);
        timer = setTimeout(() => {
          session.stop();
          cancelled = cancel(lane.pid, client);
        }, limitMs);
        const value = await work(lane);
        return { value, trouble: session.trouble, limitMs };
      } catch (error) {
        return {
          error: session.trouble === 'stopped' ? new StoppedError(limitMs) : error,
          trouble: session.trouble,
        };
      }
    };
    const result = await ended();
    clearTimeout(timer);
    await cancelled;
    client.release(result.trouble !== undefined || 'error' in result);
    return result;
  }

  return {
    run: (work, given) => free.runExclusive(() => run(work, given)),
    exclusively: (work) => free.runExclusive(() => work(run), most),
    disconnect: async () => {
      await pool.end();
      pool = connections();
    },
    all: () => [...known.values()],
    close: () => pool.end(),
  };
}
