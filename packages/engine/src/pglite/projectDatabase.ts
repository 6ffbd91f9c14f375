import { existsSync } from 'node:fs';
import { basename } from 'node:path';
import { Worker } from 'node:worker_threads';
import { Mutex } from 'async-mutex';
import { wrap, type Remote } from 'comlink';
import nodeEndpoint from 'comlink/dist/esm/node-adapter.mjs';
import { fail } from '@saywright/domain/result';
import { diskProblem } from '../disk/damage.ts';
import { CommandError } from '../operations/errors.ts';
import {
  StoppedError,
  type ArrivingDatabase,
  type MovableDatabase,
  type DatabaseSnapshot,
  type ReplaceableDatabase,
  type ServedDatabase,
} from '../ports/projectDatabase.ts';
import { versionProblem } from './version.ts';
import { workerFile } from './workerFile.ts';

/** Location of a project's files, and limits. */
export interface PgliteProjectOptions {
  readonly directory: string;
  readonly template: string;
  readonly limitMs: number;
  /** Whether a missing database is a lost one; a new project has none. */
  readonly hasHistory?: () => Promise<boolean>;
  readonly logError?: (error: unknown) => void;
}

/** What the worker offers. */
export interface WorkerHandlers extends ServedDatabase, MovableDatabase, ArrivingDatabase {
  /** Answers once the database is open. */
  ready(): Promise<void>;
  /** Loads the API of the project and adds what its accounts need; does nothing the second time. */
  prepareApi(): Promise<void>;
}

type Handlers = Remote<WorkerHandlers>;

interface Running {
  readonly worker: Worker;
  readonly handlers: Handlers;
  /** Rejects when the worker ends unexpectedly. */
  readonly ended: Promise<never>;
}

/** How long writing a whole database to a file, or reading it from one, may take. */
const transferMs = 120_000;

/** Why the files of a project cannot be opened; checked before anything is created or changed. */
async function fileProblem({ directory, hasHistory }: PgliteProjectOptions): Promise<string | undefined> {
  const name = `The folder projects/${basename(directory)} on the server`;
  if (existsSync(directory)) return versionProblem(directory, name);
  return (await hasHistory?.())
    ? `${name} is missing. It contains the database of this project. Ask the operator of this server to restore that folder from a backup. Nothing was changed.`
    : undefined;
}

function openProblem(error: unknown, directory: string): string {
  return (
    diskProblem(error) ??
    `The database of this project cannot be opened. Ask the operator of this server to check the folder projects/${basename(directory)} and the server log, or to restore that folder from a backup. Nothing was changed.`
  );
}

async function start(options: PgliteProjectOptions): Promise<Running> {
  const problem = await fileProblem(options);
  if (problem !== undefined) throw new CommandError('unavailable', problem);
  const { directory, template, logError } = options;
  const worker = new Worker(workerFile, {
    workerData: { directory, template },
    execArgv: workerFile.pathname.endsWith('.ts') ? ['--conditions=@saywright/source'] : [],
  });
  const ended = new Promise<never>((_resolve, reject) => {
    worker.once('error', reject);
    worker.once('exit', (code) => reject(new Error(`The project database ended (${code}).`)));
  });
  ended.catch(() => {});
  const handlers = wrap<WorkerHandlers>(nodeEndpoint(worker));
  // Opening has no time limit; only the calls after it do.
  try {
    await Promise.race([handlers.ready(), ended]);
  } catch (error) {
    await worker.terminate();
    logError?.(error);
    throw new CommandError('unavailable', openProblem(error, directory));
  }
  return { worker, handlers, ended };
}

/** A project database on PGlite in a separate worker, opened on first use and reopened after a stop. */
export function pgliteProjectDatabase(
  options: PgliteProjectOptions,
): ServedDatabase & ReplaceableDatabase & MovableDatabase & ArrivingDatabase {
  const mutex = new Mutex();
  let running: Running | undefined;

  async function stop(): Promise<void> {
    const worker = running?.worker;
    running = undefined;
    await worker?.terminate();
  }

  /** Makes a call once the database is open; `prepare` is not part of its time limit, as little as opening is. */
  function call<Value>(
    work: (handlers: Handlers) => Promise<Value>,
    prepare?: (handlers: Handlers) => Promise<void>,
    limitMs = options.limitMs,
  ): Promise<Value> {
    return mutex.runExclusive(async () => {
      running ??= await start(options);
      const { handlers, ended } = running;
      if (prepare) await Promise.race([prepare(handlers), ended]);
      let timer: NodeJS.Timeout | undefined;
      const tooLong = new Promise<never>((_resolve, reject) => {
        timer = setTimeout(() => reject(new StoppedError(limitMs)), limitMs);
      });
      try {
        return await Promise.race([work(handlers), tooLong, ended]);
      } catch (error) {
        await stop();
        throw error;
      } finally {
        clearTimeout(timer);
      }
    });
  }

  /** Turns a stop into a failure of the call, and reopens the database in advance for the next call. */
  async function stoppable<Value, Failure>(
    work: Promise<Value>,
    failure: (message: string) => Failure,
  ): Promise<Value | Failure> {
    try {
      return await work;
    } catch (error) {
      if (!(error instanceof StoppedError)) throw error;
      void call((handlers) => handlers.lexicon()).catch(() => {});
      return failure(error.message);
    }
  }

  return {
    lexicon: () => call((handlers) => handlers.lexicon()),
    prove: (request) =>
      stoppable(
        call(async (handlers) => handlers.prove(request)),
        (message) => fail({ kind: 'failed', message }),
      ),
    execute: (request) =>
      stoppable(
        call(async (handlers) => handlers.execute(request)),
        (message) => fail({ kind: 'failed', message }),
      ),
    fittedUndo: (operationId) => call(async (handlers) => handlers.fittedUndo(operationId)),
    untouchedUndo: (request) => call(async (handlers) => handlers.untouchedUndo(request)),
    applied: (operationId) => call((handlers) => handlers.applied(operationId)),
    read: (sql, owner) =>
      stoppable(
        call(async (handlers) => handlers.read(sql, owner)),
        (message) => fail(message),
      ),
    tables: () => call((handlers) => handlers.tables()),
    storedBytes: () => call((handlers) => handlers.storedBytes()),
    rows: (table, limit) => call((handlers) => handlers.rows(table, limit)),
    rowPage: (request) =>
      stoppable(
        call(async (handlers) => handlers.rowPage(request)),
        (message) => fail(message),
      ),
    answer: (request) =>
      call(
        (handlers) => handlers.answer(request),
        (handlers) => handlers.prepareApi(),
      ),
    storage: (request) =>
      call(
        (handlers) => handlers.storage(request),
        (handlers) => handlers.prepareApi(),
      ),
    storedVersions: () =>
      call(
        (handlers) => handlers.storedVersions(),
        (handlers) => handlers.prepareApi(),
      ),
    buckets: () => call((handlers) => handlers.buckets()),
    changeBucket: (change) =>
      call(
        (handlers) => handlers.changeBucket(change),
        (handlers) => handlers.prepareApi(),
      ),
    people: (search) => call((handlers) => handlers.people(search)),
    changePerson: (change) => call(async (handlers) => handlers.changePerson(change)),
    invite: (email, linkHash) =>
      call(
        (handlers) => handlers.invite(email, linkHash),
        (handlers) => handlers.prepareApi(),
      ),
    invitedAddress: (linkHash) =>
      call(
        (handlers) => handlers.invitedAddress(linkHash),
        (handlers) => handlers.prepareApi(),
      ),
    acceptInvitation: (...accepted) =>
      call(
        (handlers) => handlers.acceptInvitation(...accepted),
        (handlers) => handlers.prepareApi(),
      ),
    schema: () => call((handlers) => handlers.schema()),
    dump: (...wanted) =>
      call(
        (handlers) => handlers.dump(...wanted),
        (handlers) => handlers.prepareApi(),
        transferMs,
      ),
    load: (folder) =>
      call(
        (handlers) => handlers.load(folder),
        (handlers) => handlers.prepareApi(),
        transferMs,
      ),
    writeWhole: (folder) => call((handlers) => handlers.writeWhole(folder), undefined, transferMs),
    wholeContents: () => call((handlers) => handlers.wholeContents(), undefined, transferMs),
    loadWhole: (folder) => call((handlers) => handlers.loadWhole(folder), undefined, transferMs),
    access: () => call((handlers) => handlers.access()),
    history: () => call((handlers) => handlers.history()),
    snapshot: (store, limitMs) => call((handlers) => handlers.snapshot(store), undefined, limitMs),
    contents: () => call((handlers) => handlers.contents()),
    rowHashes: (rows) => call(async (handlers) => handlers.rowHashes(rows)),
    rowsByKey: (...asked) => call(async (handlers) => handlers.rowsByKey(...asked)),
    replaceFiles: (work) =>
      mutex.runExclusive(async () => {
        const snapshot = async (store: string): Promise<DatabaseSnapshot> => {
          // Opened only for this: its files may be missing in the middle of a replacement.
          running ??= await start(options);
          const { handlers, ended } = running;
          return Promise.race([handlers.snapshot(store), ended]);
        };
        const { value, replace } = await work({ snapshot });
        if (replace) {
          await running?.handlers.close();
          await stop();
          await replace();
        }
        return value;
      }),
    close: () =>
      mutex.runExclusive(async () => {
        await running?.handlers.close().catch(() => {});
        await stop();
      }),
  };
}
