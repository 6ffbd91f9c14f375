import type { TestProject } from 'vitest/node';
import { serverVersions, startServer, type FoundServer } from './postgresServers.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    postgresServers: FoundServer[];
  }
}

/** Starts one server of each version for all test files. */
export default async function setup(project: TestProject): Promise<() => void> {
  const started = await Promise.all(serverVersions.map(startServer));
  project.provide(
    'postgresServers',
    started.map(({ server }) => server),
  );
  for (const { server } of started)
    if ('missing' in server) console.warn(`${server.missing}: nothing is tested on it.`);
  return () => {
    for (const { stop } of started) stop();
  };
}
