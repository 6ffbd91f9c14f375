import { commands, plannedOperation, projectApiCommands, type PlanAnswer } from '@saywright/engine/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { customerOf, fetchSites } from '../support/projectClient.ts';
import { deviceOf, type Device } from '../support/studioClient.ts';
import { studioEngine, type StudioEngine } from '../support/studioEngine.ts';
import { carryOut } from '../support/carryOut.ts';

const message =
  'we rent out costumes for carnival. people should see the costumes with size, price and a photo, and reserve one. only I keep the deposits, who paid and how much';

let studio: StudioEngine;
let founder: Device;

beforeAll(async () => {
  studio = await studioEngine({ sitesUrl: () => 'http://localhost:4322' });
  founder = await deviceOf(studio, 'ada@example.org');
});
afterAll(() => studio.close());

const say = (instruction: string, person = founder): Promise<PlanAnswer> =>
  person.send(commands.planInstruction, { instruction });

test('a message that describes an app is offered as one, which is built with what was said', async () => {
  const { outcome } = await say(message);
  expect(outcome).toMatchObject({
    kind: 'question',
    text: expect.stringContaining('costumes (name, size, price'),
  });
  const [first] = outcome.kind === 'question' ? outcome.choices : [];
  expect(first?.label).toContain('costumes');
  const built = await carryOut(founder, first?.instruction ?? '');
  expect(built.state).toBe('executed');
  const lists = built.app?.stored.map(({ table, reach }) => [table, reach]);
  expect(lists).toContainEqual(['costumes', 'Everybody sees them. Staff changes them.']);
  expect(lists).toContainEqual(['deposits', 'Only staff sees and changes them.']);
  const { url } = await founder.send(projectApiCommands.getProjectApi, {});
  expect((await fetchSites(studio)(`${url}/`)).status).toBe(200);
});

test('where something is stored already, no app is drafted', async () => {
  const other = await deviceOf(studio, 'ben@example.org');
  await carryOut(other, 'Create a table costumes with name');
  const { outcome } = await say(message, other);
  const choices = outcome.kind === 'question' ? outcome.choices : [];
  expect(choices.filter(({ instruction }) => instruction.startsWith('Build an app. '))).toEqual([]);
});

test.each(['Create a table costumes with name and price', 'Build an online shop for my bakery'])(
  'what is read as a whole is planned and not asked about: %s',
  async (instruction) => {
    const newcomer = await deviceOf(studio, `${instruction.length}@example.org`);
    expect(plannedOperation(await say(instruction, newcomer))).toBeDefined();
  },
);

test('staff notes what belongs to rows that people and visitors add', async () => {
  const newcomer = await deviceOf(studio, 'cleo@example.org');
  const answer = await say(
    'Build an app. Visitors send enquiries: event, date (date). People who sign in add orders and see their own: date (date). Only staff sees quotes for each enquiry: amount. Only staff sees payments for each order: amount.',
    newcomer,
  );
  const { app } = plannedOperation(answer) ?? {};
  expect(app?.tried).toBe('Every page was tried as a visitor, a customer and the owner.');
  expect(app?.stored.map(({ of }) => of)).toEqual([undefined, undefined, 'enquiry', 'order', undefined]);
});

test('what staff enters for somebody is seen by them and nobody else', async () => {
  const teacher = await deviceOf(studio, 'dora@example.org');
  await carryOut(
    teacher,
    'Build an app. People who sign in add students and see their own: name. Staff enters homework for each student, and people who sign in see theirs: title.',
  );
  const api = await teacher.send(projectApiCommands.getProjectApi, {});
  const [eva, finn] = [
    await customerOf(studio, api, 'eva@example.org'),
    await customerOf(studio, api, 'finn@example.org'),
  ];
  for (const [person, name] of [
    [eva, 'Eva'],
    [finn, 'Finn'],
  ] as const)
    expect((await person.from('students').insert({ name })).error).toBeNull();
  expect((await eva.from('students').insert({ name: 'Eva again' })).error?.code).toBe('23505');
  await carryOut(
    teacher,
    "insert into homework (student_id, title) select id, 'Scales' from students where name = 'Eva'",
  );
  expect((await eva.from('homework').select('title')).data).toEqual([{ title: 'Scales' }]);
  expect((await finn.from('homework').select('title')).data).toEqual([]);
  const { data } = await eva.from('students').select('id');
  const forged = await eva.from('homework').insert({ student_id: data?.[0]?.id, title: 'None' });
  expect(forged.error?.code).toBe('42501');
});
