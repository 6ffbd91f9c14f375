import { inject } from 'vitest';

/** Replaces `pglite/workerFile.ts` in tests: each of hundreds of databases would load a hundred source files. */
export const workerFile = new URL(inject('databaseWorker'));
