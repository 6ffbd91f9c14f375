import type { PGlite } from '@electric-sql/pglite';
import { getStorageSchemaSql } from '@supabase/lite';

/** Marks in the database which version of the library its files are for; change it with the dependency. */
const mark = 'saywright files 2, supabase-lite 0.10.0';

/** Access rules decide who sees which files; without one, only a secret key does. */
const rights = `
grant usage on schema storage to anon, authenticated, service_role;
revoke all on storage.buckets, storage.objects from anon, authenticated;
grant select, insert, update, delete on storage.buckets, storage.objects to anon, authenticated;
grant all on storage.buckets, storage.objects to service_role;`;

/** Gives a project database the tables of files, once, in one transaction. */
export async function prepareStorage(database: PGlite): Promise<void> {
  const { rows } = await database.query<{ mark: string | null }>(
    `select obj_description(to_regnamespace('storage'), 'pg_namespace') as mark`,
  );
  if (rows[0]?.mark === mark) return;
  await database.transaction(async (transaction) => {
    await transaction.exec(getStorageSchemaSql());
    await transaction.exec(`${rights} comment on schema storage is '${mark}'`);
  });
}
