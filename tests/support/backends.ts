import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { Client } from 'pg';
import { placedBackend, placeFile } from '../../packages/engine/src/backend/place.ts';
import { readSecrets } from '../../packages/engine/src/backend/secrets.ts';
import { enginePaths } from '../../packages/engine/src/paths.ts';
import type { Backend } from '../../packages/engine/src/ports/backend.ts';
import { dropDatabase } from '../../packages/engine/src/postgres/server.ts';
import { givenServer, runningServers } from './givenServer.ts';
import type { TestServer } from './postgresServers.ts';

/** A studio's own backend, opened as often as a test needs. */
export interface TestBackend {
  readonly directory: string;
  /** Errors that it logged. */
  readonly log: readonly string[];
  open(options?: { readonly url?: string; readonly confirmAddresses?: boolean }): Promise<Backend>;
  /** Runs statements on its database while it is closed, and returns the rows of the last one. */
  sql(script: string): Promise<readonly Record<string, unknown>[]>;
  remove(): Promise<void>;
}

const limitMs = 8000;

/** The name of a studio's database on a server, as its data folder has it. */
async function databaseIn(directory: string): Promise<string> {
  const { id } = JSON.parse(await readFile(join(directory, placeFile), 'utf8')) as { id: string };
  return `saywright_studio_${id.replaceAll('-', '_')}`;
}

export async function testBackend(server: TestServer | undefined = givenServer()): Promise<TestBackend> {
  const directory = await mkdtemp(join(tmpdir(), 'saywright-backend-'));
  const log: string[] = [];
  return {
    directory,
    log,
    async open({ url = server?.url, confirmAddresses = false } = {}) {
      const { backend } = await placedBackend({
        directory,
        template: enginePaths.backendTemplate,
        migrations: enginePaths.migrations,
        secrets: await readSecrets(directory),
        siteUrl: 'http://localhost',
        confirmAddresses,
        server: url === undefined ? undefined : { url, limitMs },
        idleMs: 60_000,
        logError: (error) => log.push(String(error)),
      });
      return backend;
    },
    async sql(script) {
      if (server === undefined) {
        const database = await PGlite.create(join(directory, 'backend'));
        const results = await database.exec(script);
        await database.close();
        return results.at(-1)?.rows ?? [];
      }
      const url = new URL(server.url);
      url.pathname = `/${await databaseIn(directory)}`;
      const client = new Client(url.href);
      await client.connect();
      const done = await client.query(script).finally(() => client.end());
      const last: unknown = Array.isArray(done) ? done.at(-1) : done;
      return (last as { readonly rows: Record<string, unknown>[] }).rows;
    },
    async remove() {
      if (server) await dropDatabase({ url: server.url, limitMs }, await databaseIn(directory));
      await rm(directory, { recursive: true, force: true });
    },
  };
}

/** Every place of a backend that can be tested here, with its name. */
export function backendPlaces(): readonly (readonly [name: string, server: TestServer | undefined])[] {
  return [
    ['in the data folder', undefined],
    ...runningServers().running.map((server) => [`on PostgreSQL ${server.version}`, server] as const),
  ];
}
