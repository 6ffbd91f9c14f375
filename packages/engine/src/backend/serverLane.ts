import type { App } from '@supabase/lite';
import type { ApiDatabase } from '../projectApi/apiDatabase.ts';
import { connectionOn, inTransaction } from '../projectApi/connection.ts';
import { serverApiDatabase } from '../postgres/apiDatabase.ts';
import type { Lane } from '../postgres/lanes.ts';
import { backendApp, wholeAnswer, type BackendOptions } from './app.ts';
import type { StudioDatabase, StudioQueries } from './studioDatabase.ts';

/** What is known of the work that a connection does at the moment. */
interface Current {
  /** Whether all of it is in one transaction. */
  isWhole: boolean;
  /** Whether its commit was sent, so that it may be done although the connection was lost. */
  isSent: boolean;
  /** The first error of a statement, which the library may have turned into an answer. */
  failure: unknown;
}

/** One connection to the studio's database on a server, with the library on it: it answers one request at a time. */
export interface BackendLane extends Lane {
  readonly app: App;
  readonly database: ApiDatabase;
  current: Current;
}

const idle = (): Current => ({ isWhole: false, isSent: false, failure: undefined });

export function backendLane(lane: Lane, options: BackendOptions): BackendLane {
  const plain = serverApiDatabase(lane.client, lane.session);
  async function noting<Value>(work: () => Promise<Value>): Promise<Value> {
    try {
      return await work();
    } catch (error) {
      made.current.failure ??= error;
      throw error;
    }
  }
  const database: ApiDatabase = {
    session: plain.session,
    query: (...statement) => noting(() => plain.query(...statement)),
    exec: (script) => {
      if (script === 'commit') made.current.isSent = true;
      return noting(() => plain.exec(script));
    },
  };
  const connection = connectionOn(
    database,
    () => {},
    () => (made.current.isWhole ? inTransaction : undefined),
  );
  const made: BackendLane = { ...lane, app: backendApp(connection, options), database, current: idle() };
  return made;
}

const uniqueViolation = '23505';
const isTaken = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === uniqueViolation;

/** Answers a request about accounts, which is several statements, in one transaction. */
async function answerWhole(lane: BackendLane, request: () => Request): Promise<Response> {
  const { app, database } = lane;
  lane.current = { ...idle(), isWhole: true };
  await database.exec('begin');
  const answer = await wholeAnswer(await app.fetch(request()));
  if (lane.current.failure === undefined) {
    await database.exec('commit');
    return answer;
  }
  await database.exec('rollback');
  if (!answer.ok) return answer;
  throw lane.current.failure;
}

/**
 * Answers a request on a connection, and leaves nothing of its role, its claims and its transaction for the next one.
 */
export async function answerOn(
  lane: BackendLane,
  request: () => Request,
  isAccount: boolean,
): Promise<Response> {
  const { app, session } = lane;
  lane.current = idle();
  try {
    if (!isAccount) return await wholeAnswer(await app.fetch(request()));
    const answer = await answerWhole(lane, request);
    // Somebody else took the address between two statements; asked again, the library finds them.
    return isTaken(lane.current.failure) ? await answerWhole(lane, request) : answer;
  } finally {
    await session.run('rollback; reset role; reset all');
  }
}

/** Runs work on a connection in one transaction. */
export async function aloneOn<Value>(
  lane: BackendLane,
  work: (database: StudioDatabase) => Promise<Value>,
): Promise<Value> {
  const queries = queriesOn(lane.database);
  lane.current = idle();
  await queries.exec('begin');
  const value = await work({ ...queries, transaction: (nested) => nested(queries) });
  await queries.exec('commit');
  return value;
}

function queriesOn(database: ApiDatabase): StudioQueries {
  return {
    query: (sql, values) => database.query(sql, values),
    exec: (script) => database.exec(script),
  };
}

/** A connection as the migrations need it. */
export function studioOn(database: ApiDatabase): StudioDatabase {
  const queries = queriesOn(database);
  return {
    ...queries,
    async transaction(work) {
      await queries.exec('begin');
      try {
        const value = await work(queries);
        await queries.exec('commit');
        return value;
      } catch (error) {
        await queries.exec('rollback');
        throw error;
      }
    },
  };
}
