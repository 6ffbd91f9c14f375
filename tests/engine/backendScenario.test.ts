import { filesCommands, projectApiCommands } from '@saywright/engine/protocol';
import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import {
  customerOf,
  customerPassword as password,
  fetchSites,
  projectClient,
} from '../support/projectClient.ts';
import { deviceOf, type Device } from '../support/studioClient.ts';
import { studioEngine, type StudioEngine } from '../support/studioEngine.ts';
import { carryOut } from '../support/carryOut.ts';

let studio: StudioEngine;
let founder: Device;
let api: { readonly url: string; readonly publishableKey: string };
let visitor: SupabaseClient;
let server: SupabaseClient;
let ben: SupabaseClient;
let cleo: SupabaseClient;

/** Requests of the clients, each of which was looked at. */
let steps = 0;

/** The answer to a request. */
async function step<Answer extends { readonly error: unknown }>(work: PromiseLike<Answer>): Promise<Answer> {
  steps += 1;
  return work;
}
/** The data of a request that must succeed. */
async function dataOf<Answer extends { readonly data: unknown; readonly error: unknown }>(
  work: PromiseLike<Answer>,
): Promise<Extract<Answer, { readonly error: null }>['data']> {
  const { data, error } = await step(work);
  expect(error).toBeNull();
  return data;
}
/** The status or the code of a request that must be refused. */
async function refusal(
  work: PromiseLike<{
    readonly error: { readonly code?: string | undefined; readonly status?: unknown } | null;
  }>,
): Promise<unknown> {
  const { error } = await step(work);
  expect(error).not.toBeNull();
  return error?.code ?? error?.status;
}
beforeAll(async () => {
  studio = await studioEngine({ sitesUrl: () => 'http://localhost:4322', limitMs: 60_000 });
  founder = await deviceOf(studio, 'ada@example.org');
  for (const instruction of [
    'create a table profiles with name and bio where each person sees only their own rows',
    'create a table authors with name, everyone can read it',
    'create a table books with title, pages as integer and price as decimal, everyone can read it',
    'add an optional author to books',
  ])
    await carryOut(founder, instruction);
  api = await founder.send(projectApiCommands.getProjectApi, {});
  await founder.send(filesCommands.createBucket, { name: 'avatars', isPublic: true, access: 'own-folder' });
  await founder.send(filesCommands.createBucket, { name: 'papers', isPublic: false, access: 'own-folder' });
  visitor = projectClient(studio, api);
  const { secretKey } = await founder.send(projectApiCommands.newSecretKey, {});
  server = projectClient(studio, { ...api, publishableKey: secretKey });
});
afterAll(() => studio.close());

test('two people register, sign in, change themselves and sign out', async () => {
  ben = await customerOf(studio, api, 'ben@example.org');
  cleo = await customerOf(studio, api, 'cleo@example.org');
  steps += 2;
  expect(await refusal(visitor.auth.signUp({ email: 'ben@example.org', password: 'short' }))).toBe(
    'weak_password',
  );
  const wrong = visitor.auth.signInWithPassword({ email: 'ben@example.org', password: 'not this one' });
  expect(await refusal(wrong)).toBe('invalid_credentials');
  expect((await dataOf(ben.auth.getUser())).user).toMatchObject({ email: 'ben@example.org' });
  const renamed = await dataOf(ben.auth.updateUser({ data: { nickname: 'B' } }));
  expect(renamed.user?.user_metadata).toMatchObject({ nickname: 'B' });
  expect((await dataOf(ben.auth.refreshSession())).user?.email).toBe('ben@example.org');
  const twice = projectClient(studio, api);
  await dataOf(twice.auth.signInWithPassword({ email: 'cleo@example.org', password }));
  const token = (await twice.auth.getSession()).data.session?.access_token ?? '';
  expect((await step(twice.auth.signOut({ scope: 'local' }))).error).toBeNull();
  expect(await refusal(projectClient(studio, api, token).from('profiles').select())).toBe(401);
  const listed = await dataOf(server.auth.admin.listUsers());
  expect(listed.users.map(({ email }) => email)).toEqual(['ben@example.org', 'cleo@example.org']);
  expect(await refusal(ben.auth.admin.listUsers())).toBe('not_admin');
});

test('each person keeps a profile that nobody else sees or changes', async () => {
  const profile = await dataOf(ben.from('profiles').insert({ name: 'Ben', bio: 'Baker' }).select().single());
  expect(profile).toMatchObject({ name: 'Ben' });
  const id: unknown = profile.id;
  expect(await dataOf(cleo.from('profiles').select())).toEqual([]);
  expect(await dataOf(visitor.from('profiles').select())).toEqual([]);
  expect(await dataOf(cleo.from('profiles').update({ bio: 'x' }).eq('id', id).select())).toEqual([]);
  expect(await dataOf(cleo.from('profiles').delete().eq('id', id).select())).toEqual([]);
  expect(await refusal(visitor.from('profiles').insert({ name: 'V', bio: 'v' }))).toBe('42501');
  expect(await refusal(cleo.from('profiles').insert({ id, name: 'C', bio: 'c' }))).toBe('23505');
  const changed = ben.from('profiles').update({ bio: 'Cook' }).eq('id', id).select('name, bio').single();
  expect(await dataOf(changed)).toEqual({ name: 'Ben', bio: 'Cook' });
  const upserted = ben.from('profiles').upsert({ id, name: 'Ben', bio: 'Chef' }).select('bio').single();
  expect(await dataOf(upserted)).toEqual({ bio: 'Chef' });
  expect(await dataOf(ben.from('profiles').select('bio').eq('id', id).maybeSingle())).toEqual({
    bio: 'Chef',
  });
  expect(await dataOf(cleo.from('profiles').select().eq('id', id).maybeSingle())).toBeNull();
});

test('rows are added, embedded, filtered, counted and paged', async () => {
  const [ann, bob] = await dataOf(
    server
      .from('authors')
      .insert([{ name: 'Ann' }, { name: 'Bob' }])
      .select(),
  );
  const books = [
    { title: 'A', pages: 100, price: 9.5, author_id: ann?.id },
    { title: 'B', pages: 200, price: 12.25, author_id: ann?.id },
    { title: 'C', pages: 300, price: 7, author_id: bob?.id },
    { title: 'D', pages: 400, price: 20, author_id: null },
  ];
  expect(await dataOf(server.from('books').insert(books).select('title'))).toHaveLength(4);
  const read = visitor.from('books');
  expect(await dataOf(read.select('title, authors(name)').order('title').limit(1))).toEqual([
    { title: 'A', authors: { name: 'Ann' } },
  ]);
  expect(await dataOf(visitor.from('authors').select('name, books(title)').order('name'))).toEqual([
    { name: 'Ann', books: [{ title: 'A' }, { title: 'B' }] },
    { name: 'Bob', books: [{ title: 'C' }] },
  ]);
  const inner = read.select('title, authors!inner(name)').eq('authors.name', 'Bob');
  expect(await dataOf(inner)).toEqual([{ title: 'C', authors: { name: 'Bob' } }]);
  const titles = async (query: PromiseLike<{ data: unknown; error: unknown }>): Promise<unknown> =>
    z
      .array(z.object({ title: z.string() }))
      .parse(await dataOf(query))
      .map(({ title }) => title);
  expect(await titles(read.select('title').gt('pages', 100).lte('price', 12.25).order('title'))).toEqual([
    'B',
    'C',
  ]);
  expect(await titles(read.select('title').or('title.eq.A,pages.gte.400').order('title'))).toEqual([
    'A',
    'D',
  ]);
  expect(await titles(read.select('title').is('author_id', null))).toEqual(['D']);
  expect(
    await titles(read.select('title').in('title', ['A', 'C']).order('title', { ascending: false })),
  ).toEqual(['C', 'A']);
  expect(await titles(read.select('title').ilike('title', 'b%'))).toEqual(['B']);
  expect(await titles(read.select('title').not('title', 'eq', 'A').order('title').range(1, 2))).toEqual([
    'C',
    'D',
  ]);
  const counted = await step(read.select('*', { count: 'exact', head: true }));
  expect([counted.count, counted.error]).toEqual([4, null]);
  expect(await refusal(read.select().single())).toBe('PGRST116');
  expect(await refusal(read.select('nothing'))).toBe('42703');
  expect(await refusal(visitor.from('missing').select())).toBe('PGRST205');
  expect(await refusal(visitor.rpc('missing'))).toBe('PGRST202');
  expect(await refusal(visitor.from('books').insert({ title: 'X', pages: 1, price: 1 }))).toBe('42501');
  expect(await refusal(server.from('books').insert({ title: 'X', pages: 'many', price: 1 }))).toBe('22P02');
  const dropped = server.from('books').delete().eq('title', 'D').select('title');
  expect(await dataOf(dropped)).toEqual([{ title: 'D' }]);
});

test('what the founder changes shows at once', async () => {
  await carryOut(founder, 'rename the table authors to writers');
  expect(await refusal(visitor.from('authors').select())).toBe('PGRST205');
  expect(await dataOf(visitor.from('writers').select('name, books(title)').eq('name', 'Bob'))).toEqual([
    { name: 'Bob', books: [{ title: 'C' }] },
  ]);
});

test('people keep files beside each other', async () => {
  const { user } = await dataOf(ben.auth.getUser());
  const path = `${user.id}/me.png`;
  const picture = new Blob(['png'], { type: 'image/png' });
  expect((await dataOf(ben.storage.from('avatars').upload(path, picture))).path).toBe(path);
  const [avatars, papers] = [ben.storage.from('avatars'), ben.storage.from('papers')];
  await dataOf(papers.upload(`${user.id}/a.txt`, new Blob(['a'])));
  expect(await refusal(papers.upload(`${user.id}/a.txt`, new Blob(['b'])))).toBe('Duplicate');
  expect(await refusal(cleo.storage.from('papers').upload(`${user.id}/x.txt`, new Blob(['x'])))).toBe(
    'Unauthorized',
  );
  expect(await refusal(cleo.storage.from('papers').download(`${user.id}/a.txt`))).toBe('NoSuchKey');
  expect(await dataOf(cleo.storage.from('papers').list(user.id))).toEqual([]);
  expect((await dataOf(papers.list(user.id)))?.map(({ name }) => name)).toEqual(['a.txt']);
  expect(await refusal(visitor.storage.from('papers').download(`${user.id}/a.txt`))).toBe('NoSuchKey');
  await dataOf(papers.move(`${user.id}/a.txt`, `${user.id}/b.txt`));
  await dataOf(papers.copy(`${user.id}/b.txt`, `${user.id}/c.txt`));
  expect(await (await dataOf(papers.download(`${user.id}/c.txt`)))?.text()).toBe('a');
  expect((await dataOf(papers.createSignedUrl(`${user.id}/c.txt`, 60)))?.signedUrl).toContain('token=');
  expect(await dataOf(papers.remove([`${user.id}/b.txt`, `${user.id}/c.txt`]))).toHaveLength(2);
  const { publicUrl } = avatars.getPublicUrl(path).data;
  steps += 1;
  expect(await (await fetchSites(studio)(publicUrl)).text()).toBe('png');
});

test('an account that is deleted is gone for its tokens too', async () => {
  const { user } = await dataOf(cleo.auth.getUser());
  await dataOf(server.from('profiles').delete().eq('user_id', user.id));
  await dataOf(server.auth.admin.deleteUser(user.id));
  expect(await refusal(cleo.from('profiles').select())).toBe(401);
  expect(await refusal(cleo.auth.getUser())).toBe('user_not_found');
  expect(steps).toBeGreaterThanOrEqual(60);
});
