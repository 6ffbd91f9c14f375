import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  commands,
  filesCommands,
  importPath,
  projectApiCommands,
  projectCopiesCommands,
  projectsCommands,
} from '@saywright/engine/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import {
  customerOf,
  customerPassword as password,
  fetchSites,
  projectClient,
} from '../support/projectClient.ts';
import { changedExport } from '../support/exportFile.ts';
import { deviceOf, type Device } from '../support/studioClient.ts';
import { siteUrl } from '../support/askEngine.ts';
import { carryOut } from '../support/carryOut.ts';
import { studioEngine, type StudioEngine } from '../support/studioEngine.ts';

const answerSchema = z.object({
  result: z.object({ id: z.string(), name: z.string() }).optional(),
  error: z.object({ message: z.string() }).optional(),
});

let studio: StudioEngine;
let founder: Device;
let shop: string;
let benId: string;

async function exported(projectId: string): Promise<Uint8Array<ArrayBuffer>> {
  const { path, bytes } = await founder.send(projectCopiesCommands.exportProject, { projectId });
  const answer = await studio.ask(path);
  const file = new Uint8Array(await answer.arrayBuffer());
  expect([answer.status, file.length]).toEqual([200, bytes]);
  // Once only.
  expect((await studio.ask(path)).status).toBe(404);
  return file;
}
async function imported(
  who: Device,
  file: Uint8Array<ArrayBuffer>,
  name?: string,
): Promise<z.infer<typeof answerSchema>> {
  const query = name === undefined ? '' : `?name=${encodeURIComponent(name)}`;
  const answer = await studio.engine().fetch(
    new Request(`${siteUrl}${importPath}${query}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${who.token}` },
      body: file,
    }),
    { incoming: { socket: { remoteAddress: '192.0.2.1' } } },
  );
  return answerSchema.parse(await answer.json());
}
const named = async (who: Device): Promise<readonly string[]> =>
  (await who.send(projectsCommands.listProjects, {})).projects.map(({ name }) => name);

beforeAll(async () => {
  studio = await studioEngine({ sitesUrl: () => 'http://localhost:4322', limitMs: 60_000 });
  founder = await deviceOf(studio, 'ada@example.org');
  for (const instruction of [
    'create a table notes with text where each person sees only their own rows',
    'create a table products with name, a unique code and price as decimal, everyone can read it',
  ])
    await carryOut(founder, instruction);
  const api = await founder.send(projectApiCommands.getProjectApi, {});
  await founder.send(filesCommands.createBucket, { name: 'photos', isPublic: false, access: 'own-folder' });
  const { secretKey } = await founder.send(projectApiCommands.newSecretKey, {});
  const server = projectClient(studio, { ...api, publishableKey: secretKey });
  await server.from('products').insert({ name: "O'Brien \\ ü", code: 'a1', price: 9.5 });
  const ben = await customerOf(studio, api, 'ben@example.org');
  benId = (await ben.auth.getUser()).data.user?.id ?? '';
  await ben.from('notes').insert({ text: 'tab\tline\nnull \\N' });
  await ben.storage.from('photos').upload(`${benId}/a.txt`, new Blob(['photo']));
  const page = `<!doctype html><title>Shop</title><script>const key = '${api.publishableKey}'</script>`;
  shop = (await founder.send(commands.getProject, {})).id;
  await founder.send(commands.codeStatus, {});
  await writeFile(join(studio.directory, 'code', shop, 'files', 'public', 'index.html'), page);
  await carryOut(founder, 'save my files as page');
  await carryOut(founder, 'publish my site');
});
afterAll(() => studio.close());

/** Everything of a project as its people and its founder see it. */
async function look(who: Device): Promise<unknown> {
  const api = await who.send(projectApiCommands.getProjectApi, {});
  const client = projectClient(studio, api);
  const { error } = await client.auth.signInWithPassword({ email: 'ben@example.org', password });
  const { tables } = await who.send(commands.getProject, {});
  const { data: photo } = await client.storage.from('photos').download(`${benId}/a.txt`);
  const page = await (await fetchSites(studio)(`${api.url}/`)).text();
  const code = await who.send(commands.codeStatus, {});
  return {
    tables: tables.map(({ name, columns, rowSecurity }) => ({ name, columns, rowSecurity })),
    products: (await projectClient(studio, api).from('products').select('name, code, price')).data,
    notes: (await client.from('notes').select('text')).data,
    strangersNotes: (await projectClient(studio, api).from('notes').select('text')).data,
    signedIn: error === null,
    photo: await photo?.text(),
    buckets: (await who.send(filesCommands.listBuckets, {})).buckets,
    hasKey: page.includes(api.publishableKey),
    saves: code.commits
      .map(({ message }) => message)
      .filter((message) => !message.startsWith('Use the address')),
  };
}

test('an export is a whole project: imported by somebody else, it works, and the first stays as it was', async () => {
  const before = await look(founder);
  expect(before).toMatchObject({
    products: [{ name: expect.any(String), code: 'a1', price: '9.50' }],
    notes: [{ text: 'tab\tline\nnull \\N' }],
    strangersNotes: [],
    signedIn: true,
    photo: 'photo',
    hasKey: true,
  });
  const eve = await deviceOf(studio, 'eve@example.org');
  const { result } = await imported(eve, await exported(shop), 'Copy');
  expect(result?.name).toBe('Copy');
  expect(await look(eve)).toEqual(before);
  const again = await imported(eve, await exported(shop));
  expect(again.result?.name).toBe('my-project 2');
  await eve.send(projectsCommands.openProject, { projectId: result?.id ?? '' });
  const api = await eve.send(projectApiCommands.getProjectApi, {});
  const { secretKey } = await eve.send(projectApiCommands.newSecretKey, {});
  const server = projectClient(studio, { ...api, publishableKey: secretKey });
  expect((await server.from('products').insert({ name: 'x', code: 'a1', price: 1 })).error?.code).toBe(
    '23505',
  );
  await carryOut(eve, 'rename the table products to goods');
  await server.storage.from('photos').remove([`${benId}/a.txt`]);
  await server.from('notes').delete().neq('text', '');
  expect(await look(founder)).toEqual(before);
});

test('a project is duplicated with everything, or without rows, people and files', async () => {
  const { id } = await founder.send(projectCopiesCommands.duplicateProject, {
    projectId: shop,
    name: 'Empty',
    withData: false,
  });
  expect((await founder.send(projectsCommands.listProjects, {})).currentId).toBe(id);
  expect(await look(founder)).toMatchObject({
    tables: [{ name: 'notes' }, { name: 'products' }],
    products: [],
    signedIn: false,
    buckets: [{ name: 'photos', access: 'own-folder', files: 0 }],
    hasKey: true,
  });
  await expect(
    founder.send(projectCopiesCommands.duplicateProject, { projectId: shop, name: 'empty', withData: true }),
  ).rejects.toThrow(/already have a project called/u);
  await founder.send(projectCopiesCommands.duplicateProject, {
    projectId: shop,
    name: 'Full',
    withData: true,
  });
  expect(await look(founder)).toMatchObject({ notes: [{}], signedIn: true, photo: 'photo' });
  await expect(
    founder.send(projectCopiesCommands.duplicateProject, { projectId: shop, name: 'More', withData: false }),
  ).rejects.toThrow(/You have 3 projects/u);
});

test('an archived project is offline, does not count, and returns as it was', async () => {
  await founder.send(projectsCommands.openProject, { projectId: shop });
  const before = await look(founder);
  const { url } = await founder.send(projectApiCommands.getProjectApi, {});
  const archived = await founder.send(projectCopiesCommands.archiveProject, { projectId: shop });
  expect(archived.archivedAt).not.toBeNull();
  expect((await fetchSites(studio)(`${url}/`)).status).toBe(404);
  await studio.restart();
  expect((await fetchSites(studio)(`${url}/`)).status).toBe(404);
  await expect(founder.send(commands.getProject, { projectId: shop })).rejects.toThrow(/is archived/u);
  const { id } = await founder.send(projectsCommands.createProject, { name: 'Third' });
  await expect(founder.send(projectCopiesCommands.returnProject, { projectId: shop })).rejects.toThrow(
    /You have 3 projects/u,
  );
  await founder.send(projectsCommands.deleteProject, { projectId: id });
  await founder.send(projectCopiesCommands.returnProject, { projectId: shop });
  await founder.send(projectsCommands.openProject, { projectId: shop });
  expect(await look(founder)).toEqual(before);
  const other = await deviceOf(studio, 'eve@example.org');
  for (const work of [
    () => other.send(projectCopiesCommands.archiveProject, { projectId: shop }),
    () => other.send(projectCopiesCommands.returnProject, { projectId: shop }),
    () => other.send(projectCopiesCommands.exportProject, { projectId: shop }),
    () =>
      other.send(projectCopiesCommands.duplicateProject, { projectId: shop, name: 'Mine', withData: true }),
  ])
    await expect(work()).rejects.toThrow('You have no such project.');
});

describe('a file that is no export, or was changed,', () => {
  let file: Uint8Array<ArrayBuffer>;
  let stranger: Device;
  beforeAll(async () => {
    file = await exported(shop);
    stranger = await deviceOf(studio, 'finn@example.org');
    await named(stranger);
  });

  const database = z.looseObject({
    tables: z.array(
      z.looseObject({ policies: z.array(z.looseObject({})), columns: z.array(z.looseObject({})) }),
    ),
  });
  const withDatabase = (change: (dump: z.infer<typeof database>) => void) => async (folder: string) => {
    const path = join(folder, 'database', 'database.json');
    const dump = database.parse(JSON.parse(await readFile(path, 'utf8')));
    change(dump);
    await writeFile(path, JSON.stringify(dump));
  };

  test.each<[string, () => Promise<Uint8Array<ArrayBuffer>>, RegExp]>([
    ['random bytes', async () => new Uint8Array(3000).fill(7), /not an export/u],
    ['nothing', async () => new Uint8Array(), /not an export/u],
    ['half a file', async () => file.slice(0, file.length / 2), /not an export|missing|damaged/u],
    [
      'a changed part',
      () => changedExport(file, false, (folder) => writeFile(join(folder, 'code', 'README.md'), 'x')),
      /part code\/README\.md is damaged/u,
    ],
    [
      'a missing part',
      () => changedExport(file, false, (folder) => rm(join(folder, 'code', 'README.md'))),
      /is missing/u,
    ],
    [
      'an archive of something else',
      () =>
        changedExport(file, false, (folder) => writeFile(join(folder, 'manifest.json'), '{"format":"x"}')),
      /not an export/u,
    ],
    [
      'a link that leads out of it',
      () => changedExport(file, false, (folder) => symlink('/etc/passwd', join(folder, 'code', 'link'))),
      /not an export/u,
    ],
    [
      'a newer version',
      () =>
        changedExport(file, false, async (folder) => {
          const path = join(folder, 'manifest.json');
          await writeFile(path, (await readFile(path, 'utf8')).replace('"version":1', '"version":2'));
        }),
      /newer version/u,
    ],
    [
      'a function that no plan may call',
      () =>
        changedExport(
          file,
          true,
          withDatabase(({ tables }) => {
            const [column] = tables[0]?.columns ?? [];
            Object.assign(column ?? {}, { type: 'text', default: "pg_read_file('/etc/passwd')" });
          }),
        ),
      /no plan could have made/u,
    ],
    [
      'a statement in a name',
      () =>
        changedExport(
          file,
          true,
          withDatabase(({ tables }) => {
            const [policy] = tables[0]?.policies ?? [];
            Object.assign(policy ?? {}, { using: 'true); drop role anon; select (true' });
          }),
        ),
      /no plan could have made/u,
    ],
    [
      'no repository',
      () =>
        changedExport(file, true, async (folder) => {
          await writeFile(join(folder, 'code', '.git', 'HEAD'), '\0');
        }),
      /repository cannot be read/u,
    ],
  ])('%s is refused with a sentence, and leaves nothing', async (_name, make, message) => {
    const before = await readdir(join(studio.directory, 'projects'));
    const { result, error } = await imported(stranger, await make());
    expect(result).toBeUndefined();
    expect(error?.message).toMatch(message);
    expect(await named(stranger)).toEqual(['my-project']);
    expect(await readdir(join(studio.directory, 'projects'))).toEqual(before);
  });

  test('is imported by nobody who is not signed in', async () => {
    const { error } = await imported({ ...stranger, token: 'none' }, file);
    expect(error?.message).toMatch(/session has ended/u);
  });
});

test('an import that a crash interrupted is removed at the next start', async () => {
  const someone = await deviceOf(studio, 'gus@example.org');
  await named(someone);
  const { id } = await someone.send(projectsCommands.createProject, { name: 'Half' });
  await someone.send(commands.getProject, {});
  const pending = join(studio.directory, 'transfers', 'pending');
  await mkdir(pending, { recursive: true });
  await writeFile(join(pending, id), '');
  await studio.restart();
  await studio.engine().recover();
  expect(await named(someone)).toEqual(['my-project']);
  expect(existsSync(join(studio.directory, 'projects', id))).toBe(false);
  expect(await readdir(pending)).toEqual([]);
});
