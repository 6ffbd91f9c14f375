import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base } from '@playwright/test';
import { startServer, type TestServer } from './server.ts';

export { expect, type Locator, type Page } from '@playwright/test';

/** The server all tests of one worker share; nobody's test looks at what another person did. */
export let server: TestServer;

let directory = '';
/** Where that server keeps everything. */
export const dataDirectory = (): string => directory;

/** How long a project rests before its database is closed, in milliseconds: every test has a person of its own. */
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
