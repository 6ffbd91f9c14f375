import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { PGlite } from '@electric-sql/pglite';
import { Client } from 'pg';
import { bootstrapSql } from '../../packages/engine/src/database/bootstrap.ts';
import { isolate } from '../../packages/engine/src/database/isolation.ts';
import { pgliteSession } from '../../packages/engine/src/pglite/session.ts';
import { clientConfig } from '../../packages/engine/src/postgres/client.ts';
import {
  createDatabase,
  dropDatabase,
  prepareDatabase,
  prepareServer,
} from '../../packages/engine/src/postgres/server.ts';
import { serverSession } from '../../packages/engine/src/postgres/session.ts';
import { givenServer } from '../support/givenServer.ts';
import type { TestServer } from '../support/postgresServers.ts';
import { identifier, type SqlSession } from '../../packages/engine/src/database/session.ts';

const template = fileURLToPath(
  new URL('../../packages/engine/dist/templates/project.tar.gz', import.meta.url),
);

/** The image unpacked once for all databases of a test file: unpacking takes half the time of starting one. */
let image: Blob | undefined;

function templateImage(): Blob | undefined {
  if (!existsSync(template)) return undefined;
  image ??= new Blob([new Uint8Array(gunzipSync(readFileSync(template)))]);
  return image;
}

export const owner = '11111111-1111-4111-8111-111111111111';

export interface TestDatabase {
  readonly session: SqlSession;
  readonly close: () => Promise<void>;
}

/** A new project database on a server, as the role of the engine. */
export async function serverDatabase(server: TestServer): Promise<TestDatabase> {
  const options = { url: server.url, limitMs: 60_000 };
  const name = `test_${randomUUID()}`;
  await prepareServer(options);
  await createDatabase(options, name);
  const client = new Client(clientConfig(options, name));
  client.on('error', () => {});
  await client.connect();
  await prepareDatabase(client);
  return {
    session: serverSession(client, options.limitMs),
    close: async () => {
      await client.end();
      await dropDatabase(options, name);
    },
  };
}

/** A project database in a folder, created if it is missing; a fresh one in memory without a folder. */
export async function freshDatabase(folder?: string): Promise<TestDatabase> {
  const server = folder === undefined ? givenServer() : undefined;
  if (server) return serverDatabase(server);
  const isNew = folder === undefined || !existsSync(folder);
  const place = folder === undefined ? {} : { dataDir: folder };
  const loadDataDir = isNew ? templateImage() : undefined;
  const database = await PGlite.create(loadDataDir ? { ...place, loadDataDir } : place);
  if (isNew && !loadDataDir) await database.exec(bootstrapSql);
  const session = pgliteSession(database);
  // The built image may be older than the source.
  await isolate(session);
  return { session, close: () => database.close() };
}

/** Runs set-up statements as the role that owns the founder's tables. */
export async function seed(session: SqlSession, sql: string): Promise<void> {
  await session.run(`begin; set local role saywright_plan; ${sql}; commit;`);
}

/** Drops all public tables, so that the next test starts with none. */
export async function dropTables(session: SqlSession): Promise<void> {
  const tables = await session.query(
    `select oid::regclass::text as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`,
  );
  for (const { name } of tables) await session.run(`drop table if exists ${String(name)} cascade`);
}

/** All public tables with their rows, as one comparable text. */
export async function contents(session: SqlSession): Promise<string> {
  const tables = await session.query(
    `select relname::text as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1`,
  );
  const parts: string[] = [];
  for (const { name } of tables) {
    const rows = await session.query(
      `select to_jsonb(t)::text as row from public.${identifier(String(name))} t order by 1`,
    );
    parts.push(`${String(name)}: ${rows.map((row) => String(row.row)).join(' ')}`);
  }
  return parts.join('\n');
}
