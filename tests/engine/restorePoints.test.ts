import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  commands,
  plannedOperation,
  projectApiCommands,
  projectsCommands,
  restorePointCommands,
  type OperationView,
  type RestorePointView,
} from '@saywright/engine/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { customerOf, customerPassword, projectClient } from '../support/projectClient.ts';
import { deviceOf, type Device } from '../support/studioClient.ts';
import { studioEngine, type StudioEngine } from '../support/studioEngine.ts';

let studio: StudioEngine;
let founder: Device;
let projectId = '';

const say = async (instruction: string): Promise<OperationView> => {
  const operation = plannedOperation(
    await founder.send(commands.planInstruction, { instruction, projectId }),
  );
  if (!operation) throw new Error(`not planned: ${instruction}`);
  return operation;
};
const execute = (operationId: string): Promise<OperationView> =>
  founder.send(commands.execute, { operationId, confirmed: true });
const doIt = async (instruction: string): Promise<OperationView> => execute((await say(instruction)).id);
const points = async (): Promise<readonly RestorePointView[]> =>
  (await founder.send(restorePointCommands.listRestorePoints, { projectId })).points;
const create = (name: string): Promise<RestorePointView> =>
  founder.send(restorePointCommands.createRestorePoint, { projectId, name });
const planReturn = async (restorePointId: string): Promise<OperationView> => {
  const answer = await founder.send(restorePointCommands.planRestore, { projectId, restorePointId });
  const operation = plannedOperation(answer);
  if (!operation) throw new Error(JSON.stringify(answer.outcome));
  return operation;
};
const tables = async () => (await founder.send(commands.getProject, { projectId })).tables;
const rows = async (table: string) => (await founder.send(commands.getRows, { projectId, table })).rows;

beforeAll(async () => {
  studio = await studioEngine();
  founder = await deviceOf(studio, 'founder@example.org');
  projectId = (await founder.send(projectsCommands.listProjects, {})).currentId;
});
afterAll(() => studio.close());

test('going back brings back a dropped table, its rows and rules, people and files; undo lands where it was', async () => {
  await doIt('Create a notes table with a text, users only see their own notes');
  await doIt('Create a boats table with a name');
  await doIt('Add a boat named Ada');
  const api = await founder.send(projectApiCommands.getProjectApi, { projectId });
  await customerOf(studio, api, 'ada@example.org');
  const before = await create('before Christmas');
  const [notes] = (await tables()).filter(({ name }) => name === 'notes');
  await doIt('Drop the notes table');
  await doIt('Add a boat named Bob');
  await doIt('Create a branch called later');
  await doIt('Publish my site');
  await customerOf(studio, api, 'bob@example.org');

  const plan = await planReturn(before.id);
  expect(plan).toMatchObject({ state: 'proven', risk: 'high', title: 'Go back to “before Christmas”' });
  console.log(JSON.stringify(plan, null, 1));
  const done = await execute(plan.id);
  expect(done).toMatchObject({ state: 'executed', effect: { kind: 'project-restored' } });
  expect((await tables()).find(({ name }) => name === 'notes')).toEqual(notes);
  expect((await rows('boats')).map((cells) => cells[1])).toEqual(['Ada']);
  console.log((await points()).map((p) => [p.name, p.reason, p.bytes, p.changed.join()]));

  const undo = await founder.send(commands.undo, { operationId: plan.id });
  console.log(JSON.stringify(undo, null, 1));
  await execute(undo.id);
  expect((await tables()).map(({ name }) => name)).toEqual(['boats']);
  expect((await rows('boats')).map((cells) => cells[1])).toEqual(['Ada', 'Bob']);
});
