import { commands, dataCommands, projectApiCommands } from '@saywright/engine/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { carryOut, operationOf } from '../support/carryOut.ts';
import { customerOf } from '../support/projectClient.ts';
import { deviceOf, type Device } from '../support/studioClient.ts';
import { studioEngine, type StudioEngine } from '../support/studioEngine.ts';

let studio: StudioEngine;
let founder: Device;
let bruno: string;

beforeAll(async () => {
  studio = await studioEngine({ sitesUrl: () => 'http://localhost:4322' });
  founder = await deviceOf(studio, 'ada@example.org');
  await carryOut(founder, "Build a booking app called Marta's Riding School with teachers");
  const api = await founder.send(projectApiCommands.getProjectApi, {});
  const person = await customerOf(studio, api, 'bruno@example.org');
  bruno = (await person.auth.getUser()).data.user?.id ?? '';
});
afterAll(() => studio.close());

const opens =
  'bruno@example.org will see all appointments and can change and delete appointments and add, change and delete services, because access rules ask who is in staff.';

test('making somebody staff names them, and says what they will see and change', async () => {
  const answer = await founder.send(dataCommands.planRows, {
    table: 'staff',
    changed: [],
    added: [[{ column: 'user_id', value: bruno }]],
    removed: [],
  });
  const plan = operationOf(answer);
  expect([plan.risk, ...plan.riskReasons]).toEqual(['medium', opens]);
  expect(plan.plan).toBe('Add a row to staff with user id bruno@example.org');
  expect(JSON.stringify([plan.title, plan.understood, plan.steps, plan.proof?.samples])).not.toContain(bruno);
});

test('the same by words, by their address; removing them says what it closes', async () => {
  const plan = operationOf(
    await founder.send(commands.planInstruction, { instruction: 'Add bruno@example.org to staff' }),
  );
  expect([plan.risk, ...plan.riskReasons]).toEqual(['medium', opens]);
  await founder.send(commands.execute, { operationId: plan.id, confirmed: true });
  const removal = operationOf(
    await founder.send(commands.planInstruction, { instruction: 'remove bruno@example.org from staff' }),
  );
  expect(removal.riskReasons).toContain(
    'bruno@example.org will no longer see all appointments and can no longer change and delete appointments and add, change and delete services, because access rules ask who is in staff.',
  );
  expect(JSON.stringify(removal.steps)).not.toContain(bruno);
});

test.each([
  [
    'Make nobody@example.org staff',
    /^Nobody with the address nobody@example\.org has an account in your app yet/u,
  ],
  ['Please remove ada@example.org from the staff table', /^Nobody with the address ada@example\.org/u],
  ['add bruno@example.org to staff', /is staff already/u],
])('what cannot be done is refused with the reason: %s', async (instruction, reason) => {
  const { outcome } = await founder.send(commands.planInstruction, { instruction });
  expect(outcome).toMatchObject({ kind: 'refusal', reason: expect.stringMatching(reason) });
});
