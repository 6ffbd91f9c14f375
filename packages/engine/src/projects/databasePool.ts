import { Semaphore } from 'async-mutex';
import { z } from 'zod';
import { CommandError } from '../operations/errors.ts';
import type {
  MovableDatabase,
  ReplaceableDatabase,
  RestorableDatabase,
  ServedDatabase,
} from '../ports/projectDatabase.ts';
import { slots } from './slots.ts';

/** The database of a project, wherever it is. */
export type PlacedDatabase = ServedDatabase & ReplaceableDatabase & MovableDatabase;

/** Where the databases of projects are: in folders of this machine, or on a server. */
export interface ProjectDatabases {
  /** The database of a project, opened by its first call. */
  of(projectId: string): PlacedDatabase;
  /** A copy of a database, from its files in another folder. */
  copyIn(folder: string): RestorableDatabase & { close(): Promise<void> };
  /** Removes a project's database for good; nothing uses it any more. */
  remove(projectId: string): Promise<void>;
}

export interface ProjectPoolOptions {
  readonly databases: ProjectDatabases;
  readonly idleMs: number;
  /** How many databases may be open at once. */
  readonly openProjects: number;
  readonly logError: (error: unknown) => void;
}

export interface ProjectPool {
  /** Opens the database of a project; creates it on first use. */
  readonly open: (projectId: string) => Promise<PlacedDatabase>;
  /** Runs work on a database in another folder, and closes it. */
  openCopy<Value>(folder: string, work: (database: RestorableDatabase) => Promise<Value>): Promise<Value>;
  /** Runs work while no call uses a project's database, which is opened again afterwards, where it is by then. */
  alone<Value>(projectId: string, work: (database: PlacedDatabase) => Promise<Value>): Promise<Value>;
  /** Removes a project's database for good. */
  remove(projectId: string): Promise<void>;
  close(): Promise<void>;
}

interface Entry {
  /** The database for callers, which takes a slot for each call. */
  readonly shared: PlacedDatabase;
  direct: PlacedDatabase;
  /** Calls that run; work that runs alone takes all places. */
  readonly calls: Semaphore;
  timer: NodeJS.Timeout | undefined;
}

/** Calls of one project at once; more of them wait. The semaphore looks at each free place after every call. */
const mostCalls = 500;
/** How many calls may wait for each database that may be open. */
const waitingPerOpen = 8;

function tooManyWaiting(): CommandError {
  return new CommandError(
    'unavailable',
    'Too many projects are in use right now, so this was not started. Nothing was changed. Try again in a minute.',
  );
}

/**
 * One database per project, each opened when a call needs it. At the limit the least recently used idle one is closed,
 * and a call waits where all are in use.
 */
export function projectPool(options: ProjectPoolOptions): ProjectPool {
  const { databases, idleMs, openProjects, logError } = options;
  const entries = new Map<string, Entry>();
  const { hold, release } = slots(openProjects, openProjects * waitingPerOpen, tooManyWaiting);

  function entryOf(id: string): Entry {
    const call = <Value>(work: (direct: PlacedDatabase) => Promise<Value>): Promise<Value> =>
      entry.calls.runExclusive(async () => {
        const { direct } = entry;
        clearTimeout(entry.timer);
        try {
          return await hold(direct, () => work(direct));
        } finally {
          clearTimeout(entry.timer);
          entry.timer = setTimeout(() => void release(direct).catch(logError), idleMs).unref();
        }
      });
    const shared: PlacedDatabase = {
      lexicon: () => call((direct) => direct.lexicon()),
      prove: (request) => call((direct) => direct.prove(request)),
      execute: (request) => call((direct) => direct.execute(request)),
      applied: (operationId) => call((direct) => direct.applied(operationId)),
      fittedUndo: (operationId) => call((direct) => direct.fittedUndo(operationId)),
      untouchedUndo: (request) => call((direct) => direct.untouchedUndo(request)),
      read: (...query) => call((direct) => direct.read(...query)),
      tables: () => call((direct) => direct.tables()),
      storedBytes: () => call((direct) => direct.storedBytes()),
      rows: (table, limit) => call((direct) => direct.rows(table, limit)),
      rowPage: (request) => call((direct) => direct.rowPage(request)),
      answer: (request) => call((direct) => direct.answer(request)),
      storage: (request) => call((direct) => direct.storage(request)),
      storedVersions: () => call((direct) => direct.storedVersions()),
      buckets: () => call((direct) => direct.buckets()),
      changeBucket: (change) => call((direct) => direct.changeBucket(change)),
      people: (search) => call((direct) => direct.people(search)),
      changePerson: (change) => call((direct) => direct.changePerson(change)),
      invite: (email, linkHash) => call((direct) => direct.invite(email, linkHash)),
      invitedAddress: (linkHash) => call((direct) => direct.invitedAddress(linkHash)),
      acceptInvitation: (...accepted) => call((direct) => direct.acceptInvitation(...accepted)),
      schema: () => call((direct) => direct.schema()),
      dump: (...wanted) => call((direct) => direct.dump(...wanted)),
      load: (folder) => call((direct) => direct.load(folder)),
      access: () => call((direct) => direct.access()),
      history: () => call((direct) => direct.history()),
      snapshot: (...asked) => call((direct) => direct.snapshot(...asked)),
      contents: () => call((direct) => direct.contents()),
      rowHashes: (rows) => call((direct) => direct.rowHashes(rows)),
      rowsByKey: (...asked) => call((direct) => direct.rowsByKey(...asked)),
      writeWhole: (folder) => call((direct) => direct.writeWhole(folder)),
      replaceFiles: (work) => call((direct) => direct.replaceFiles(work)),
      close: () => release(entry.direct),
    };
    const entry: Entry = {
      direct: databases.of(id),
      shared,
      calls: new Semaphore(mostCalls),
      timer: undefined,
    };
    return entry;
  }

  function entryWith(projectId: string): Entry {
    const id = z.uuid().parse(projectId);
    const entry = entries.get(id) ?? entryOf(id);
    entries.set(id, entry);
    return entry;
  }

  return {
    open: async (projectId) => entryWith(projectId).shared,
    alone: (projectId, work) => {
      const entry = entryWith(projectId);
      return entry.calls.runExclusive(async () => {
        const { direct } = entry;
        clearTimeout(entry.timer);
        try {
          return await hold(direct, () => work(direct));
        } finally {
          await release(direct).catch(logError);
          await direct.close().catch(logError);
          entry.direct = databases.of(projectId);
        }
      }, mostCalls);
    },
    openCopy: async (folder, work) => {
      const copy = databases.copyIn(folder);
      try {
        return await hold(copy, () => work(copy));
      } finally {
        await release(copy);
      }
    },
    remove: async (projectId) => {
      const id = z.uuid().parse(projectId);
      const known = entries.get(id);
      entries.delete(id);
      clearTimeout(known?.timer);
      if (known) {
        await release(known.direct);
        await known.direct.close();
      }
      await databases.remove(id);
    },
    close: async () => {
      for (const { timer } of entries.values()) clearTimeout(timer);
      await Promise.all([...entries.values()].map(({ direct }) => direct.close()));
      entries.clear();
    },
  };
}
