import { commands, plannedOperation, type PlanAnswer } from '@saywright/engine/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { operationOf } from '../support/carryOut.ts';
import { deviceOf, type Device } from '../support/studioClient.ts';
import { studioEngine, type StudioEngine } from '../support/studioEngine.ts';

let studio: StudioEngine;
let ada: Device;

const say = (instruction: string): Promise<PlanAnswer> =>
  ada.send(commands.planInstruction, { instruction, conversationId: 'one' });

type Question = Extract<PlanAnswer['outcome'], { kind: 'question' }>;

async function asked(instruction: string): Promise<Question> {
  const { outcome } = await say(instruction);
  if (outcome.kind !== 'question') throw new Error(`It was not a question but ${outcome.kind}.`);
  return outcome;
}

beforeAll(async () => {
  studio = await studioEngine();
  ada = await deviceOf(studio, 'ada@example.org');
  const { id } = operationOf(await say('Create a bookings table with a name'));
  await ada.send(commands.execute, { operationId: id, confirmed: false });
});
afterAll(() => studio.close());

test('an instruction that nothing reads is answered with its words and sentences that work', async () => {
  const { text, understood, unread, choices } = await asked('flurb the bookings');
  expect(text).toBe('I have all of it but one word. Nothing was run.');
  expect(understood).toEqual([{ said: 'bookings', read: 'the table bookings' }]);
  expect(unread).toEqual(['flurb']);
  expect(choices.length).toBeGreaterThan(0);
  for (const { instruction, note } of choices)
    expect((await say(instruction)).outcome.kind).toBe(note === 'a question' ? 'answer' : 'operation');
});

test('another language is asked to be English, with sentences that work', async () => {
  const { text, unread, choices } = await asked('muestra los pedidos de la semana por favor');
  expect(text).toMatch(/^Dilo en inglés/u);
  expect(unread).toBeUndefined();
  expect(choices.map(({ instruction }) => instruction)).toContain('What tables do we have?');
});

test('a conversation says what its pronouns refer to, until that is cleared', async () => {
  await say('How many bookings are there?');
  const focus = async (): Promise<unknown> =>
    (await ada.send(commands.getConversation, { conversationId: 'one' })).focus;
  expect(await focus()).toEqual([
    { kind: 'table', name: 'bookings', words: ['it', 'that table'] },
    { kind: 'column', name: 'bookings.note', words: ['that column'] },
    { kind: 'rows', name: 'bookings', words: ['them', 'those'] },
  ]);
  await ada.send(commands.clearFocus, { conversationId: 'one' });
  expect(await focus()).toEqual([]);
  await expect(ada.send(commands.clearFocus, { conversationId: 'other' })).rejects.toThrow(
    'no such conversation',
  );
});

test('a site that is not published, or was taken offline, is not online', async () => {
  const online = async (): Promise<boolean> => (await ada.send(commands.siteStatus, {})).online;
  expect(await online()).toBe(false);
  const run = async (instruction: string): Promise<void> => {
    const operation = plannedOperation(
      await ada.send(commands.planInstruction, { instruction, service: 'deployment' }),
    );
    await ada.send(commands.execute, { operationId: operation?.id ?? '', confirmed: true });
  };
  await run('Publish my site');
  expect(await online()).toBe(true);
});
