import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { isolate } from '../../packages/engine/src/database/isolation.ts';
import { enginePaths } from '../../packages/engine/src/paths.ts';
import { openPglite } from '../../packages/engine/src/pglite/open.ts';
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

/** A project database in a folder, created if it is missing; without one, in a folder that goes when it is closed. */
export async function freshDatabase(folder?: string): Promise<TestDatabase> {
  const server = folder === undefined ? givenServer() : undefined;
  if (server) return serverDatabase(server);
  const own = folder === undefined ? mkdtempSync(join(tmpdir(), 'saywright-database-')) : undefined;
  const database = await openPglite(folder ?? join(own ?? '', 'project'), enginePaths.projectTemplate);
  const session = pgliteSession(database);
  // The built template may be older than the source.
  await isolate(session);
  return {
    session,
    close: async () => {
      await database.close();
      if (own !== undefined) rmSync(own, { recursive: true, force: true });
    },
  };
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
