import { commands, plannedOperation, type PlanAnswer } from '@saywright/engine/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deviceOf, type Device } from '../support/studioClient.ts';
import { studioEngine, type StudioEngine } from '../support/studioEngine.ts';

let studio: StudioEngine;
let giulia: Device;

const say = (instruction: string, conversationId: string = crypto.randomUUID()): Promise<PlanAnswer> =>
  giulia.send(commands.planInstruction, { instruction, conversationId });

/** Carries out what an instruction plans. */
async function done(instruction: string, conversationId?: string): Promise<void> {
  const operation = plannedOperation(await say(instruction, conversationId));
  const { state } = await giulia.send(commands.execute, {
    operationId: operation?.id ?? '',
    confirmed: true,
  });
  expect(state).toBe('executed');
}

const answers = (text: string): object => ({ kind: 'answer', text: expect.stringContaining(text) });

beforeAll(async () => {
  studio = await studioEngine();
  giulia = await deviceOf(studio, 'giulia@example.org');
  await done('i need a list of flats with name. put Azzurra and Limone in it');
  await done('ok make guests with name, country and phone');
  await done(
    'now the bookings: which flat, which guest, arrival day, departure day, how many persons, if paid or not',
  );
  await done('new guest Hans Weber from Germany, phone is +49 171 5550134');
  await done('new guest Sophie Martin from France');
  await done('booking for Hans Weber in Azzurra from 12 december to 15 december, 3 persons, not paid');
});
afterAll(() => studio.close());

test('a list has its first rows at once, and is not made again', async () => {
  expect((await say('how many flats are there')).outcome).toMatchObject(answers('2'));
  expect((await say('make flats: name, floor (first, second)')).outcome).toMatchObject({
    kind: 'question',
    text: expect.stringContaining('There is a list of flats already.'),
  });
});

test('what is free between two days counts the day on which somebody leaves', async () => {
  expect((await say('which flat is free from 13 to 14 december')).outcome).toMatchObject(answers('1 found'));
  expect((await say('which flat is free from 15 to 18 december')).outcome).toMatchObject(answers('2 found'));
  expect((await say('flats without booking between 10 december and 13 december')).outcome).toMatchObject(
    answers('1 found'),
  );
});

test('all who share the first place are found', async () => {
  expect((await say('from which country come most guests')).outcome).toMatchObject(answers('2 found'));
});

test('a row without a name is repeated for another one, and corrected', async () => {
  const conversation = crypto.randomUUID();
  await done('booking for Sophie Martin in Limone from 20 december to 22 december, 2 persons', conversation);
  const same = await say('same for flat Azzurra', conversation);
  expect(plannedOperation(same)?.title).toBe('Add 1 booking');
});

test('what is wanted back after an undo is done again, and nothing more undone', async () => {
  const conversation = crypto.randomUUID();
  await done('new guest Jan de Vries from Holland', conversation);
  await done('new guest Anna Berg from Sweden', conversation);
  await say('undo that', conversation);
  const again = await say('that was one too many, bring back the last one', conversation);
  expect(plannedOperation(again)?.title).toBe('Add 1 guest');
  expect((await say('how many guests are there')).outcome).toMatchObject(answers('3'));
});
