import { getStorageSchemaSql } from '@supabase/lite';
import { literal, type SqlSession } from '../database/session.ts';
import { alone } from '../projectApi/accountsSchema.ts';

/** Marks in the database which version of the library its files are for; change it with the dependency. */
const mark = 'saywright files 2, supabase-lite 0.10.0';

/** Access rules decide who sees which files; without one, only a secret key does. */
const rights = `
grant usage on schema storage to anon, authenticated, service_role;
revoke all on storage.buckets, storage.objects from anon, authenticated;
grant select, insert, update, delete on storage.buckets, storage.objects to anon, authenticated;
grant all on storage.buckets, storage.objects to service_role;`;

/** Gives a project database the tables of files, once, in one transaction. */
export async function prepareStorage(session: SqlSession): Promise<void> {
  const marked = `select obj_description(oid, 'pg_namespace') as mark from pg_namespace where nspname = 'storage'`;
  await alone(session, marked, mark, async () => {
    await session.run(getStorageSchemaSql());
    await session.run(`${rights} comment on schema storage is ${literal(mark)}`);
  });
}
