import { randomUUID } from 'node:crypto';
import {
  commands,
  plannedOperation,
  projectApiCommands,
  projectsCommands,
  restorePointCommands,
} from '@saywright/engine/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readSecrets } from '../../packages/engine/src/backend/secrets.ts';
import { carryOut, operationOf } from '../support/carryOut.ts';
import { projectClient } from '../support/projectClient.ts';
import { deviceOf, type Device } from '../support/studioClient.ts';
import { studioEngine, type StudioEngine } from '../support/studioEngine.ts';

let studio: StudioEngine;
let founder: Device;
let projectId: string;

const operate = (...args: readonly string[]): Promise<string> =>
  studio.engine().operate({ topic: 'journal', args });

async function run(operationId = ''): Promise<string> {
  await founder.send(commands.execute, { operationId, confirmed: true });
  return operationId;
}
async function doIt(instruction: string): Promise<string> {
  return run(operationOf(await founder.send(commands.planInstruction, { instruction })).id);
}
const undo = async (operationId: string): Promise<string> =>
  run((await founder.send(commands.undo, { operationId })).id);

beforeAll(async () => {
  studio = await studioEngine();
  founder = await deviceOf(studio, 'ada@example.org');
  projectId = (await founder.send(projectsCommands.listProjects, {})).currentId;
  await doIt(
    `create table bakers (id uuid primary key default gen_random_uuid(), name text unique, since timestamptz default now());
     create table loaves (id serial primary key, name text not null, price numeric(6,2), baker uuid references bakers);
     insert into bakers (name) values ('Ada'), ('Ben');
     insert into loaves (name, price, baker) select 'loaf ' || n, n, (select id from bakers where name = 'Ben') from generate_series(1, 200) n`,
  );
  await doIt('update loaves set price = price * 2 where id <= 50');
  await undo(await doIt('delete from loaves where id > 120'));
  const point = await founder.send(restorePointCommands.createRestorePoint, { projectId, name: 'before' });
  await doIt('alter table loaves drop column price');
  await doIt("insert into loaves (name) values ('lost')");
  const back = await founder.send(restorePointCommands.planRestore, { restorePointId: point.id });
  await run(plannedOperation(back)?.id);
  await doIt("insert into loaves (name, price) values ('rye', 3)");
});
afterAll(() => studio.close());

test('a replay on an empty database lands on the same state, after undos and going back', async () => {
  const text = await operate('replay', projectId);
  expect(text).toMatch(/^The journal has \d+ entries\. It is whole, and agrees with the database\.\n/);
  expect(text).toContain('5 of 5 changes were carried out on an empty database.');
  expect(text).toContain('2 changes were left out: going back to a restore point took them away.');
  expect(text).toMatch(/\nbakers +2 rows +same without generated id, since\n/);
  expect(text).toMatch(/\nloaves +201 rows +same without generated baker\n/);
  expect(text).toMatch(/\nProject {2}(?<hash>[0-9a-f]{64})\nReplayed \k<hash>\nBoth have the same state\.$/);
});

test('changes of files and of the site are found as they were executed', async () => {
  const other = await deviceOf(studio, 'eve@example.org');
  for (const instruction of ['Create a branch called idea', 'Publish my site'])
    await carryOut(other, instruction);
  const { currentId } = await other.send(projectsCommands.listProjects, {});
  expect(await operate('check', currentId)).toContain('It is whole');
});

test('what no operation wrote is named, and fails the command', async () => {
  const { secretKey } = await founder.send(projectApiCommands.newSecretKey, { projectId });
  const api = await founder.send(projectApiCommands.getProjectApi, { projectId });
  const rows = projectClient(studio, { ...api, publishableKey: secretKey }).from('loaves');
  await rows.update({ price: 99 }).eq('name', 'rye');
  await expect(operate('replay', projectId)).rejects.toThrow(/loaves +201 rows +different: price\n/);
  expect(await operate('check', projectId)).toContain('It is whole');
  await rows.update({ price: 3 }).eq('name', 'rye');
});

describe('a change of the record is found:', () => {
  let secretKey: string;
  const rest = async (path: string, method = 'GET', body?: object): Promise<unknown> => {
    const headers = { apikey: secretKey, prefer: 'return=representation' };
    const asked = { method, headers, ...(body && { body }) };
    const answer = await studio.ask(`/rest/v1/${path}`, asked);
    if (!answer.ok) throw new Error(await answer.text());
    return answer.json();
  };
  beforeAll(async () => {
    ({ secretKey } = await readSecrets(studio.directory));
  });

  test.each([
    [
      'the plan of an operation',
      'operations?instruction=like.update*&select=plan',
      { plan: { service: 'database', doneTitle: 'x', sql: 'delete from loaves' } },
      /Entry \d+: the plan of “x” is not the one that was executed\./,
    ],
    [
      'what an entry says',
      'journal?event=eq.executed&seq=eq.2&select=detail',
      { detail: { title: 'x' } },
      /Entry 2 was changed/,
    ],
  ])('%s', async (_what, path, forged, problem) => {
    const [before] = [await rest(path)].flat();
    if (typeof before !== 'object' || before === null) throw new Error('Nothing to forge.');
    await rest(path, 'PATCH', forged);
    await expect(operate('check', projectId)).rejects.toThrow(problem);
    await expect(operate('replay', projectId)).rejects.toThrow('The journal cannot be trusted.');
    await rest(path, 'PATCH', before);
    expect(await operate('check', projectId)).toContain('It is whole');
  });

  test('entries that are missing at its end', async () => {
    await rest('journal?event=eq.executed&seq=gt.8&select=seq', 'DELETE');
    await expect(operate('check', projectId)).rejects.toThrow(
      /The database executed an operation that the journal lacks: [0-9a-f-]{36}\./,
    );
  });
});

test.each([
  [['replay', randomUUID()], 'There is no project'],
  [['replay', '../..'], 'Usage: npm run journal'],
  [['forget', randomUUID()], 'Usage: npm run journal'],
])('answers %j with a sentence', async (args, message) => {
  await expect(operate(...args)).rejects.toThrow(message);
});
