import { getAuthSchemaSql, SUPABASE_AUTH_HELPERS_SQL } from '@supabase/lite';
import { CommandError } from '../operations/errors.ts';
import type { Backend } from '../ports/backend.ts';
import { serverApiDatabase } from '../postgres/apiDatabase.ts';
import { repeated, reporting } from '../postgres/calls.ts';
import { withClient, type ServerOptions } from '../postgres/client.ts';
import { lanesTo } from '../postgres/lanes.ts';
import { reaching } from '../postgres/reaching.ts';
import { serverSession } from '../postgres/session.ts';
import { literal, problemOf } from '../database/session.ts';
import { createDatabase, prepareServer } from '../postgres/server.ts';
import { accountKeeper } from './accounts.ts';
import { backendUrl, schemaMark, wholeRequest, type BackendOptions } from './app.ts';
import { migrate } from './migrations.ts';
import { aloneOn, answerOn, backendLane, studioOn, type BackendLane } from './serverLane.ts';
import { unavailableAnswer, withoutClaim } from './unavailable.ts';

export interface ServerBackendOptions extends BackendOptions, ServerOptions {
  /** Name of the database. */
  readonly database: string;
  /** Whether it may have to be created. */
  readonly isNew: boolean;
  readonly idleMs: number;
  readonly logError: (error: unknown) => void;
}

/** Most connections of one engine to the studio's database. */
const most = 8;
const busy = 'The studio is busy with other requests. Nothing was changed. Try again in a minute.';

/** How long another engine may take to prepare the same database, in milliseconds. */
const prepareMs = 120_000;

/** Creates the accounts schema and the studio's tables, as far as they do not exist yet: one engine after the other. */
async function prepare(options: ServerBackendOptions): Promise<void> {
  const { database: name, isNew, migrations } = options;
  await prepareServer(options);
  if (isNew)
    await createDatabase(options, name).catch((error: unknown) => {
      // A start that a crash ended, or another engine, was faster.
      if (problemOf(error).code !== '42P04') throw error;
    });
  await withClient(
    { ...options, limitMs: prepareMs },
    async (client) => {
      const session = serverSession(client, prepareMs);
      const database = studioOn(serverApiDatabase(client, session));
      await database.exec(`set lock_timeout = ${prepareMs}`);
      await database.exec('select pg_advisory_lock(5263)');
      const { rows } = await database.query<{ mark: string | null }>(
        `select obj_description(to_regnamespace('auth'), 'pg_namespace') as mark`,
      );
      if (rows[0]?.mark !== schemaMark)
        await database.transaction(async (transaction) => {
          await transaction.exec(`${getAuthSchemaSql()}\n${SUPABASE_AUTH_HELPERS_SQL}`);
          await transaction.exec(`comment on schema auth is ${literal(schemaMark)}`);
        });
      await migrate(database, migrations);
    },
    name,
  );
}

/** Accounts and studio data in a database on a PostgreSQL server, for any number of engines. */
export async function serverBackend(options: ServerBackendOptions): Promise<Backend> {
  const { database, idleMs, secrets, logError } = options;
  await reaching(logError, () => prepare(options));
  const lanes = lanesTo({
    url: options.url,
    limitMs: options.limitMs,
    database,
    most,
    idleMs,
    use: (lane): BackendLane => backendLane(lane, options),
    busy: new CommandError('unavailable', busy),
  });
  /** Runs work on a free connection; again where it was rolled back, or was lost before its commit was sent. */
  async function on<Value>(work: (lane: BackendLane) => Promise<Value>, changes = true): Promise<Value> {
    let used: BackendLane | undefined;
    const once = (lane: BackendLane): Promise<Value> => {
      used = lane;
      return work(lane);
    };
    const mayBeDone = (): boolean => changes && used?.current.isSent === true;
    try {
      return await reporting(logError, () => repeated(lanes, once, { mayBeDone }));
    } catch (error) {
      throw withoutClaim(error);
    }
  }
  let closing: Promise<void> | undefined;
  return {
    url: backendUrl,
    publishableKey: secrets.publishableKey,
    secretKey: secrets.secretKey,
    accounts: accountKeeper((work) => on((lane) => aloneOn(lane, work))),
    attempts: {
      query: ({ text, values = [] }) =>
        on(async (lane) => {
          const { rows, affectedRows = 0 } = await lane.database.query(text, values);
          return { rows, rowCount: Math.max(rows.length, affectedRows) };
        }, false),
    },
    fetch: async (request) => {
      // Before a connection is taken: a body that never ends must not hold up everyone else.
      const whole = await wholeRequest(request);
      const isAccount = new URL(request.url).pathname.startsWith('/auth/');
      const changes = request.method !== 'GET' && request.method !== 'HEAD';
      try {
        return await on((lane) => answerOn(lane, whole, isAccount), changes);
      } catch (error) {
        if (error instanceof CommandError) return unavailableAnswer(error);
        throw error;
      }
    },
    close: () => (closing ??= lanes.close()),
  };
}
