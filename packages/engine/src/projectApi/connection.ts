import { PgliteConnection } from '@supabase/lite/pglite';
import {
  CompiledQuery,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type DatabaseConnection,
  type Dialect,
  type QueryResult,
} from 'kysely';
import { z } from 'zod';
import type { ApiDatabase } from './apiDatabase.ts';
import { requestClaims } from './claims.ts';

const asText = (value: string): string => value;

/** What the library expects of values that a driver would turn into dates or texts, by Postgres type. */
const parsers: Readonly<Record<number, (value: string) => unknown>> = {
  // bigint and numeric: a number where it is exact.
  20: (value) => (Number.isSafeInteger(Number(value)) ? Number(value) : BigInt(value)),
  1700: (value) =>
    Number.isFinite(Number(value)) && String(Number(value)) === value ? Number(value) : value,
  // date, time, timestamp, timestamptz and timetz
  1082: asText,
  1083: asText,
  1114: asText,
  1184: asText,
  1266: asText,
};

/** An insert of one row without values, which the library writes in a way that Postgres cannot read. */
const emptyRow = /^(insert into "(?:[^"]|"")+"\."(?:[^"]|"")+") \(\) values \(\)/u;

function connectionTo(database: ApiDatabase): DatabaseConnection {
  return {
    executeQuery: async <Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> => {
      const { rows, affectedRows } = await database.query<Row>(
        sql.replace(emptyRow, '$1 default values'),
        [...parameters],
        { parsers },
      );
      return affectedRows === undefined ? { rows } : { rows, numAffectedRows: BigInt(affectedRows) };
    },
    streamQuery: () => {
      throw new Error('Answers of a project are never streamed.');
    },
  };
}

/** How a transaction begins and ends inside one that is open already. */
interface Nesting {
  readonly begin: string;
  readonly commit: string;
  readonly rollback: string;
}

const forgotten = 'rollback to savepoint request; release savepoint request';

/** Inside a transaction of which everything stays, or nothing. */
export const inTransaction: Nesting = {
  begin: 'savepoint request',
  commit: 'release savepoint request',
  rollback: forgotten,
};

/** Inside a preview, of which nothing stays. */
export const inPreview: Nesting = { ...inTransaction, commit: forgotten };

const alone: Nesting = { begin: 'begin', commit: 'commit', rollback: 'rollback' };

function dialectOn(database: ApiDatabase, nesting: () => Nesting | undefined): Dialect {
  const connection = connectionTo(database);
  const run = async (step: keyof Nesting): Promise<void> => {
    await database.exec((nesting() ?? alone)[step]);
  };
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => ({
      init: async () => {},
      acquireConnection: async () => connection,
      releaseConnection: async () => {},
      beginTransaction: () => run('begin'),
      commitTransaction: () => run('commit'),
      rollbackTransaction: () => run('rollback'),
      destroy: async () => {},
    }),
    createIntrospector: (kysely) => new PostgresIntrospector(kysely),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
}

/** The roles that a request can run as. Any other in a token, even a signed one, is refused. */
const apiRole = z.enum(['anon', 'authenticated', 'service_role']);

const context = z.object({
  auth: z.nullish(
    z.object({ role: z.nullish(z.string()), jwt: z.nullish(z.record(z.string(), z.unknown())) }),
  ),
});

const rpc = z.object({
  method: z.string(),
  path: z.string(),
  requestHeaders: z.nullish(z.record(z.string(), z.string())),
  readOnly: z.nullish(z.boolean()),
});

const options = z.object({
  rpc: z.nullish(rpc),
  forceRollback: z.nullish(z.boolean()),
  transaction: z.unknown().optional(),
});

/** Thrown for a token whose role does not exist. */
export class UnknownRoleError extends Error {}

/** The settings of a request's transaction, the role last: no other role may change settings. */
function settingsOf(vars: unknown, given: unknown): readonly (readonly [name: string, value: string])[] {
  const { auth } = context.parse(vars);
  const role = apiRole.safeParse(auth?.role ?? 'anon');
  if (!role.success) throw new UnknownRoleError('The role of this token does not exist.');
  const claims = auth?.jwt ?? { role: role.data };
  const call = options.parse(given ?? {}).rpc;
  return [
    ...requestClaims(role.data, claims),
    ['response.status', ''],
    ['response.headers', ''],
    ['request.method', call?.method ?? ''],
    ['request.path', call?.path ?? ''],
    ['request.headers', JSON.stringify(call?.requestHeaders ?? {})],
    ['transaction_read_only', call?.readOnly ? 'on' : 'off'],
    ['role', role.data],
  ];
}

type Work<Value> = (kysely: Kysely<unknown>) => Promise<Value>;

class RolledBack<Value> extends Error {
  readonly value: Value;
  constructor(value: Value) {
    super('Rolled back as asked.');
    this.value = value;
  }
}

/**
 * The library's connection on a database that is open already; its constructor would open another. Each request runs in
 * a transaction with its role and claims set in one statement: the library sets them one by one, which only a role that
 * may change settings can. It also grants every role all rights on all tables, unless told not to. `failed` gets what
 * ended a request's transaction; `nesting` says how a request that is inside of another transaction begins and ends.
 */
export function connectionOn(
  database: ApiDatabase,
  failed: (error: unknown) => void,
  nesting: () => Nesting | undefined,
): PgliteConnection {
  const base: unknown = Object.getPrototypeOf(PgliteConnection);
  const connection: unknown =
    typeof base === 'function' ? Reflect.construct(base, [{}], PgliteConnection) : undefined;
  if (!(connection instanceof PgliteConnection))
    throw new Error('The library has another kind of connection now.');
  const kysely = new Kysely<unknown>({ dialect: dialectOn(database, nesting) });
  const withContext = async <Value>(vars: unknown, work: Work<Value>, given?: unknown): Promise<Value> => {
    const { forceRollback, transaction } = options.parse(given ?? {});
    if (transaction) throw new Error('A request is one transaction.');
    if (!vars && !forceRollback) return work(kysely);
    const settings = settingsOf(vars ?? {}, given);
    const calls = settings.map((_, index) => `set_config($${index * 2 + 1}, $${index * 2 + 2}, true)`);
    try {
      return await kysely.transaction().execute(async (trx) => {
        await trx.executeQuery(CompiledQuery.raw(`select ${calls.join(', ')}`, settings.flat()));
        const value = await work(trx);
        if (forceRollback) throw new RolledBack(value);
        return value;
      });
    } catch (error) {
      if (error instanceof RolledBack) return error.value;
      failed(error);
      throw error;
    }
  };
  return Object.assign(connection, { driver: database, kysely, withContext });
}
