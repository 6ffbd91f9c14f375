import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { Client } from 'pg';
import { z } from 'zod';
import { placedBackend } from '../../packages/engine/src/backend/place.ts';
import { placeFile } from '../../packages/engine/src/backend/placeFile.ts';
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
  /** What the last start said about the place. */
  readonly notice: string | undefined;
  /** Name of its database on a server. */
  database(): Promise<string>;
  open(options?: {
    /** Another address of the server. */
    readonly url?: string;
    /** False where the address of the server is not set. @default true */
    readonly server?: boolean;
  }): Promise<Backend>;
  /** Runs statements on its database while it is closed, and returns the rows of the last one. */
  sql(script: string): Promise<readonly Record<string, unknown>[]>;
  remove(): Promise<void>;
}

const limitMs = 60_000;
const placeSchema = z.object({ id: z.string() });
const resultSchema = z.object({ rows: z.array(z.record(z.string(), z.unknown())) });

/** The name of a studio's database on a server, as its data folder has it. */
async function databaseIn(directory: string): Promise<string> {
  const { id } = placeSchema.parse(JSON.parse(await readFile(join(directory, placeFile), 'utf8')));
  return `saywright_studio_${id.replaceAll('-', '_')}`;
}

/** Runs statements on the database of a studio that is closed, and returns the rows of the last one. */
export async function studioSql(
  directory: string,
  script: string,
  server: TestServer | undefined = givenServer(),
): Promise<readonly Record<string, unknown>[]> {
  if (server === undefined) {
    const database = await PGlite.create(join(directory, 'backend'));
    const results = await database.exec(script);
    await database.close();
    return resultSchema.parse(results.at(-1)).rows;
  }
  const url = new URL(server.url);
  url.pathname = `/${await databaseIn(directory)}`;
  const client = new Client(url.href);
  await client.connect();
  try {
    const done = await client.query(script);
    return resultSchema.parse(Array.isArray(done) ? done.at(-1) : done).rows;
  } finally {
    await client.end();
  }
}

export async function testBackend(server: TestServer | undefined = givenServer()): Promise<TestBackend> {
  const directory = await mkdtemp(join(tmpdir(), 'saywright-backend-'));
  const log: string[] = [];
  let notice: string | undefined;
  return {
    directory,
    log,
    get notice() {
      return notice;
    },
    database: () => databaseIn(directory),
    async open({ url = server?.url, server: isSet = true } = {}) {
      const { backend, ...placed } = await placedBackend({
        directory,
        template: enginePaths.backendTemplate,
        migrations: enginePaths.migrations,
        secrets: await readSecrets(directory),
        siteUrl: 'http://localhost',
        server: url === undefined || !isSet ? undefined : { url, limitMs },
        idleMs: 60_000,
        logError: (error) => log.push(String(error)),
      });
      ({ notice } = placed);
      return backend;
    },
    sql: (script) => studioSql(directory, script, server),
    async remove() {
      if (server && existsSync(join(directory, placeFile)))
        await dropDatabase({ url: server.url, limitMs }, await databaseIn(directory));
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
