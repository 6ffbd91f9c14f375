import { advance, emptyContext, resolve, type DiscourseTable } from '@saywright/domain/discourse';
import { describe, expect, test } from 'vitest';

const tables: readonly DiscourseTable[] = [
  {
    name: 'classes',
    columns: ['id', 'name', 'weekday', 'start_time', 'spots'],
    numbers: ['spots'],
    times: ['start_time'],
    values: { name: ['Gentle Yoga', 'Yin'], weekday: ['tuesday'] },
  },
  {
    name: 'payments',
    columns: ['id', 'student_id', 'amount', 'paid_on', 'method'],
    numbers: ['amount'],
    times: ['paid_on'],
    values: { method: ['cash', 'card'] },
    references: { student_id: 'students' },
  },
  { name: 'students', columns: ['id', 'name'], values: { name: ['Lena Vogt', 'Jonas Held'] } },
];

/** What a text means after a new row was planned or added with an instruction. */
function meant(said: string, instruction: string, adds: string, state: 'waiting' | 'executed'): unknown {
  const plan = { operationId: 'one', title: 'Add 1 row', service: 'database', adds } as const;
  const planned = advance(
    emptyContext,
    { kind: 'planned', instruction, text: plan.title, plan: { ...plan, needsConfirmation: false } },
    tables,
  );
  const context =
    state === 'waiting' ? planned : advance(planned, { kind: 'moved', operationId: 'one', state }, tables);
  const resolution = resolve(said, context, tables);
  return resolution.kind === 'instruction' ? resolution.instruction : resolution;
}

const payment = 'add a payment of 150 for Lena Vogt on 3 november';
const lesson = 'add class Gentle Yoga tuesday 7pm 12 spots';

describe('after a new row', () => {
  test.each([
    ['same for Jonas but 160', 'add a payment of 160 for Jonas Held on 3 november'],
    ['same for Jonas, 160', 'add a payment of 160 for Jonas Held on 3 november'],
    ['and one for Jonas on 5 november', 'add a payment of 150 for Jonas Held on 5 november'],
    ['same for Jonas Held but only 80 and on today', 'add a payment of 80 for Jonas Held on today'],
  ])('“%s” adds one like it', (said, expected) => {
    expect(meant(said, payment, 'payments', 'executed')).toBe(expected);
  });

  test.each([
    ['same for Jonas but by card', 'Lena paid 150 cash today', 'Jonas Held paid 150 card today'],
    [
      'same for Jonas but at 12',
      'Lena has yoga on 3 november at 10, 90 minutes',
      'Jonas Held has yoga on 3 november at 12:00, 90 minutes',
    ],
    [
      'and Jonas at 12 in the same room',
      'Lena has yoga on 3 november at 10, 90 minutes',
      'Jonas Held has yoga on 3 november at 12:00, 90 minutes',
    ],
  ])('“%s” takes the place of a value of its kind', (said, instruction, expected) => {
    expect(meant(said, instruction, 'payments', 'executed')).toBe(expected);
  });

  test.each([
    ['no, I meant friday', 'add class Gentle Yoga friday 7pm 12 spots'],
    ['sorry, make it 8pm', 'add class Gentle Yoga tuesday 20:00 12 spots'],
    ['oops, 14 please', 'add class Gentle Yoga tuesday 7pm 14 spots'],
  ])('“%s” corrects it while it waits', (said, expected) => {
    expect(meant(said, lesson, 'classes', 'waiting')).toBe(expected);
  });

  test.each([
    ['no, I meant friday', 'Set weekday to friday for classes where name is Gentle Yoga'],
    ['sorry, make it 8pm', 'Set start time to 20:00 for classes where name is Gentle Yoga'],
    ['oops, 14 please', 'Set spots to 14 for classes where name is Gentle Yoga'],
  ])('“%s” changes it once it is there', (said, expected) => {
    expect(meant(said, lesson, 'classes', 'executed')).toBe(expected);
  });

  test('a row that is only known by somebody else is identified by the value that was wrong', () => {
    expect(meant('no, 170', payment, 'payments', 'executed')).toBe(
      'Set amount to 170 for payments where student is Lena Vogt and amount is 150',
    );
    expect(meant('no, 170', 'add a payment of 150 on 3 november', 'payments', 'executed')).toBe('no, 170');
  });

  test('the day of a row without a name is corrected, and its row repeated for another one', () => {
    const friday = 'add a payment of 150 for Lena Vogt on friday';
    expect(meant('no, is thursday', friday, 'payments', 'waiting')).toBe(
      'add a payment of 150 for Lena Vogt on thursday',
    );
    expect(meant('same for student Jonas Held', friday, 'payments', 'executed')).toBe(
      'add a payment of 150 for Jonas Held on friday',
    );
    expect(meant('same for Jonas but 25 euro, 4 november', payment, 'payments', 'executed')).toBe(
      'add a payment of 25 euro for Jonas Held on 4 november',
    );
  });

  test('a value of a kind that the row has twice is not put anywhere', () => {
    expect(meant('no, 15', 'add class Gentle Yoga tuesday 12 spots for 20', 'classes', 'waiting')).toBe(
      'no, 15',
    );
  });
});

describe('after a question that was not read', () => {
  const asked = advance(
    emptyContext,
    {
      kind: 'asked',
      instruction: 'how much did the goats eat in may?',
      text: 'I don’t know these words here.',
      choices: [],
    },
    tables,
  );

  test.each([
    ['and in june?', 'how much did the goats eat in june'],
    ['and last month?', 'how much did the goats eat from last month'],
  ])('“%s” is about the same, and not about another list', (said, expected) => {
    expect(resolve(said, asked, tables)).toMatchObject({ instruction: expected });
  });
});
