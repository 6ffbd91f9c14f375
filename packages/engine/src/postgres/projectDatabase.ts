import { Mutex } from 'async-mutex';
import { fail, ok, type Result } from '@saywright/domain/result';
import type { Applied, ExecutionProblem, ExecutionRequest } from '../database/execute.ts';
import { problemOf, waitForPlans } from '../database/session.ts';
import { CommandError } from '../operations/errors.ts';
import type {
  DatabaseSnapshot,
  MovableDatabase,
  ReplaceableDatabase,
  ServedDatabase,
} from '../ports/projectDatabase.ts';
import { quietly } from '../quiet.ts';
import type { Copying } from '../transfer/copying.ts';
import { writeWhole } from '../transfer/whole.ts';
import { dumped } from '../transfer/dump.ts';
import { loaded } from '../transfer/load.ts';
import { serverApiDatabase } from './apiDatabase.ts';
import { failing, once, repeated, reporting, valueOf } from './calls.ts';
import { serverCopying } from './copying.ts';
import { isMissing, withClient, type ServerOptions } from './client.ts';
import { projectLanes, type ProjectLane, type ProjectLanes } from './projectLanes.ts';
import { adopt, snapshotOn, transferMs } from './points.ts';
import { createDatabase, databaseNameOf, prepareDatabase } from './server.ts';

export interface ServerProjectOptions extends ServerOptions {
  readonly projectId: string;
  /** Where a database is that shall take the place of the one on the server. */
  readonly folder: string;
  /** Time after which an idle connection is closed, in milliseconds. */
  readonly idleMs: number;
  /** Checks the server and prepares it for projects, once. */
  readonly ready: () => Promise<void>;
  /** Whether a missing database is a lost one; a new project has none. */
  readonly hasHistory?: () => Promise<boolean>;
  readonly logError: (error: unknown) => void;
}

const unknownOutcome =
  'The connection to the database server was lost while this was carried out. Whether it was done is not known yet: as soon as the server answers again, reload to see it.';

function missing(name: string): CommandError {
  return new CommandError(
    'unavailable',
    `The database ${name} of this project is missing on the database server. Ask the operator of this server to restore it from a backup. Nothing was changed.`,
  );
}

/** Opens the database of a project; creates it where it never had one. */
async function openDatabase(options: ServerProjectOptions, name: string): Promise<void> {
  const prepare = (): Promise<void> => withClient(options, prepareDatabase, name);
  await options.ready();
  await adopt(options, name, options.folder);
  try {
    await prepare();
  } catch (error) {
    if (!isMissing(error)) throw error;
    if (await options.hasHistory?.()) throw missing(name);
    await createDatabase(options, name).catch((failure: unknown) => {
      // Another server on the same databases was faster.
      if (problemOf(failure).code !== '42P04') throw failure;
    });
    await prepare();
  }
}

/** The API of a project on a connection, loaded with the first request. */
async function prepareApi(lane: ProjectLane): Promise<void> {
  if (lane.api) return;
  const { projectApi } = await import('../projectApi/answer.ts');
  lane.api = await quietly(() => projectApi(serverApiDatabase(lane.client, lane.session)));
}

/** Reads the record of an operation, once none is on its way any more: its connection may have ended before its commit. */
async function appliedOn(
  { session, handlers }: ProjectLane,
  operationId: string,
): Promise<Applied | undefined> {
  await waitForPlans(session);
  return handlers.applied(operationId);
}

/** Copies rows with the time limit of a transfer also for a single statement. */
async function patiently<Value>(
  lane: ProjectLane,
  work: (copying: Copying) => Promise<Value>,
): Promise<Value> {
  await lane.session.run(`set statement_timeout = ${transferMs}`);
  const done = await work(serverCopying(lane));
  // A lane on which anything went wrong is closed.
  await lane.session.run('reset statement_timeout');
  return done;
}

const transfer = { prepare: prepareApi, limitMs: transferMs };

function apiOf({ api }: ProjectLane): NonNullable<ProjectLane['api']> {
  if (!api) throw new Error('The API of the project is not prepared.');
  return api;
}

/** A project database on a server of PostgreSQL, opened on first use and reopened after a close. */
export function serverProjectDatabase(
  options: ServerProjectOptions,
): ServedDatabase & ReplaceableDatabase & MovableDatabase {
  const name = databaseNameOf(options.projectId);
  /** Plans of this process take their turn here, so that they do not use up the connections while they wait. */
  const plans = new Mutex();
  let opened: Promise<ProjectLanes> | undefined;

  async function openLanes(): Promise<ProjectLanes> {
    await openDatabase(options, name);
    return projectLanes(options, name, options.idleMs);
  }
  function lanes(): Promise<ProjectLanes> {
    opened ??= openLanes().catch((error: unknown) => {
      opened = undefined;
      throw error;
    });
    return opened;
  }
  const snapshot = (lane: ProjectLane, store: string): Promise<DatabaseSnapshot> =>
    patiently(lane, () => snapshotOn(lane, store, `${options.folder}.unfinished`));
  const reported = <Value>(work: () => Promise<Value>): Promise<Value> => reporting(options.logError, work);
  const ask = <Value>(work: (handlers: ProjectLane['handlers']) => Promise<Value>): Promise<Value> =>
    reported(async () => repeated(await lanes(), (lane) => work(lane.handlers)));
  const plan = <Value>(work: (handlers: ProjectLane['handlers']) => Promise<Value>): Promise<Value> =>
    plans.runExclusive(() => ask(work));
  const change = <Value>(
    work: (handlers: ProjectLane['handlers']) => Promise<Value>,
    prepare?: typeof prepareApi,
  ) => reported(async () => once(await lanes(), (lane) => work(lane.handlers), prepare ? { prepare } : {}));
  const serve = <Value>(work: (api: NonNullable<ProjectLane['api']>) => Promise<Value>): Promise<Value> =>
    reported(async () =>
      once(await lanes(), (lane) => quietly(() => work(apiOf(lane))), { prepare: prepareApi }),
    );
  const prepared = <Value>(work: (handlers: ProjectLane['handlers']) => Promise<Value>): Promise<Value> =>
    reported(async () => repeated(await lanes(), (lane) => work(lane.handlers), { prepare: prepareApi }));

  /**
   * Executes a plan once, whatever happens to the connection: a second attempt waits until the transaction of the first
   * has ended, and then finds its record or nothing.
   */
  async function execute(request: ExecutionRequest): Promise<Result<Applied, ExecutionProblem>> {
    const open = await lanes();
    let attempts = 0;
    const recorded = async (): Promise<Applied | undefined> => {
      try {
        return await repeated(open, (lane) => appliedOn(lane, request.id));
      } catch {
        throw new CommandError('unavailable', unknownOutcome);
      }
    };
    try {
      const done = await repeated(open, (lane, attempt) => {
        attempts = attempt;
        return lane.handlers.execute(request);
      });
      if (done.ok || done.error.kind !== 'applied' || attempts === 1) return done;
      const applied = await recorded();
      return applied ? ok(applied) : done;
    } catch (error) {
      if (attempts === 0) throw error;
      // The end may have come when the commit was already on its way.
      const applied = await recorded();
      if (applied) return ok(applied);
      throw error;
    }
  }

  async function forgetTables(): Promise<void> {
    for (const { api } of opened ? (await opened).all() : []) await api?.forgetTables();
  }

  return {
    lexicon: () => ask((handlers) => handlers.lexicon()),
    prove: (request) =>
      failing(
        plan((handlers) => handlers.prove(request)),
        (message) => fail({ kind: 'failed', message }),
      ),
    execute: (request) =>
      failing(
        plans.runExclusive(() =>
          reported(async () => {
            const done = await execute(request);
            await forgetTables();
            return done;
          }),
        ),
        (message) => fail({ kind: 'failed', message }),
      ),
    fittedUndo: (operationId) => ask((handlers) => handlers.fittedUndo(operationId)),
    untouchedUndo: (request) => plan((handlers) => handlers.untouchedUndo(request)),
    applied: (operationId) =>
      reported(async () => repeated(await lanes(), (lane) => appliedOn(lane, operationId))),
    read: (sql, owner) =>
      failing(
        ask((handlers) => handlers.read(sql, owner)),
        (message) => fail(message),
      ),
    tables: () => ask((handlers) => handlers.tables()),
    storedBytes: () => ask((handlers) => handlers.storedBytes()),
    rows: (table, limit) => ask((handlers) => handlers.rows(table, limit)),
    rowPage: (request) =>
      failing(
        ask((handlers) => handlers.rowPage(request)),
        (message) => fail(message),
      ),
    // A preview of a plan waits for other plans, as a proof does.
    answer: (request) =>
      request.trial?.plan
        ? plans.runExclusive(() => serve((api) => api.answer(request)))
        : serve((api) => api.answer(request)),
    storage: (request) => serve((api) => api.storage(request)),
    storedVersions: () => serve((api) => api.storedVersions()),
    buckets: () => prepared((handlers) => handlers.buckets()),
    changeBucket: (changed) => change((handlers) => handlers.changeBucket(changed), prepareApi),
    people: (search) => prepared((handlers) => handlers.people(search)),
    changePerson: (changed) => change((handlers) => handlers.changePerson(changed)),
    invite: (email, linkHash) => change((handlers) => handlers.invite(email, linkHash), prepareApi),
    invitedAddress: (linkHash) => prepared((handlers) => handlers.invitedAddress(linkHash)),
    acceptInvitation: (...accepted) =>
      change((handlers) => handlers.acceptInvitation(...accepted), prepareApi),
    schema: () => ask((handlers) => handlers.schema()),
    access: () => plan((handlers) => handlers.access()),
    history: () => ask((handlers) => handlers.history()),
    contents: () => ask((handlers) => handlers.contents()),
    rowHashes: (rows) => ask((handlers) => handlers.rowHashes(rows)),
    rowsByKey: (...asked) => ask((handlers) => handlers.rowsByKey(...asked)),
    writeWhole: (folder) =>
      reported(async () =>
        repeated(await lanes(), (lane) => patiently(lane, (copying) => writeWhole(copying, folder)), {
          limitMs: transferMs,
        }),
      ),
    snapshot: (store, limitMs) =>
      reported(async () => repeated(await lanes(), (lane) => snapshot(lane, store), { limitMs })),
    replaceFiles: (work) =>
      plans.runExclusive(() =>
        reported(async () => {
          const alone = await lanes();
          return alone.exclusively(async (run) => {
            const { value, replace } = await work({
              snapshot: async (store) =>
                valueOf(await run((lane) => snapshot(lane, store), { limitMs: transferMs })),
            });
            if (!replace) return value;
            await alone.disconnect();
            await replace();
            await adopt(options, name, options.folder);
            return value;
          });
        }),
      ),
    dump: (folder, withRows) =>
      reported(async () =>
        repeated(
          await lanes(),
          (lane) => patiently(lane, (copying) => dumped(copying, folder, withRows)),
          transfer,
        ),
      ),
    load: (folder) =>
      reported(async () =>
        once(await lanes(), (lane) => patiently(lane, (copying) => loaded(copying, folder)), transfer),
      ),
    close: async () => {
      const open = opened;
      opened = undefined;
      await (await open?.catch(() => undefined))?.close();
    },
  };
}
