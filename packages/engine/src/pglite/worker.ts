import { parentPort, workerData } from 'node:worker_threads';
import { expose } from 'comlink';
import nodeEndpoint from 'comlink/dist/esm/node-adapter.mjs';
import { z } from 'zod';
import { isolate } from '../database/isolation.ts';
import { servedHandlers } from '../database/served.ts';
import { pgliteApiDatabase } from './apiDatabase.ts';
import { pgliteCopying } from './copying.ts';
import { openPglite } from './open.ts';
import type { WorkerHandlers } from './projectDatabase.ts';
import type { ProjectApi } from '../projectApi/answer.ts';
import { openChunks } from '../points/chunks.ts';
import { readContents } from '../points/databaseContents.ts';
import { storeDatabase } from '../points/databaseTree.ts';
import { dumped } from '../transfer/dump.ts';
import { loaded } from '../transfer/load.ts';
import { loadWhole, readWholeContents, writeWhole } from '../transfer/whole.ts';
import { pgliteSession } from './session.ts';

// All database work of the pipeline runs in this worker: only requests and results cross the thread, so error codes stay
// intact and the main thread can end a runaway statement by ending this worker.
const { directory, template } = z.object({ directory: z.string(), template: z.string() }).parse(workerData);
const database = await openPglite(directory, template);
const session = pgliteSession(database);
await isolate(session);
// The API's library logs failed statements with their values, which are people's data.
Object.assign(console, { error: () => {} });
/** Loaded with the first request, so that projects without an API do without it. */
let api: ProjectApi | undefined;
function preparedApi(): ProjectApi {
  if (!api) throw new Error('The API of the project is not prepared.');
  return api;
}
const base = servedHandlers(session);
if (!parentPort) throw new Error('The database worker must be started as a worker thread.');
const handlers: WorkerHandlers = {
  ...base,
  execute: async (request) => {
    const done = await base.execute(request);
    await api?.forgetTables();
    return done;
  },
  prepareApi: async () => {
    if (api) return;
    const { projectApi } = await import('../projectApi/answer.ts');
    api = await projectApi(pgliteApiDatabase(database, session));
  },
  answer: (request) => preparedApi().answer(request),
  storage: (request) => preparedApi().storage(request),
  storedVersions: () => preparedApi().storedVersions(),
  dump: (folder, withRows) => dumped(pgliteCopying(database, session), folder, withRows),
  load: (folder) => loaded(pgliteCopying(database, session), folder),
  writeWhole: (folder) => writeWhole(pgliteCopying(database, session), folder),
  wholeContents: () => readWholeContents(session),
  loadWhole: (folder) => loadWhole(pgliteCopying(database, session), folder),
  snapshot: async (store) => {
    const chunks = await openChunks(store);
    try {
      const contents = await readContents(session);
      const tree = await storeDatabase(session, directory, chunks);
      return { tree, contents, added: await chunks.finish() };
    } finally {
      await chunks.close();
    }
  },
  ready: async () => {},
  close: () => database.close(),
};
expose(handlers, nodeEndpoint(parentPort));
