import { z } from 'zod';
import { CommandError } from '../operations/errors.ts';
import type { ReplaceableDatabase, RestorableDatabase, ServedDatabase } from '../ports/projectDatabase.ts';
import { slots } from './slots.ts';

/** Where the databases of projects are: in folders of this machine, or on a server. */
export interface ProjectDatabases {
  /** The database of a project, opened by its first call. */
  of(projectId: string): ServedDatabase & ReplaceableDatabase;
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
  readonly open: (projectId: string) => Promise<ServedDatabase & ReplaceableDatabase>;
  /** Runs work on a database in another folder, and closes it. */
  openCopy<Value>(folder: string, work: (database: RestorableDatabase) => Promise<Value>): Promise<Value>;
  /** Removes a project's database for good. */
  remove(projectId: string): Promise<void>;
  close(): Promise<void>;
}

interface Entry {
  /** The database for callers, which takes a slot for each call. */
  readonly shared: ServedDatabase & ReplaceableDatabase;
  readonly direct: ServedDatabase & ReplaceableDatabase;
  timer: NodeJS.Timeout | undefined;
}

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
    const direct = databases.of(id);
    const call = async <Value>(work: () => Promise<Value>): Promise<Value> => {
      clearTimeout(entry.timer);
      try {
        return await hold(direct, work);
      } finally {
        clearTimeout(entry.timer);
        entry.timer = setTimeout(() => void release(direct).catch(logError), idleMs).unref();
      }
    };
    const shared: ServedDatabase & ReplaceableDatabase = {
      lexicon: () => call(() => direct.lexicon()),
      prove: (request) => call(() => direct.prove(request)),
      execute: (request) => call(() => direct.execute(request)),
      applied: (operationId) => call(() => direct.applied(operationId)),
      fittedUndo: (operationId) => call(() => direct.fittedUndo(operationId)),
      untouchedUndo: (request) => call(() => direct.untouchedUndo(request)),
      read: (...query) => call(() => direct.read(...query)),
      tables: () => call(() => direct.tables()),
      storedBytes: () => call(() => direct.storedBytes()),
      rows: (table, limit) => call(() => direct.rows(table, limit)),
      rowPage: (request) => call(() => direct.rowPage(request)),
      answer: (request) => call(() => direct.answer(request)),
      storage: (request) => call(() => direct.storage(request)),
      storedVersions: () => call(() => direct.storedVersions()),
      buckets: () => call(() => direct.buckets()),
      changeBucket: (change) => call(() => direct.changeBucket(change)),
      people: (search) => call(() => direct.people(search)),
      changePerson: (change) => call(() => direct.changePerson(change)),
      invite: (email, linkHash) => call(() => direct.invite(email, linkHash)),
      invitedAddress: (linkHash) => call(() => direct.invitedAddress(linkHash)),
      acceptInvitation: (...accepted) => call(() => direct.acceptInvitation(...accepted)),
      schema: () => call(() => direct.schema()),
      dump: (...wanted) => call(() => direct.dump(...wanted)),
      load: (folder) => call(() => direct.load(folder)),
      access: () => call(() => direct.access()),
      history: () => call(() => direct.history()),
      snapshot: (...asked) => call(() => direct.snapshot(...asked)),
      contents: () => call(() => direct.contents()),
      rowHashes: (rows) => call(() => direct.rowHashes(rows)),
      rowsByKey: (...asked) => call(() => direct.rowsByKey(...asked)),
      replaceFiles: (work) => call(() => direct.replaceFiles(work)),
      close: () => release(direct),
    };
    const entry: Entry = { direct, shared, timer: undefined };
    return entry;
  }

  return {
    open: async (projectId) => {
      const id = z.uuid().parse(projectId);
      const entry = entries.get(id) ?? entryOf(id);
      entries.set(id, entry);
      return entry.shared;
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
