import { advance, emptyContext, resolve, type DiscourseTable } from '@saywright/domain/discourse';
import { describe, expect, test } from 'vitest';

const tables: readonly DiscourseTable[] = [
  {
    name: 'classes',
    columns: ['id', 'name', 'weekday', 'time', 'spots', 'start_day'],
    times: ['time'],
    values: { name: ['Gentle Yoga', 'Morning Flow', 'Yin'], weekday: ['tuesday'] },
  },
  {
    name: 'teachers',
    columns: ['id', 'name', 'phone', 'email', 'mentor_id'],
    values: { name: ['Ana Ruiz', 'Ben Cole'] },
  },
];

/** The conversation after a change, carried out or waiting. */
function changed(title: string, state: 'waiting' | 'executed' = 'executed') {
  const planned = advance(
    emptyContext,
    {
      kind: 'planned',
      instruction: 'the change before',
      text: title,
      plan: { operationId: 'one', title, service: 'database', needsConfirmation: false },
    },
    tables,
  );
  return state === 'waiting'
    ? planned
    : advance(planned, { kind: 'moved', operationId: 'one', state }, tables);
}
const day = 'Set weekday to wednesday for classes where name is Gentle Yoga';
const phone = 'Set phone to 555-0199 for teachers where name is Ana Ruiz';

function meant(said: string, title: string, state?: 'waiting'): unknown {
  const resolution = resolve(said, changed(title, state), tables);
  return resolution.kind === 'instruction' ? resolution.instruction : resolution;
}

describe('after a value was changed', () => {
  test.each([
    ['no, I meant thursday', day, 'Set weekday to thursday for classes where name is Gentle Yoga'],
    [
      'no wait, i meant 7 june',
      'Set start day to 2026-06-06 for classes where name is Yin',
      'Set start day to 7 june 2026 for classes where name is Yin',
    ],
    [
      'no, friday',
      'Set start day to 2026-06-06 for classes where name is Yin',
      'Set start day to friday for classes where name is Yin',
    ],
    ['no, is thursday', day, 'Set weekday to thursday for classes where name is Gentle Yoga'],
    ['no wait 555-0148', phone, 'Set phone to 555-0148 for teachers where name is Ana Ruiz'],
    ['sorry, thursday', day, 'Set weekday to thursday for classes where name is Gentle Yoga'],
    ['and make it 11 am', day, 'Set time to 11:00 for classes where name is Gentle Yoga'],
    [
      'and her email is ana@lotus.com',
      phone,
      'Set email to ana@lotus.com for teachers where name is Ana Ruiz',
    ],
    ["same for Ben, he's 555-0188 now", phone, 'Set phone to 555-0188 for teachers where name is Ben Cole'],
    [
      'same for Ben',
      'Set mentor id to the one from teachers where name is Ana Ruiz for teachers where name is Eva Kral',
      'Set mentor to Ana Ruiz for teachers where name is Ben Cole',
    ],
    ['same for Yin', day, 'Set weekday to wednesday for classes where name is Yin'],
  ])('“%s” goes on with it', (said, title, expected) => {
    expect(meant(said, title)).toBe(expected);
  });

  test('a plan that waits is replaced', () => {
    expect(resolve('no, I meant thursday', changed(day, 'waiting'), tables)).toMatchObject({
      instruction: 'Set weekday to thursday for classes where name is Gentle Yoga',
      replaces: 'one',
    });
  });

  test.each([
    ['no, I meant 75', day],
    ['same for Zoe', phone],
    ['same for Ben with thursday', phone],
    ['and the colour is red', day],
    ['no, I meant thursday', 'Set weekday to wednesday for every row of classes'],
  ])('“%s” says something else', (said, title) => {
    expect(meant(said, title)).not.toMatch(/^Set (?:weekday|phone) to/u);
  });
});

describe('after a question about rows', () => {
  const asked = (instruction: string) =>
    advance(emptyContext, { kind: 'answered', instruction, text: '' }, tables);

  test('“and their phone?” is about these rows', () => {
    expect(resolve('and their phone?', asked('Show teachers without email'), tables)).toMatchObject({
      instruction: 'Show the phone of the teachers without email',
    });
  });

  test.each([
    ['and the oldest?', 'who is the youngest teacher', 'who is the oldest teacher'],
    ['what about the lowest one', 'class with the highest spots', 'class with the lowest spots'],
  ])('“%s” asks “%s” about the other end', (said, before, instruction) => {
    expect(resolve(said, asked(before), tables)).toMatchObject({ instruction });
  });

  test('a first name in the question is replaced by another', () => {
    expect(resolve('and Ben?', asked('Show classes of Ana'), tables)).toMatchObject({
      instruction: 'Show classes of Ben Cole',
    });
  });
});

test('“and also their birthday” after a list was made is one more column', () => {
  const made = advance(
    changed('Made the list kids'),
    { kind: 'moved', operationId: 'one', state: 'executed' },
    tables,
  );
  expect(resolve('and also their birthday, i like to send cards', made, tables)).toMatchObject({
    instruction: 'Add birthday to kids',
  });
});

describe('after an amount was raised or lowered', () => {
  const lowered = 'Lower quantity by 15 for stock where item is pasta';

  test.each([
    ['no, 10 not 15', lowered, 'waiting', 'Lower quantity by 10 for stock where item is pasta'],
    ['sorry, 20', lowered, 'waiting', 'Lower quantity by 20 for stock where item is pasta'],
    ['no, 10 not 15', lowered, 'executed', 'Raise quantity by 5 for stock where item is pasta'],
    ['oops, 20', lowered, 'executed', 'Lower quantity by 5 for stock where item is pasta'],
    ['no, 10 not 12', lowered, 'executed', 'no, 10 not 12'],
    ['no, 15', lowered, 'executed', 'no, 15'],
  ] as const)('“%s” after “%s”, %s', (said, title, state, expected) => {
    const resolution = resolve(said, changed(title, state), tables);
    expect(resolution).toMatchObject({ kind: 'instruction', instruction: expected });
  });

  test('a correction is not corrected by a guess', () => {
    const event = {
      kind: 'planned',
      instruction: 'Raise quantity by 5 for stock where item is pasta',
      text: '',
      plan: { operationId: 'two', title: '', service: 'database', needsConfirmation: false },
    } as const;
    const title = 'Raised quantity by 5 for stock where item is pasta';
    const context = advance(
      advance(emptyContext, { ...event, plan: { ...event.plan, title } }, tables),
      { kind: 'moved', operationId: 'two', state: 'executed' },
      tables,
    );
    expect(resolve('no, 12', context, tables)).toMatchObject({ instruction: 'no, 12' });
  });
});
