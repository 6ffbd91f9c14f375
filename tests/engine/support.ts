import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { PGlite } from '@electric-sql/pglite';
import { bootstrapSql } from '../../packages/engine/src/database/bootstrap.ts';
import { isolate } from '../../packages/engine/src/database/isolation.ts';
import { pgliteSession } from '../../packages/engine/src/pglite/session.ts';
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

/** A project database in a folder, created if it is missing; a fresh one in memory without a folder. */
export async function freshDatabase(
  folder?: string,
): Promise<{ session: SqlSession; close: () => Promise<void> }> {
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
