import { commands, plannedOperation, type PlanAnswer } from '@saywright/engine/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deviceOf, type Device } from '../support/studioClient.ts';
import { studioEngine, type StudioEngine } from '../support/studioEngine.ts';

let studio: StudioEngine;
let sam: Device;

const say = (instruction: string, conversationId: string = crypto.randomUUID()): Promise<PlanAnswer> =>
  sam.send(commands.planInstruction, { instruction, conversationId });

/** Carries out what an answer plans. */
async function carryOut(answer: PlanAnswer): Promise<void> {
  const operationId = plannedOperation(answer)?.id ?? '';
  const { state } = await sam.send(commands.execute, { operationId, confirmed: true });
  expect(state).toBe('executed');
}
const done = async (instruction: string): Promise<void> => carryOut(await say(instruction));

/** Carries out the first choice of a question, as its press does. */
async function pressed(instruction: string): Promise<void> {
  const conversationId = crypto.randomUUID();
  const { outcome } = await say(instruction, conversationId);
  const [choice] = outcome.kind === 'question' ? (outcome.choices ?? []) : [];
  await carryOut(
    await sam.send(commands.planInstruction, {
      instruction: choice?.instruction ?? '',
      conversationId,
      ...(choice?.reader && { reader: choice.reader }),
    }),
  );
}

const answers = (text: string): object => ({ kind: 'answer', text: expect.stringContaining(text) });

beforeAll(async () => {
  studio = await studioEngine();
  sam = await deviceOf(studio, 'sam@example.org');
  await pressed(
    'hey so i run a tool library, need somewhere to keep track of all the tools. name, what kind (power tool, ladder, other), what shape its in and who donated it',
  );
  await done('also need a list of members. name, phone, when they joined and if they paid the 20 bucks');
  await done(
    'and then the borrowings: which tool, which member, when they took it, when its due back and when it came back',
  );
  for (const tool of ['Step ladder, kind ladder', 'Orbital sander, kind power tool, shape like new'])
    await done(`add tool ${tool}`);
  await done('new member Tina Marsh, 555 0148, joined yesterday, paid');
  await done('new member Luis Ferreira, 555-0171, joined today, hasnt paid');
});
afterAll(() => studio.close());

test('what is denied is a no', async () => {
  expect((await say('Show members where paid is no')).outcome).toMatchObject(answers('1 found'));
});

test('a loan is entered, seen, asked for and brought back, and the undo lends it again', async () => {
  await done('tina took the orbital sander yesterday, due next monday');
  await done('luis took the step ladder today');
  expect((await say('whats out right now')).outcome).toMatchObject(answers('2 found'));
  expect((await say('who has the sander')).outcome).toMatchObject(answers('1 found'));
  const conversationId = crypto.randomUUID();
  await carryOut(await say('tina brought back the sander just now', conversationId));
  expect((await say('who has the sander')).outcome).toMatchObject(answers('Nothing found'));
  await say('undo that', conversationId);
  expect((await say('what is out')).outcome).toMatchObject(answers('2 found'));
});

test('a choice that adds a row makes no list', async () => {
  const conversationId = crypto.randomUUID();
  const answer = await sam.send(commands.planInstruction, {
    instruction: 'Add tool: name "Drill", donated by "Rex"',
    conversationId,
    reader: 'rules',
  });
  expect(plannedOperation(answer)?.title).toBe('Add 1 tool');
});
