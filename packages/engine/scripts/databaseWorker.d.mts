/**
 * Bundles the program of a project database into a folder, as `worker.js`, with nearly all it depends on: each open
 * project loads it in a separate thread, where finding and reading hundreds of modules takes as long as opening the
 * database.
 */
export function buildDatabaseWorker(dir: string): Promise<void>;
