import { inject } from 'vitest';
import type { ServerVersion, TestServer } from './postgresServers.ts';

/** The servers that run here, and why others do not. */
export function runningServers(): {
  readonly running: readonly TestServer[];
  readonly missing: readonly string[];
} {
  const running: TestServer[] = [];
  const missing: string[] = [];
  for (const server of inject('postgresServers')) {
    if ('missing' in server) missing.push(server.missing);
    else running.push(server);
  }
  return { running, missing };
}

/** The server of a version; throws where this platform has none. */
export function serverOf(version: ServerVersion): TestServer {
  const found = inject('postgresServers').find((server) => server.version === version);
  if (found === undefined || 'missing' in found)
    throw new Error(found?.missing ?? `No test starts PostgreSQL ${version}.`);
  return found;
}

/** The server of the test project `servers`, which runs suites of the embedded database again; undefined elsewhere. */
export function givenServer(): TestServer | undefined {
  return process.env['SAYWRIGHT_TEST_SERVER'] === undefined ? undefined : serverOf(18);
}
