import { parentPort, workerData } from 'node:worker_threads';
import { expose } from 'comlink';
import nodeEndpoint from 'comlink/dist/esm/node-adapter.mjs';
import { z } from 'zod';
import { readAccess } from '../access/measure.ts';
import { databaseHandlers } from '../database/handlers.ts';
import { isolate } from '../database/isolation.ts';
import { openPglite } from './open.ts';
import type { WorkerHandlers } from './projectDatabase.ts';
import type { ProjectApi } from '../projectApi/answer.ts';
import { openChunks } from '../points/chunks.ts';
import { readContents, readRowHashes, readRowsByKey } from '../points/databaseContents.ts';
import { storeDatabase } from '../points/databaseTree.ts';
import { acceptInvitation, invite, invitedAddress } from '../projectApi/invitations.ts';
import { peopleOf } from '../projectApi/people.ts';
import { changePerson } from '../projectApi/personChanges.ts';
import { readSchema } from '../projectApi/schema.ts';
import { TooLargeError, writeDump } from '../transfer/dump.ts';
import { loadDump } from '../transfer/load.ts';
import { bucketsOf, changeBucket } from '../storage/founder.ts';
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
const base = databaseHandlers(session);
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
    api = await projectApi(database);
  },
  answer: (request) => preparedApi().answer(request),
  storage: (request) => preparedApi().storage(request),
  storedVersions: () => preparedApi().storedVersions(),
  buckets: () => bucketsOf(session),
  changeBucket: (change) => changeBucket(session, change),
  people: (search) => peopleOf(session, search),
  changePerson: (change) => changePerson(session, change),
  invite: (email, linkHash) => invite(session, email, linkHash),
  invitedAddress: (linkHash) => invitedAddress(session, linkHash),
  acceptInvitation: (linkHash, passwordHash) => acceptInvitation(session, linkHash, passwordHash),
  schema: () => readSchema(session),
  access: () => readAccess(session),
  dump: async (folder, withRows) => {
    try {
      await writeDump(database, folder, withRows);
      return 'done';
    } catch (error) {
      if (error instanceof TooLargeError) return 'too-large';
      throw error;
    }
  },
  load: (folder) =>
    loadDump(database, folder).then(
      () => 'done',
      () => 'damaged',
    ),
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
  contents: () => readContents(session),
  rowHashes: (rows) => readRowHashes(session, rows),
  rowsByKey: (rows, keys) => readRowsByKey(session, rows, keys),
  ready: async () => {},
  close: () => database.close(),
};
expose(handlers, nodeEndpoint(parentPort));
