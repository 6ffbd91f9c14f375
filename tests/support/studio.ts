import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base } from '@playwright/test';
import { startServer, type TestServer } from './server.ts';

export { expect, type Locator, type Page } from '@playwright/test';

/** The server shared by all tests of one worker; no test depends on another person's data. */
export let server: TestServer;

let directory = '';
/** Data folder of that server. */
export const dataDirectory = (): string => directory;

/** Idle time in milliseconds before a project database is closed; short, as every test has its own person. */
const idle = '30000';

export const test = base.extend<object, { studio: undefined }>({
  studio: [
    async ({ browserName }, use) => {
      directory = await mkdtemp(join(tmpdir(), `saywright-${browserName}-`));
      server = await startServer(directory, { SAYWRIGHT_IDLE_MS: idle });
      await use(undefined);
      await server.stop();
      await rm(directory, { recursive: true, force: true });
    },
    { scope: 'worker', auto: true },
  ],
});
