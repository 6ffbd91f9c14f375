import { PostgrestClient } from '@supabase/postgrest-js';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import type { Backend } from '../../packages/engine/src/ports/backend.ts';
import { backendPlaces, testBackend, type TestBackend } from '../support/backends.ts';

let place: TestBackend;
let backend: Backend;

const sessionSchema = z.object({ access_token: z.string(), user: z.object({ id: z.string() }) });
type Session = z.infer<typeof sessionSchema>;

async function request(path: string, method: string, body?: unknown, session?: Session): Promise<Response> {
  const headers = new Headers({
    apikey: backend.publishableKey,
    'content-type': 'application/json',
    prefer: 'return=representation',
  });
  if (session) headers.set('authorization', `Bearer ${session.access_token}`);
  return backend.fetch(
    new Request(`${backend.url}${path}`, {
      method,
      headers,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    }),
  );
}

async function signUp(email: string): Promise<Session> {
  const response = await request('/auth/v1/signup', 'POST', { email, password: 'correct horse 1' });
  return sessionSchema.parse(await response.json());
}

describe.each(backendPlaces())('the backend %s', (...[, server]) => {
  beforeAll(async () => {
    place = await testBackend(server);
    backend = await place.open();
  });
  afterAll(async () => {
    await backend.close();
    await place.remove();
  });

  test('keeps a password as a hash that is costly to guess', async () => {
    // Tests make it cheap; people do not.
    vi.stubEnv('LITE_AUTH_BCRYPT_COST', undefined);
    const { user } = await signUp('costly@example.org');
    vi.unstubAllEnvs();
    const { rows } = await backend.attempts.query({
      text: 'select encrypted_password from auth.users where id = $1',
      values: [user.id],
    });
    expect(JSON.stringify(rows)).toContain('$2b$10$');
  });

  test('never shows one person the rows of another, however many ask at once', async () => {
    const people = await Promise.all([signUp('a@example.org'), signUp('b@example.org')]);
    for (const person of people)
      expect(
        (
          await request(
            `/rest/v1/profiles?id=eq.${person.user.id}`,
            'PATCH',
            { first_name: person.user.id },
            person,
          )
        ).status,
      ).toBe(200);
    const answers = await Promise.all(
      Array.from({ length: 200 }, async (_, index) => {
        const person = people[index % 2];
        const response = await request('/rest/v1/profiles?select=id', 'GET', undefined, person);
        return {
          expected: person?.user.id,
          rows: z.array(z.object({ id: z.string() })).parse(await response.json()),
        };
      }),
    );
    expect(answers.filter(({ expected, rows }) => rows.length !== 1 || rows[0]?.id !== expected)).toEqual([]);
  });

  test('leaves no role and no claims of a request for the next one', async () => {
    const person = await signUp('trace@example.org');
    const text = `select current_user = session_user as "isOwn", coalesce(current_setting('request.jwt.claims', true), '') as claims,
      coalesce(current_setting('request.jwt.claim.sub', true), '') as sub`;
    const found = await Promise.all(
      Array.from({ length: 20 }, async () => {
        await request('/rest/v1/profiles?select=id', 'GET', undefined, person);
        return (await backend.attempts.query({ text })).rows;
      }),
    );
    expect(
      found.flat().filter((row) => JSON.stringify(row) !== '{"isOwn":true,"claims":"","sub":""}'),
    ).toEqual([]);
  });

  test('makes one account of two sign-ups with the same address at once, and says so to the other', async () => {
    const account = { email: 'twins@example.org', password: 'correct horse 1' };
    const answers = await Promise.all([1, 2, 3].map(() => request('/auth/v1/signup', 'POST', account)));
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      200, 422, 422,
    ]);
    const { rows } = await backend.attempts.query({
      text: 'select id from auth.users where email = $1',
      values: [account.email],
    });
    expect(rows).toHaveLength(1);
  });

  test('lets nobody write a profile that is not theirs, or any operation at all', async () => {
    const [person, other] = [await signUp('c@example.org'), await signUp('d@example.org')];
    expect((await request('/rest/v1/profiles', 'POST', { id: other.user.id }, person)).status).toBe(403);
    expect((await request('/rest/v1/operations', 'POST', { id: person.user.id }, person)).status).toBe(403);
    expect(
      (await request('/rest/v1/projects', 'POST', { owner: person.user.id, name: 'x' }, person)).status,
    ).toBe(403);
    expect(
      (
        await request(
          '/rest/v1/rpc/append_journal',
          'POST',
          { p_operation: person.user.id, p_event: 'executed', p_detail: {} },
          person,
        )
      ).status,
    ).toBe(403);
  });

  test('shows a visitor nothing and accepts no request without a key', async () => {
    expect((await request('/rest/v1/profiles', 'GET')).status).toBe(401);
    const keyless = await backend.fetch(new Request(`${backend.url}/rest/v1/profiles`));
    expect(keyless.status).toBe(401);
  });

  test('refuses a short password', async () => {
    const response = await request('/auth/v1/signup', 'POST', {
      email: 'short@example.org',
      password: '123',
    });
    expect(response.status).toBe(422);
  });

  test('keeps 10,000 rows of one request, or none when one of them is bad', async () => {
    const person = await signUp('rows@example.org');
    const asServer = (method: string, path: string, prefer: string, body?: unknown): Promise<Response> =>
      backend.fetch(
        new Request(`${backend.url}/rest/v1/${path}`, {
          method,
          headers: { apikey: backend.secretKey, 'content-type': 'application/json', prefer },
          ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        }),
      );
    const project = await asServer('POST', 'projects', 'return=representation', {
      owner: person.user.id,
      name: 'p',
    });
    const [{ id: projectId }] = z.tuple([z.object({ id: z.string() })]).parse(await project.json());
    const rows = Array.from({ length: 10_000 }, (_, index) => ({
      id: crypto.randomUUID(),
      project_id: projectId,
      owner: person.user.id,
      instruction: `${index}: it’s $1, ($2) and "default"`,
      service: 'database',
      type: 'data',
      state: 'executed',
      risk: 'low',
      plan: { index, list: [index] },
      sql_hash: 'h',
    }));
    const kept = async (type: string): Promise<string | null> =>
      (
        await asServer('HEAD', `operations?project_id=eq.${projectId}&type=eq.${type}`, 'count=exact')
      ).headers.get('content-range');

    const withStranger = rows.map((row, index) => (index === 9_999 ? { ...row, owner: row.id } : row));
    expect((await asServer('POST', 'operations', 'return=minimal', withStranger)).status).toBe(409);
    expect(await kept('data')).toBe('*/0');

    const path = 'operations?select=id,instruction,plan';
    const added = await asServer('POST', path, 'return=representation', rows);
    expect(added.status).toBe(201);
    expect(await added.json()).toEqual(rows.map(({ id, instruction, plan }) => ({ id, instruction, plan })));

    const changed = rows.map((row) => ({ ...row, type: 'schema' }));
    const prefer = 'resolution=merge-duplicates,return=minimal';
    expect((await asServer('POST', 'operations?on_conflict=id', prefer, changed)).ok).toBe(true);
    expect(await kept('schema')).toMatch(/\/10000$/u);
  });

  test('keeps accounts over a restart', async () => {
    await signUp('kept@example.org');
    await backend.close();
    backend = await place.open();
    const response = await request('/auth/v1/token?grant_type=password', 'POST', {
      email: 'kept@example.org',
      password: 'correct horse 1',
    });
    expect(response.status).toBe(200);
  });

  test('keeps a journal in which a changed entry shows', async () => {
    const person = await signUp('journal@example.org');
    const rest = new PostgrestClient(`${backend.url}/rest/v1`, {
      headers: { apikey: backend.secretKey },
      fetch: (input, init) => backend.fetch(new Request(input, init)),
    });
    const project = await rest
      .from('projects')
      .insert({ owner: person.user.id, name: 'p' })
      .select('id')
      .single();
    const projectId = z.object({ id: z.string() }).parse(project.data).id;
    const ids = ['00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002'];
    const row = {
      project_id: projectId,
      owner: person.user.id,
      instruction: 'x',
      service: 'database',
      type: 'data',
      state: 'executed',
      risk: 'low',
      plan: {},
      sql_hash: 'h',
    };
    await rest.from('operations').insert(ids.map((id) => ({ ...row, id })));
    for (const id of [...ids, ...ids])
      await rest.rpc('append_journal', { p_operation: id, p_event: 'executed', p_detail: { id } });
    const entries = await rest
      .from('journal')
      .select('seq, previous_hash, hash')
      .eq('project_id', projectId)
      .order('seq');
    expect(entries.data).toHaveLength(2);
    expect(entries.data?.[1]?.previous_hash).toBe(entries.data?.[0]?.hash);
    expect((await rest.rpc('broken_journal_entry', { p_project: projectId })).data).toBeNull();
    await rest
      .from('journal')
      .update({ detail: { id: 'forged' } })
      .eq('seq', entries.data?.[0]?.seq);
    expect((await rest.rpc('broken_journal_entry', { p_project: projectId })).data).toBe(
      entries.data?.[0]?.seq,
    );
  });
});
