import { commands, projectApiCommands } from '@saywright/engine/protocol';
import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { carryOut, operationOf } from '../support/carryOut.ts';
import { customerOf } from '../support/projectClient.ts';
import { deviceOf, type Device } from '../support/studioClient.ts';
import { studioEngine, type StudioEngine } from '../support/studioEngine.ts';

let studio: StudioEngine;
let ruth: Device;
let ben: SupabaseClient;

const outcomeOf = async (instruction: string): Promise<unknown> =>
  (await ruth.send(commands.planInstruction, { instruction })).outcome;

const shown = async (table: string, column: string): Promise<readonly unknown[]> => {
  const { data, error } = await ben.from(table).select(column).order(column);
  if (error) throw new Error(error.message);
  return data.map((row) => Object.values(row)[0]);
};

beforeAll(async () => {
  studio = await studioEngine({ sitesUrl: () => 'http://localhost:4322' });
  ruth = await deviceOf(studio, 'ruth@example.org');
  await carryOut(ruth, 'a list of mechanics with name. put Ben and Lotte in it');
  await carryOut(ruth, 'i need a list of repairs with what it is, mechanic and price');
  await carryOut(ruth, 'add a repair: flat tyre, mechanic Ben, price 25');
  await carryOut(ruth, 'add a repair: new chain, mechanic Lotte, price 40');
  const api = await ruth.send(projectApiCommands.getProjectApi, {});
  ben = await customerOf(studio, api, 'ben@example.org');
});
afterAll(() => studio.close());

test('people in a list see only what is theirs, once they are connected with an account', async () => {
  const rule = operationOf(
    await ruth.send(commands.planInstruction, { instruction: 'mechanics only see their own repairs' }),
  );
  expect(rule.warnings).toEqual([expect.stringContaining('Connect them one by one')]);
  await ruth.send(commands.execute, { operationId: rule.id, confirmed: true });
  expect(await shown('repairs', 'price')).toEqual([]);

  const connect = operationOf(
    await ruth.send(commands.planInstruction, { instruction: 'connect Ben with ben@example.org' }),
  );
  expect(connect.plan).toContain('ben@example.org');
  expect(connect.riskReasons).toContain(
    'ben@example.org will see 1 of 2 repairs, because access rules ask who is in mechanics.',
  );
  await ruth.send(commands.execute, { operationId: connect.id, confirmed: true });
  expect(await shown('repairs', 'price')).toEqual(['25.00']);
  expect(await shown('mechanics', 'name')).toEqual(['Ben']);
  const { data } = await ben.from('mechanics').update({ name: 'Lotte' }).eq('name', 'Ben').select();
  expect(data).toEqual([]);

  await carryOut(ruth, 'disconnect Ben');
  expect(await shown('repairs', 'price')).toEqual([]);
});

test.each([
  ['connect Lotte with lotte@example.org', /^Nobody with the address lotte@example\.org has an account/u],
  ['connect Bob with ben@example.org', /^Nobody in mechanics is called Bob/u],
  ['disconnect Lotte', /^Lotte is not connected with an account/u],
])('what cannot be connected is refused with the reason: %s', async (instruction, reason) => {
  expect(await outcomeOf(instruction)).toMatchObject({
    kind: 'refusal',
    reason: expect.stringMatching(reason),
  });
});

test.each([
  'ben@example.org is the account of Ben in mechanics',
  'Ben’s login is ben@example.org',
  'mechanic Ben logs in with ben@example.org',
])('other words: %s', async (instruction) => {
  expect(await outcomeOf(instruction)).toMatchObject({ kind: 'operation' });
});
