import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  commands,
  projectApiCommands,
  projectsCommands,
  restorePointCommands,
  type OperationView,
  type PlanAnswer,
  type RestorePointView,
} from '@saywright/engine/protocol';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { dailyPoints } from '../../packages/engine/src/points/dailyPoints.ts';
import { operationOf } from '../support/carryOut.ts';
import { customerOf, customerPassword, projectClient } from '../support/projectClient.ts';
import { deviceOf, type Device } from '../support/studioClient.ts';
import { studioEngine, type StudioEngine } from '../support/studioEngine.ts';

let studio: StudioEngine;
let founder: Device;
let projectId = '';
let people = 0;

const ask = (instruction: string): Promise<PlanAnswer> =>
  founder.send(commands.planInstruction, { instruction, projectId });
const execute = ({ id: operationId }: Pick<OperationView, 'id'>): Promise<OperationView> =>
  founder.send(commands.execute, { operationId, confirmed: true });
const doIt = async (instruction: string): Promise<OperationView> =>
  execute(operationOf(await ask(instruction)));
const points = async (): Promise<readonly RestorePointView[]> =>
  (await founder.send(restorePointCommands.listRestorePoints, { projectId })).points;
const create = (name: string): Promise<RestorePointView> =>
  founder.send(restorePointCommands.createRestorePoint, { projectId, name });
const planReturn = ({ id: restorePointId }: Pick<RestorePointView, 'id'>): Promise<PlanAnswer> =>
  founder.send(restorePointCommands.planRestore, { projectId, restorePointId });
const undo = async ({ id: operationId }: Pick<OperationView, 'id'>): Promise<OperationView> =>
  founder.send(commands.undo, { operationId });
const tables = async () => (await founder.send(commands.getProject, { projectId })).tables;
const names = async (table: string): Promise<readonly unknown[]> =>
  (await founder.send(commands.getRows, { projectId, table })).rows.map(([name]) => name);
const content = (): string => join(studio.directory, 'points', projectId, 'content');
/** Why going back to a point is refused: at the moment of the point, because everything is as it was. */
const refusal = async (point: Pick<RestorePointView, 'id'>): Promise<string> => {
  const { outcome } = await planReturn(point);
  return outcome.kind === 'refusal' ? outcome.reason : outcome.kind;
};
const isAsThen = expect.stringContaining('Everything is as it was at that moment already');

beforeAll(async () => {
  studio = await studioEngine();
});
afterAll(() => studio.close());
beforeEach(async () => {
  founder = await deviceOf(studio, `points-${(people += 1)}@example.org`);
  projectId = (await founder.send(projectsCommands.listProjects, {})).currentId;
});

test('going back brings back a table with rows and rules, people, code and site; its undo lands where it was', async () => {
  await doIt('Create a notes table with a text, users only see their own notes');
  await doIt('Create a boats table with a name');
  await doIt('Add a boat named Ada');
  const api = await founder.send(projectApiCommands.getProjectApi, { projectId });
  await customerOf(studio, api, 'ada@example.org');
  const before = await create('before Christmas');
  expect(before).toMatchObject({ reason: 'named', holds: { tables: 2, rows: 1, people: 1, codeFiles: 2 } });
  const notes = (await tables()).find(({ name }) => name === 'notes');
  expect(notes).toMatchObject({ rowSecurity: true });
  await doIt('Drop the notes table');
  await doIt('Add a boat named Bob');
  await doIt('Create a branch called later');
  await doIt('Publish my site');
  await customerOf(studio, api, 'bob@example.org');
  const signIn = async (email: string): Promise<boolean> =>
    (await projectClient(studio, api).auth.signInWithPassword({ email, password: customerPassword }))
      .error === null;
  const later = await create('later');

  const plan = operationOf(await planReturn(before));
  expect(plan).toMatchObject({ state: 'proven', risk: 'high', isReturn: true });
  expect(plan.confirmation?.sentence).toContain('remove 1 row of boats, 1 account and 1 branch or tag');
  expect(plan.plan).toContain('notes comes back with its 0 rows and its rules');
  expect(plan.plan).toContain('Visitors see no site again');
  expect(plan.proof?.samples).toMatchObject([{ caption: '1 newer row of boats would go' }]);
  expect(await execute(plan)).toMatchObject({ state: 'executed', effect: { kind: 'project-restored' } });
  expect((await tables()).find(({ name }) => name === 'notes')).toEqual(notes);
  expect(await names('boats')).toEqual(['Ada']);
  expect([await signIn('ada@example.org'), await signIn('bob@example.org')]).toEqual([true, false]);
  const code = await founder.send(commands.codeStatus, { projectId });
  expect(code.branches.map(({ name }) => name)).toEqual(['main']);
  expect((await founder.send(commands.siteStatus, { projectId })).live).toBeNull();
  expect(await refusal(before)).toEqual(isAsThen);

  const back = await undo(plan);
  expect(back).toMatchObject({ risk: 'low', title: 'Undo: Went back to “before Christmas”' });
  await execute(back);
  expect(await names('boats')).toEqual(['Ada', 'Bob']);
  expect([await signIn('ada@example.org'), await signIn('bob@example.org')]).toEqual([true, true]);
  expect((await founder.send(commands.siteStatus, { projectId })).live).not.toBeNull();
  expect(await refusal(later)).toEqual(isAsThen);
  // The database goes on from there.
  await doIt('Add a boat named Cleo');
  expect(await names('boats')).toEqual(['Ada', 'Bob', 'Cleo']);
});

test('uploaded files come back with their contents, and newer ones go', async () => {
  const api = await founder.send(projectApiCommands.getProjectApi, { projectId });
  const { secretKey } = await founder.send(projectApiCommands.newSecretKey, { projectId });
  const { storage } = projectClient(studio, { ...api, publishableKey: secretKey });
  await storage.createBucket('photos');
  const photos = storage.from('photos');
  await photos.upload('loaf.txt', 'rye');
  const point = await create('with the loaf');
  await photos.remove(['loaf.txt']);
  await photos.upload('cake.txt', 'plum');
  const plan = operationOf(await planReturn(point));
  expect(plan.plan).toContain('The storage loses 1 stored file and gets 1 stored file back');
  await execute(plan);
  expect(await (await photos.download('loaf.txt')).data?.text()).toBe('rye');
  expect((await photos.download('cake.txt')).data).toBeNull();
  await execute(await undo(plan));
  expect((await photos.download('loaf.txt')).data).toBeNull();
  expect(await (await photos.download('cake.txt')).data?.text()).toBe('plum');
});

test('a point of unchanged data adds almost nothing, and deleting the others leaves it usable', async () => {
  await doIt('Create a boats table with a name');
  await doIt('Add a boat named Ada');
  const first = await create('first');
  const second = await create('second');
  expect(first.bytes).toBeGreaterThan(second.bytes);
  expect(second).toMatchObject({ changed: [] });
  expect(second.bytes).toBeLessThan(30_000);
  await founder.send(restorePointCommands.deleteRestorePoint, { projectId, restorePointId: first.id });
  await doIt('Add a boat named Bob');
  await execute(operationOf(await planReturn(second)));
  expect(await names('boats')).toEqual(['Ada']);
});

test('a damaged or missing content is found before it is used', async () => {
  await doIt('Create a boats table with a name');
  const point = await create('fine');
  await doIt('Add a boat named Ada');
  const approved = operationOf(await planReturn(point));
  for (const name of await readdir(content())) {
    const bytes = await readFile(join(content(), name));
    // The start of a pack is content; its end says where each content is.
    await writeFile(join(content(), name), bytes.fill(0, 0, Math.floor(bytes.length / 2)));
  }
  await expect(execute(approved)).rejects.toThrow(/damaged or missing/u);
  expect(await refusal(point)).toMatch(/damaged or missing/u);
  await rm(content(), { recursive: true });
  expect(await refusal(point)).toMatch(/damaged or missing/u);
  expect(await names('boats')).toEqual(['Ada']);
});

test('nobody sees, uses or deletes restore points of another person’s project', async () => {
  await doIt('Create a boats table with a name');
  const { id: restorePointId } = await create('mine');
  const stranger = await deviceOf(studio, 'stranger@example.org');
  const payload = { projectId, restorePointId };
  const { listRestorePoints, planRestore, deleteRestorePoint } = restorePointCommands;
  for (const attempt of [
    () => stranger.send(listRestorePoints, { projectId }),
    () => stranger.send(planRestore, payload),
    () => stranger.send(deleteRestorePoint, payload),
  ])
    await expect(attempt()).rejects.toThrow(/no such project/u);
  const own = await stranger.send(restorePointCommands.planRestore, { restorePointId });
  expect(own.outcome).toMatchObject({ kind: 'refusal', reason: expect.stringContaining('no longer kept') });
  await stranger.send(restorePointCommands.deleteRestorePoint, { restorePointId });
  expect((await points()).map(({ name }) => name)).toEqual(['mine']);
});

test('a high-risk change has a point right before it, and says so where there is none', async () => {
  await doIt('Create a boats table with a name');
  await doIt('Add a boat named Ada');
  const dropped = await doIt('Drop the boats table');
  expect(dropped.risk).toBe('high');
  expect(await points()).toMatchObject([
    { reason: 'before-operation', name: dropped.title, holds: { rows: 1 } },
  ]);
  await execute(await undo(dropped));
  // A file where the folder should be: nothing can be stored.
  await rm(content(), { recursive: true });
  await writeFile(content(), '');
  const again = await doIt('Drop the boats table');
  expect(again.result).toContain('No restore point was made before this, because it could not be stored.');
  await rm(content());
  await mkdir(content());
});

test('what changed after the proof needs a new approval', async () => {
  await doIt('Create a boats table with a name');
  const point = await create('empty');
  await doIt('Add a boat named Ada');
  const plan = operationOf(await planReturn(point));
  await doIt('Add a boat named Bob');
  await expect(execute(plan)).rejects.toThrow(/Something changed since this was proven/u);
  expect(await names('boats')).toEqual(['Ada', 'Bob']);
  expect(await execute(plan)).toMatchObject({ state: 'executed' });
  expect(await names('boats')).toEqual([]);
});

test('sentences make, list and return to restore points, and ask where several match', async () => {
  expect((await ask('show my restore points')).explanation).toContain('There are no restore points yet');
  expect((await ask('go back to how everything was yesterday at noon')).outcome).toMatchObject({
    kind: 'refusal',
  });
  expect((await ask('make a restore point')).outcome).toMatchObject({
    kind: 'question',
    text: 'What should the restore point be called?',
  });
  await doIt('Create a boats table with a name');
  expect((await ask('Make a restore point called before Ada')).explanation).toContain('“before Ada”');
  await doIt('Add a boat named Ada');
  expect((await ask('Show my restore points')).outcome).toMatchObject({
    kind: 'answer',
    table: { rows: [expect.anything()] },
  });
  expect((await ask('Go back to the restore point called nowhere')).outcome).toMatchObject({
    reason: expect.stringContaining('There is no restore point called “nowhere”'),
  });
  const plan = operationOf(await ask('Go back to “before Ada”'));
  expect(plan).toMatchObject({ instruction: 'Go back to “before Ada”', isReturn: true });
  await ask('make a restore point called before Ada');
  const asked = (await ask('go back to before Ada')).outcome;
  expect(asked).toMatchObject({ kind: 'question', text: expect.stringContaining('2 restore points match') });
  const [newest] = asked.kind === 'question' ? asked.choices : [];
  expect((await ask(newest?.instruction ?? '')).outcome).toMatchObject({ kind: 'refusal', reason: isAsThen });
});

test('a version is named, compared with now and returned to by its name', async () => {
  await doIt('Create a boats table with a name');
  const named = (await ask('save this version, call it before the fair')).outcome;
  expect(named).toMatchObject({ text: expect.stringContaining('Made the restore point “before the fair”') });
  expect((await ask('compare now with the version before the fair')).outcome).toMatchObject({
    kind: 'answer',
    text: expect.stringContaining('Nothing is different'),
  });
  await doIt('Add a boat named Ada');
  expect((await ask('what is different between now and version before the fair')).outcome).toMatchObject({
    kind: 'answer',
    text: expect.stringContaining('1 thing is different'),
    table: { rows: [['boats loses 1 row']] },
  });
  expect((await ask('compare now with the restore point nowhere')).outcome).toMatchObject({
    reason: expect.stringContaining('There is no restore point called “nowhere”'),
  });
  expect(operationOf(await ask('go back to version before the fair'))).toMatchObject({ isReturn: true });
});

test('a version of unsaved files can be a restore point or a save, so it is asked', async () => {
  await ask('What have I not saved yet?');
  await writeFile(join(studio.directory, 'code', projectId, 'files', 'notes.md'), 'Boats.');
  const asked = (await ask('save this version, call it spring')).outcome;
  expect(asked).toMatchObject({
    kind: 'question',
    choices: [
      { instruction: 'Make a restore point called “spring”' },
      { label: 'Save my files as “spring”' },
    ],
  });
  const [, files] = asked.kind === 'question' ? asked.choices : [];
  expect(operationOf(await ask(files?.instruction ?? ''))).toMatchObject({ service: 'code-hosting' });
  expect(await points()).toEqual([]);
});

test('a point is renamed, and then kept until it is deleted', async () => {
  await doIt('Create a boats table with a name');
  await doIt('Drop the boats table');
  const [automatic] = await points();
  const payload = { projectId, restorePointId: automatic?.id ?? '' };
  await founder.send(restorePointCommands.renameRestorePoint, { ...payload, name: 'boats' });
  expect(await points()).toMatchObject([{ name: 'boats', reason: 'named' }]);
  await founder.send(restorePointCommands.deleteRestorePoint, payload);
  expect(await points()).toEqual([]);
});

test('daily points are made for the projects in use, each once, and one that fails does not hold up others', async () => {
  const project = (id: string) => ({ id, name: id, owner: 'o' });
  const made: string[] = [];
  const errors: unknown[] = [];
  const days = dailyPoints({
    points: {
      daily: async ({ id }) => {
        if (id === 'b') throw new Error('full');
        made.push(id);
        return id === 'a';
      },
    },
    store: { projectsWith: async (ids) => ids.map(project) },
    logError: (error) => errors.push(error),
  });
  for (const id of ['b', 'a', 'c', 'a']) days.note(id);
  await days.run();
  expect([made, errors.length]).toEqual([['a', 'c'], 1]);
  // The day of `c` had a point already, so it waits for the next day.
  await days.run();
  expect(made).toEqual(['a', 'c', 'c']);
});
