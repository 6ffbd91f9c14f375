import { getAuthSchemaSql } from '@supabase/lite';
import { z } from 'zod';
import { beginAlone, literal, type SqlSession } from '../database/session.ts';

/** Marks in the database which version of the library its accounts are for; change it with the dependency. */
const mark = 'saywright accounts, supabase-lite 0.10.0';

/** Columns of the library's table of people that a project's lacks, in an order in which they can be added. */
const missingColumns = `
select format('alter table auth.users add column %I %s', a.attname, format_type(a.atttypid, a.atttypmod))
  || case when a.attgenerated = 's' then ' generated always as (' || pg_get_expr(d.adbin, d.adrelid) || ') stored'
          when d.adbin is not null then ' default ' || pg_get_expr(d.adbin, d.adrelid) else '' end
  || case when a.attnotnull then ' not null' else '' end as statement
from pg_attribute a left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
where a.attrelid = 'saywright_accounts.users'::regclass and a.attnum > 0 and not a.attisdropped
  and not exists (select from pg_attribute b where b.attrelid = 'auth.users'::regclass and b.attname = a.attname)
order by a.attgenerated = 's', a.attnum`;

/**
 * What plans, questions and keys may see of people: nothing that opens an account. Own functions stay as they are, with
 * the role from the claims.
 */
const rights = `
revoke all on auth.users from saywright_plan, service_role;
grant select (id, email, created_at, last_sign_in_at), references (id) on auth.users to saywright_plan;
grant select (id, email, created_at, last_sign_in_at) on auth.users to service_role;
alter default privileges for role saywright_plan in schema public
  grant usage, select, update on sequences to anon, authenticated, service_role;
do $$ declare found record; begin
  for found in select oid::regclass as name from pg_class where relkind = 'S' and relnamespace = 'public'::regnamespace loop
    execute format('grant usage, select, update on sequence %s to anon, authenticated, service_role', found.name);
  end loop;
end $$;`;

/** Blocked accounts are looked for after each request about accounts, so finding them must not read everybody. */
const blockedIndex =
  'create index if not exists users_blocked_idx on auth.users (banned_until) where banned_until is not null';

/** Does work once in the life of a database, in one transaction, unless `sql` finds its mark. */
export async function alone(
  session: SqlSession,
  sql: string,
  wanted: string,
  work: () => Promise<void>,
): Promise<void> {
  const isDone = async (): Promise<boolean> => (await session.query(sql))[0]?.['mark'] === wanted;
  if (await isDone()) return;
  await beginAlone(session);
  try {
    // Somebody else may have done it while this one waited.
    if (!(await isDone())) await work();
    await session.run('commit');
  } catch (error) {
    await session.run('rollback');
    throw error;
  }
}

/** Gives a project database the tables of sign-ins; people and references to them stay. */
export async function prepareAccounts(session: SqlSession): Promise<void> {
  const marked = `select obj_description('auth'::regnamespace, 'pg_namespace') as mark`;
  await alone(session, marked, mark, () => addAccounts(session));
  const indexed = `select relname::text as mark from pg_class where relname = 'users_blocked_idx'`;
  await alone(session, indexed, 'users_blocked_idx', () => session.run(blockedIndex));
}

const statements = z.array(z.object({ statement: z.string() }));

async function addAccounts(session: SqlSession): Promise<void> {
  const schema = getAuthSchemaSql();
  await session.run(
    schema
      .replaceAll(/\bauth\./gu, 'saywright_accounts.')
      .replaceAll(/\bSCHEMA IF NOT EXISTS auth\b/giu, 'SCHEMA saywright_accounts'),
  );
  for (const { statement } of statements.parse(await session.query(missingColumns)))
    await session.run(statement);
  await session.run('drop schema saywright_accounts cascade');
  await session.run(`alter table auth.users alter column email type varchar(255), add unique (phone),
    add check (email_change_confirm_status between 0 and 2)`);
  await session.run(schema);
  await session.run(rights);
  await session.run(`comment on schema auth is ${literal(mark)}`);
}
