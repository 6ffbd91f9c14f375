import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { backendPlaces, testBackend, type TestBackend } from '../support/backends.ts';
import { personTables } from '../support/studioTables.ts';

let place: TestBackend;

/** Starts the backend, asks it as a visitor and as a person, and ends it. */
async function startAndAsk(email: string): Promise<void> {
  const backend = await place.open();
  const ask = (path: string, headers: Record<string, string>, body?: object): Promise<Response> =>
    backend.fetch(
      new Request(`${backend.url}${path}`, {
        headers: { apikey: backend.publishableKey, 'content-type': 'application/json', ...headers },
        ...(body && { method: 'POST', body: JSON.stringify(body) }),
      }),
    );
  const signedUp = await ask('/auth/v1/signup', {}, { email, password: 'correct horse 1' });
  const { access_token: token } = z.object({ access_token: z.string() }).parse(await signedUp.json());
  for (const table of personTables) {
    expect((await ask(`/rest/v1/${table}`, {})).status).toBe(401);
    expect((await ask(`/rest/v1/${table}`, { authorization: `Bearer ${token}` })).status).toBe(200);
  }
  await backend.close();
}

const heldSchema = z.array(z.object({ held: z.string(), rights: z.string() }));

/** What visitors and signed-in people may do, as the catalog has it: by table, sequence and function. */
async function rights(): Promise<Readonly<Record<string, string>>> {
  const rows = await place.sql(`
    select role || ' ' || n.nspname || '.' || c.relname as held,
      string_agg(p, ', ' order by p) as rights
    from pg_class c join pg_namespace n on n.oid = c.relnamespace,
      unnest(array['anon', 'authenticated']) role,
      unnest(array['select', 'insert', 'update', 'delete', 'truncate', 'references', 'trigger']) p
    where n.nspname in ('public', 'auth', 'supabase_migrations') and c.relkind in ('r', 'v')
      and has_table_privilege(role, c.oid, p)
    group by 1
    union all
    select role || ' ' || c.oid::regclass::text, 'sequence' from pg_class c, unnest(array['anon', 'authenticated']) role
    where c.relkind = 'S' and c.relnamespace = 'public'::regnamespace
      and has_sequence_privilege(role, c.oid, 'usage, select, update')
    union all
    select role || ' ' || f.oid::regprocedure::text, 'execute' from pg_proc f, unnest(array['anon', 'authenticated']) role
    where f.pronamespace = 'public'::regnamespace and has_function_privilege(role, f.oid, 'execute')
    order by 1`);
  return Object.fromEntries(heldSchema.parse(rows).map((row) => [row.held, row.rights]));
}

describe.each(backendPlaces())('%s', (...[, server]) => {
  beforeAll(async () => {
    place = await testBackend(server);
  });
  afterAll(() => place.remove());

  test('visitors hold no right on any table, and people only what theirs need, after two starts', async () => {
    await startAndAsk('first@example.org');
    await startAndAsk('second@example.org');
    expect(await rights()).toEqual({
      'authenticated public.profiles': 'insert, select, update',
      'authenticated public.preferences': 'insert, select, update',
      'authenticated public.projects': 'select',
      'authenticated public.operations': 'select',
      'authenticated public.journal': 'select',
      'authenticated public.orders': 'select',
      'authenticated public.plan_periods': 'select',
      'authenticated public.conversations': 'select',
      'authenticated public.conversation_turns': 'select',
    });
  });

  test('a database whose rights were given away by an earlier version gets the same ones back', async () => {
    await place.sql(`
      grant all on all tables in schema public to anon, authenticated;
      alter default privileges in schema public grant all on tables to anon, authenticated;
      delete from supabase_migrations.schema_migrations where version in ('20261123000000', '20261123160000');
      drop table public.preferences;
      drop table public.conversation_turns;
      drop table public.conversations;
      drop function public.prune_turns();
      drop function public.prune_conversations();
      drop trigger begin_profile on auth.users;
      drop function public.begin_profile();
      drop function public.person_name(text);`);
    await startAndAsk('third@example.org');
    expect(Object.keys(await rights()).filter((held) => held.startsWith('anon'))).toEqual([]);
  });
});
