import { mkdir, readdir, writeFile } from 'node:fs/promises';
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { commands, operationSchema, type AccountExport } from '@saywright/engine/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { studioEngine, type StudioEngine } from '../support/studioEngine.ts';

const password = 'correct horse 1';
const sessionSchema = z.object({ access_token: z.string(), user: z.object({ id: z.string() }) });
const plannedSchema = z.object({ operation: z.object({ id: z.string() }) });
let studio: StudioEngine;

beforeAll(async () => {
  studio = await studioEngine();
});
afterAll(() => studio.close());

interface Person {
  readonly id: string;
  readonly token: string;
}

async function signUp(email: string): Promise<Person> {
  const data = { first_name: ' Ada ', last_name: 'Lovelace' };
  const answer = await studio.ask('/auth/v1/signup', { body: { email, password, data } });
  const { access_token: token, user } = sessionSchema.parse(await answer.json());
  return { id: user.id, token };
}

async function command(person: Person, name: string, payload: object): Promise<unknown> {
  const answer = await studio.ask('/bridge/v1/commands', {
    body: { command: name, payload },
    token: person.token,
  });
  const { result, error } = z
    .object({ result: z.optional(z.unknown()), error: z.optional(z.object({ message: z.string() })) })
    .parse(await answer.json());
  if (error) throw new Error(error.message);
  return result;
}

async function execute(person: Person, planner: string, instruction: string): Promise<void> {
  const { operation } = plannedSchema.parse(await command(person, planner, { instruction }));
  const operationId = operation.id;
  const done = await command(person, 'execute_operation', { operationId, confirmed: true });
  expect(operationSchema.parse(done).state).toBe('executed');
}

async function founder(email: string): Promise<Person> {
  const person = await signUp(email);
  await execute(person, 'ai_supabase_plan', 'Create a notes table with a title');
  await execute(person, 'ai_supabase_plan', "Add a note with title 'Hello'");
  await execute(person, 'ai_netlify_plan', 'Deploy my site');
  return person;
}

const exported = async (person: Person): Promise<AccountExport> =>
  z.parse(commands.exportAccount.answer, await command(person, 'export_account', {}));
const text = (content: string | undefined): string => Buffer.from(content ?? '', 'base64').toString();

/** Names of everything that is kept for projects, by kind. */
async function kept(): Promise<readonly string[]> {
  const lists = await Promise.all(
    ['projects', 'code', 'sites', 'removals'].map((kind) =>
      readdir(join(studio.directory, kind)).catch(() => []),
    ),
  );
  return lists.flat();
}

test('a person takes everything along, and deletes it for good, without touching anybody else', async () => {
  const ada = await founder('ada@example.org');
  const other = await founder('other@example.org');
  const file = await exported(ada);
  expect(file.studio['profile']).toMatchObject([{ first_name: 'Ada', last_name: 'Lovelace' }]);
  expect(file.studio['operations']).toHaveLength(3);
  const [{ tables, code, site } = assert.fail('no project')] = file.projects;
  expect(tables).toMatchObject([{ name: 'notes', isWhole: true }]);
  expect(JSON.stringify(tables)).toContain('Hello');
  expect(text(code.find(({ path }) => path.endsWith('index.html'))?.content)).toContain('<html');
  expect(text(site.find(({ path }) => path === 'index.html')?.content)).toContain('<html');
  expect(JSON.stringify(file)).not.toContain(other.id);

  const [project] = z.array(z.object({ id: z.string() })).parse(file.studio['projects']);
  expect(await kept()).toContain(project?.id);
  await expect(command(ada, 'delete_account', { password: 'wrong' })).rejects.toThrow(/Nothing was deleted/u);
  expect((await exported(ada)).projects).toMatchObject([{ tables: [{ name: 'notes' }] }]);

  expect(await command(ada, 'delete_account', { password })).toBeNull();
  expect(await kept()).not.toContain(project?.id);
  expect(await kept()).not.toContain(`${ada.id}.json`);
  await expect(exported(ada)).rejects.toThrow(/session has ended/u);
  const again = await studio.ask('/auth/v1/token?grant_type=password', {
    body: { email: 'ada@example.org', password },
  });
  expect(again.status).toBe(400);
  expect((await exported(other)).projects).toMatchObject([{ tables: [{ name: 'notes' }] }]);

  // The address is free again, and nothing of before is found under it.
  const second = await exported(await signUp('ada@example.org'));
  expect([second.projects, second.studio['operations']]).toEqual([[], []]);
});

test('a deletion that a crash interrupted is ended by the next start', async () => {
  const person = await founder('crashed@example.org');
  const [project] = z.array(z.object({ id: z.string() })).parse((await exported(person)).studio['projects']);
  // In the form recorded before anything is removed.
  const note = { owner: person.id, project: { id: project?.id, name: 'my-project' } };
  await mkdir(join(studio.directory, 'removals'), { recursive: true });
  await writeFile(join(studio.directory, 'removals', `${person.id}.json`), JSON.stringify(note));
  await studio.restart();
  await studio.engine().recover();
  expect(await kept()).not.toContain(project?.id);
  await expect(exported(person)).rejects.toThrow(/session has ended/u);
});
