import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { commands, projectApiCommands, projectsCommands } from '@saywright/engine/protocol';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { deletedProjects } from '../../packages/engine/src/projects/deleted.ts';
import { backendStore } from '../../packages/engine/src/store/store.ts';
import { accounts } from '../support/accounts.ts';
import { operationOf } from '../support/carryOut.ts';
import { fetchSites } from '../support/projectClient.ts';
import { deviceOf, type Device } from '../support/studioClient.ts';
import { studioEngine, type StudioEngine } from '../support/studioEngine.ts';

let studio: StudioEngine;
let founder: Device;
let people = 0;

beforeAll(async () => {
  studio = await studioEngine();
});
afterAll(() => studio.close());
beforeEach(async () => {
  founder = await deviceOf(studio, `founder-${(people += 1)}@example.org`);
});

const planned = async (instruction: string, projectId?: string): Promise<string> => {
  const answer = await founder.send(commands.planInstruction, { instruction, projectId });
  return operationOf(answer).id;
};
const execute = (operationId: string): Promise<unknown> =>
  founder.send(commands.execute, { operationId, confirmed: true });
const tables = async (projectId?: string): Promise<readonly string[]> =>
  (await founder.send(commands.getProject, { projectId })).tables.map(({ name }) => name);
const create = (name: string) => founder.send(projectsCommands.createProject, { name });
const current = async (): Promise<string> =>
  (await founder.send(projectsCommands.listProjects, {})).currentId;

test('a new project is empty and current, and each has a separate database, history and conversations', async () => {
  const first = await current();
  await execute(await planned('Create a boats table with a name'));
  await founder.send(commands.planInstruction, { instruction: 'How many boats?', conversationId: 'boats' });
  const shop = await create('shop');
  expect(await current()).toBe(shop.id);
  expect(await tables()).toEqual([]);
  expect(await founder.send(commands.listOperations, {})).toEqual([]);
  expect(await founder.send(commands.listConversations, { projectId: shop.id })).toEqual([]);
  await execute(await planned('Create a products table with a name'));
  expect([await tables(), await tables(first)]).toEqual([['products'], ['boats']]);
  expect(await founder.send(commands.listConversations, { projectId: first })).toMatchObject([
    { id: 'boats' },
  ]);
});

test('what is planned in one project is executed and undone there, whichever is open meanwhile', async () => {
  const first = await current();
  const plan = await planned('Create a boats table with a name');
  await create('shop');
  await execute(plan);
  expect([await tables(), await tables(first)]).toEqual([[], ['boats']]);
  const undo = await founder.send(commands.undo, { operationId: plan });
  await execute(undo.id);
  expect(await tables(first)).toEqual([]);
});

test('a conversation stays with its project, and another project refuses it', async () => {
  const first = await current();
  const conversationId = 'kept';
  await founder.send(commands.planInstruction, {
    instruction: 'Create a boats table with a name',
    conversationId,
  });
  const { id } = await create('shop');
  await founder.send(commands.planInstruction, { instruction: 'do it', conversationId });
  expect(await tables(first)).toEqual(['boats']);
  await expect(
    founder.send(commands.planInstruction, { instruction: 'do it', conversationId, projectId: id }),
  ).rejects.toThrow(/about another project/u);
});

test('the free plan holds three projects, also when they are asked for at once', async () => {
  await current();
  const asked = await Promise.allSettled(['a', 'b', 'c', 'd', 'e'].map(create));
  expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
  await expect(create('f')).rejects.toThrow(/You have 3 projects/u);
});

test('names are unique for a person, in any case of letters', async () => {
  const { id } = await create('Shop');
  await expect(create('shop')).rejects.toThrow(/already have a project called shop/u);
  const first = (await founder.send(projectsCommands.listProjects, {})).projects.find((one) => one.id !== id);
  await expect(
    founder.send(projectsCommands.renameProject, { projectId: first?.id ?? '', name: 'SHOP' }),
  ).rejects.toThrow(/already have/u);
  expect(await founder.send(projectsCommands.renameProject, { projectId: id, name: 'SHOP' })).toMatchObject({
    name: 'SHOP',
  });
});

describe('a deleted project', () => {
  test('is offline and refuses work until it is brought back, and is never the last one', async () => {
    const first = await current();
    await execute(await planned('Create a boats table with a name'));
    await execute(await planned('Deploy my site'));
    const waiting = await planned('Add a boat with name Ida');
    const { url } = await founder.send(commands.siteStatus, {});
    const api = await founder.send(projectApiCommands.getProjectApi, {});
    const visit = async (at: string): Promise<number> => (await fetchSites(studio)(at)).status;
    const rest = `${api.url}/rest/v1/boats`;
    expect([await visit(url), await visit(rest)]).toEqual([200, 401]);
    await expect(founder.send(projectsCommands.deleteProject, { projectId: first })).rejects.toThrow(
      /only project/u,
    );
    await create('shop');
    await founder.send(projectsCommands.deleteProject, { projectId: first });
    expect([await visit(url), await visit(rest)]).toEqual([404, 404]);
    await studio.restart();
    expect(await visit(url)).toBe(404);
    await expect(tables(first)).rejects.toThrow(/was deleted/u);
    await expect(execute(waiting)).rejects.toThrow(/was deleted/u);
    await founder.send(projectsCommands.restoreProject, { projectId: first });
    expect([await visit(url), await visit(rest)]).toEqual([200, 401]);
    await execute(waiting);
    expect(await tables(first)).toEqual(['boats']);
  });

  test('is shown to nobody else, and nobody else opens, renames, deletes or restores it', async () => {
    const first = await current();
    const other = await deviceOf(studio, 'stranger@example.org');
    for (const work of [
      () => other.send(projectsCommands.openProject, { projectId: first }),
      () => other.send(projectsCommands.renameProject, { projectId: first, name: 'mine' }),
      () => other.send(projectsCommands.deleteProject, { projectId: first }),
      () => other.send(projectsCommands.restoreProject, { projectId: first }),
      () => other.send(commands.getProject, { projectId: first }),
    ])
      await expect(work()).rejects.toThrow('You have no such project.');
  });
});

test('a project is removed for good 30 days after it was deleted, and no earlier', async () => {
  const studioAccounts = await accounts();
  const store = backendStore(studioAccounts.backend);
  const { user } = await studioAccounts.signUp();
  const kept = await store.projectOf(user.id);
  const gone = await store.addProject(user.id, 'gone', 3);
  if (!gone) throw new Error('The project was not added.');
  const removed: string[] = [];
  const deleted = deletedProjects({
    store,
    removeProject: async ({ id }) => {
      removed.push(id);
    },
  });
  await deleted.mark(gone.id, new Date('2026-11-01T10:00:00Z'));
  await deleted.purge(new Date('2026-12-01T09:59:59Z'));
  expect([removed, (await store.projects(user.id)).length]).toEqual([[], 2]);
  await deleted.purge(new Date('2026-12-01T10:00:00Z'));
  expect(removed).toEqual([gone.id]);
  expect((await store.projects(user.id)).map(({ id }) => id)).toEqual([kept.id]);
  await studioAccounts.close();
});

test('the folders of a deleted project are removed with the account', async () => {
  const first = await current();
  await execute(await planned('Create a boats table with a name'));
  const { id } = await create('shop');
  await execute(await planned('Create a products table with a name'));
  await founder.send(projectsCommands.deleteProject, { projectId: first });
  const kept = (): readonly boolean[] =>
    [first, id].map((project) => existsSync(join(studio.directory, 'projects', project)));
  expect(kept()).toEqual([true, true]);
  await founder.send(commands.deleteAccount, { password: 'correct horse 1' });
  expect(kept()).toEqual([false, false]);
});
