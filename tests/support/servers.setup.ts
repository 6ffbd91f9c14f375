import type { TestProject } from 'vitest/node';
import { bundleDatabaseWorker } from './databaseWorker.ts';
import { serverVersions, startServer, type FoundServer } from './postgresServers.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    postgresServers: FoundServer[];
    /** URL of the bundled program of a project database. */
    databaseWorker: string;
  }
}

/** Starts one server of each version for all test files, and bundles the worker of project databases. */
export default async function setup(project: TestProject): Promise<() => void> {
  const worker = await bundleDatabaseWorker();
  project.provide('databaseWorker', worker.url);
  const started = await Promise.all(serverVersions.map(startServer));
  project.provide(
    'postgresServers',
    started.map(({ server }) => server),
  );
  for (const { server } of started)
    if ('missing' in server) console.warn(`${server.missing}: nothing is tested on it.`);
  return () => {
    worker.remove();
    for (const { stop } of started) stop();
  };
}
