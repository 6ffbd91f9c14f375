import { PGlite } from '@electric-sql/pglite';
import { bootstrapSql } from '../database/bootstrap.ts';
import { databaseHandlers } from '../database/handlers.ts';
import { isolate } from '../database/isolation.ts';
import { databaseCommands, reportCommands } from '../operations/commands.ts';
import { CommandError } from '../operations/errors.ts';
import { firstListsReader } from '../operations/firstListsReader.ts';
import { operationPipeline } from '../operations/pipeline.ts';
import { rulesReader } from '../operations/rulesReader.ts';
import { pgliteSession } from '../pglite/session.ts';
import type { ProjectDatabase } from '../ports/projectDatabase.ts';
import { randomIds, sha256, systemClock } from '../ports/system.ts';
import type { ErrorAnswer } from '../protocol/index.ts';
import { memoryStore } from './memoryStore.ts';
import { trialApps } from './trialApps.ts';
import { trialHandlers } from './trialHandlers.ts';

/** The worker's API for the page. Calls are made one at a time. */
export interface SandboxApi {
  /**
   * Opens the database from the image at an address; rejects when it cannot be opened. Without an image the database is
   * initialised from scratch, which takes several times as long.
   */
  open(image?: string): Promise<void>;
  /** Carries out a bridge command. Rejects on internal errors, after which the project is unusable. */
  send(command: string, payload: unknown): Promise<{ readonly result: unknown } | ErrorAnswer>;
}

/** The one person of a throw-away project. */
const visitor = '00000000-0000-4000-8000-000000000001';

// The default page cache of 128 MB would only hold a second copy of what is in memory anyway.
const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB'];

type Commands = ReadonlyMap<string, (owner: string, payload: unknown) => Promise<unknown>>;

async function openDatabase(image: string | undefined): Promise<PGlite> {
  const response = image === undefined ? undefined : await fetch(image);
  // Where the image was not built, a server may answer with a page instead.
  if (response?.ok && !response.headers.get('content-type')?.startsWith('text/'))
    return PGlite.create({ startParams, loadDataDir: await response.blob() });
  const database = await PGlite.create({ startParams });
  await database.exec(bootstrapSql);
  return database;
}

async function openCommands(image: string | undefined): Promise<Commands> {
  const pglite = await openDatabase(image);
  const session = pgliteSession(pglite);
  // A browser may have cached the image of an earlier version.
  await isolate(session);
  const database: ProjectDatabase = {
    ...databaseHandlers(session),
    close: () => pglite.close(),
  };
  const openProject = async (): Promise<ProjectDatabase> => database;
  const project = { id: randomIds(), owner: visitor, name: 'my-project' };
  const store = memoryStore(project, systemClock);
  const apps = trialApps(() => database.lexicon());
  const pipeline = operationPipeline({
    store,
    openProject,
    clock: systemClock,
    ids: randomIds,
    hash: sha256,
    readers: [
      apps.reader,
      firstListsReader(async () => (await database.lexicon()).tables.map(({ name }) => name)),
      rulesReader(async () => ({
        lexicon: await database.lexicon(),
        today: systemClock.now().toISOString().slice(0, 10),
        offset: '+00:00',
      })),
    ],
  });
  return new Map([
    ...databaseCommands({ store, pipeline, openProject }),
    ...trialHandlers({ store, session, apps, project: project.id }),
    ...reportCommands,
  ]);
}

/** A private, throw-away project on an in-memory Postgres, with the whole operation pipeline. */
export function sandboxApi(): SandboxApi {
  let commands: Commands | undefined;
  return {
    open: async (image) => {
      commands = await openCommands(image);
    },
    send: async (command, payload) => {
      if (!commands) throw new Error('The project was not opened.');
      const run = commands.get(command);
      try {
        if (!run) throw new CommandError('invalid', 'This command is not known.');
        return { result: await run(visitor, payload) };
      } catch (error) {
        if (error instanceof CommandError) return error.toAnswer();
        throw error;
      }
    },
  };
}
