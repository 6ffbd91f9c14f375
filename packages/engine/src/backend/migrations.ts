import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { StudioDatabase } from './studioDatabase.ts';

/** The roles that a hosted Supabase project has from the start. */
const rolesSql = `
do $$ begin
  if not exists (select 1 from pg_roles where rolname = 'anon') then create role anon nologin; end if;
  if not exists (select 1 from pg_roles where rolname = 'authenticated') then create role authenticated nologin; end if;
  if not exists (select 1 from pg_roles where rolname = 'service_role') then create role service_role nologin bypassrls; end if;
end $$;
grant usage on schema public to anon, authenticated, service_role;
grant usage on schema auth to anon, authenticated, service_role;
create schema if not exists supabase_migrations;
create table if not exists supabase_migrations.schema_migrations (version text primary key, statements text[], name text);`;

/** Runs the migrations that a database lacks, each in a transaction with its history entry. */
export async function migrate(database: StudioDatabase, directory: string): Promise<void> {
  await database.exec(rolesSql);
  const { rows } = await database.query<{ version: string }>(
    'select version from supabase_migrations.schema_migrations',
  );
  const done = new Set(rows.map((row) => row.version));
  const files = (await readdir(directory)).filter((file) => file.endsWith('.sql')).toSorted();
  for (const file of files) {
    const [version = file, ...name] = file.replace(/\.sql$/, '').split('_');
    if (done.has(version)) continue;
    const sql = await readFile(join(directory, file), 'utf8');
    await database.transaction(async (transaction) => {
      await transaction.exec(sql);
      await transaction.query(
        'insert into supabase_migrations.schema_migrations (version, name) values ($1, $2)',
        [version, name.join('_')],
      );
    });
  }
}
