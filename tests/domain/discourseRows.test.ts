import { advance, emptyContext, resolve, type DiscourseTable } from '@saywright/domain/discourse';
import { describe, expect, test } from 'vitest';

const tables: readonly DiscourseTable[] = [
  { name: 'workers', columns: ['id', 'name', 'phone', 'day_off'], values: { name: ['Linh'], day_off: [] } },
  { name: 'services', columns: ['id', 'name', 'price', 'minute'], numbers: ['price', 'minute'] },
  {
    name: 'appointments',
    columns: ['id', 'worker_id', 'starts_at'],
    times: ['starts_at'],
    references: { worker_id: 'workers' },
  },
];

/** A conversation whose last instruction adds rows to a table, as a plan that waits. */
const adding = (instruction: string, adds: string | undefined) => {
  const plan = {
    operationId: 'waiting',
    title: 'Add 1 row',
    service: 'database',
    needsConfirmation: false,
    ...(adds !== undefined && { adds }),
  } as const;
  return advance(emptyContext, { kind: 'planned', instruction, plan, text: '' }, tables);
};
const executed = (instruction: string, adds: string | undefined) =>
  advance(
    adding(instruction, adds),
    { kind: 'moved', operationId: 'waiting', state: 'executed', title: 'Added 1 row' },
    tables,
  );

describe('the next row after rows were added', () => {
  const gel = 'add service gel nails 45 euro 90 minute';
  const linh = 'add worker Linh, her day off is monday';

  test.each([
    ['and manicure 15 euro 20 minute', gel, 'services', 'add service manicure 15 euro 20 minute'],
    ['same for pedicure 45 euro 90 minute', gel, 'services', 'add service pedicure 45 euro 90 minute'],
    ['same for Mai, day off tuesday', linh, 'workers', 'add worker Mai, day off tuesday'],
    ['and Sarah', linh, 'workers', 'add worker Sarah'],
    ['the same again for Mai', linh, 'workers', 'add worker Mai, her day off is monday'],
    ['and Sarah', 'Add a worker with name Linh', 'workers', 'Add a worker Sarah'],
    ['and peel 9 euro', 'Add to services:\na 1\nb 2', 'services', 'Add service peel 9 euro'],
    [
      'same for Mai 15:00',
      'new appointment for Linh at 14:00',
      'appointments',
      'new appointment for Mai 15:00',
    ],
  ])('“%s” after “%s” belongs to %s', (said, before, adds, expected) => {
    expect(resolve(said, executed(before, adds), tables)).toEqual({
      kind: 'instruction',
      instruction: expected,
    });
  });

  test.each([
    'and a phone number',
    'and how many workers do we have?',
    'and show services',
    'and delete it',
    'also Mai should see appointments',
    'and then?',
  ])('“%s” is no row', (said) => {
    const { kind, ...rest } = resolve(said, executed(linh, 'workers'), tables);
    expect(JSON.stringify({ kind, ...rest })).not.toContain('add worker');
  });

  test('nothing is a row after a change of another kind', () => {
    const said = 'and manicure 15 euro 20 minute';
    const changed = executed('Set the price of services to 3', undefined);
    expect(resolve(said, changed, tables)).toEqual({ kind: 'instruction', instruction: said });
  });
});

describe('lines of rows alone', () => {
  const rows = 'gel nails 45 euro 90 min\n manicure 20 euro 30 min\n\npeel 15 euro 20 min';
  const added = 'Add to services:\ngel nails 45 euro 90 min\nmanicure 20 euro 30 min\npeel 15 euro 20 min';

  test.each([
    ['add service wax 9 euro', 'services'],
    ['Add an optional minute to services', undefined],
    ['Create a services table with a name', undefined],
  ])('belong to the table of “%s”', (before, adds) => {
    expect(resolve(rows, executed(before, adds), tables)).toEqual({
      kind: 'instruction',
      instruction: added,
    });
  });

  test('are rows however many there are', () => {
    const many = Array.from({ length: 60 }, (_, at) => `treatment ${at}, ${at} euro`).join('\n');
    const resolution = resolve(many, executed('add service wax 9 euro', 'services'), tables);
    expect(resolution).toEqual({ kind: 'instruction', instruction: `Add to services:\n${many}` });
  });

  test('wait for the plan that creates their table', () => {
    const context = adding('Create a treatments table with a name', undefined);
    expect(resolve(rows, context, tables)).toMatchObject({
      kind: 'nothing',
      text: expect.stringContaining('“Add 1 row” waits'),
    });
  });

  test.each([
    'Add a price of 3 to services\nadd a minute to services',
    'name\nprice 2\nminute',
    'Workers\nServices',
    'What is 3?\nHow many?',
    'first line without anything\nsecond line',
  ])('“%s” is no list of rows', (said) => {
    const context = executed('add service wax 9 euro', 'services');
    expect(resolve(said, context, tables)).toEqual({ kind: 'instruction', instruction: said });
  });
});

describe('a correction of the row that waits', () => {
  const corrected = (said: string, adds: string): unknown => {
    const resolution = resolve(said, adding('add it', adds), tables);
    if (resolution.kind !== 'row') return resolution.kind;
    return Object.fromEntries(resolution.values.map(({ column, value }) => [column, value]));
  };

  test.each([
    ['no! name is Linh only, monday is the day off', 'workers', { name: 'Linh', day_off: 'monday' }],
    [
      'no phone is 0612345678, name only Marie Dubois',
      'workers',
      { phone: '0612345678', name: 'Marie Dubois' },
    ],
    ['No, that’s wrong: the day off is "friday"', 'workers', { day_off: 'friday' }],
    ['no, price 50 euro and minute 20', 'services', { price: '50', minute: '20' }],
    ['price should be 40,50', 'services', { price: '40.50' }],
    ['the hour is 3pm you forget it', 'appointments', { starts_at: '15:00' }],
    ['no it’s 16h30', 'appointments', { starts_at: '16:30' }],
    ['sorry, the time is tomorrow at 9:15', 'appointments', { starts_at: 'tomorrow 09:15' }],
    ['no, not Lin. Her name is Linh', 'workers', { name: 'Linh' }],
    ['phone is wrong, it is 0622222222', 'workers', { phone: '0622222222' }],
    ['oops, worker is Mai', 'appointments', { worker_id: 'Mai' }],
  ])('“%s” in %s', (said, adds, expected) => {
    expect(corrected(said, adds)).toEqual(expected);
  });

  test.each([
    ['the price is too high', 'services'],
    ['no, price must be unique', 'services'],
    ['price must be positive', 'services'],
    ['set the name to x', 'workers'],
    ['name is wrong, delete it', 'workers'],
    ['no, the hour is 25pm', 'appointments'],
    ['no, name is Linh, add another one', 'workers'],
    ['no, name is Linh, name is Mai', 'workers'],
    ['how many workers are there', 'workers'],
  ])('“%s” in %s corrects nothing', (said, adds) => {
    expect(corrected(said, adds)).not.toBeTypeOf('object');
  });

  test('an executed row is not corrected as a plan', () => {
    const { kind } = resolve('no, name is Mai', executed('add worker Linh', 'workers'), tables);
    expect(kind).not.toBe('row');
  });
});

describe('a complaint before another instruction', () => {
  test.each([
    'No, that’s wrong, add a worker called Bob',
    'that is not what I wanted. Please add a worker called Bob',
    'no this is wrong - i meant add a worker called Bob',
  ])('“%s” puts the plan aside', (said) => {
    expect(resolve(said, adding('add worker Tim', 'workers'), tables)).toEqual({
      kind: 'instruction',
      instruction: 'add a worker called Bob',
      replaces: 'waiting',
    });
  });

  test('the reason of a complaint is no instruction', () => {
    const said = 'that is wrong because Bob left';
    expect(resolve(said, adding('add worker Tim', 'workers'), tables)).toEqual({
      kind: 'instruction',
      instruction: said,
    });
  });
});

describe('people who sign in instead of everybody', () => {
  const instead = 'Only signed-in people can see services and workers';

  test.each([
    'no, not everybody - only people who sign in',
    'No not for everyone, only for people who are signed in',
    'no only signed-in people',
    'just members that log in can see them',
  ])('“%s” is about the tables of the plan', (said) => {
    const plan = adding('Everyone can see services and workers', undefined);
    expect(resolve(said, plan, tables)).toEqual({
      kind: 'instruction',
      instruction: instead,
      replaces: 'waiting',
    });
  });

  test('a page is for people who sign in, and published as before', () => {
    const plan = adding('Put services and workers on the page and publish it', undefined);
    expect(resolve('no, not everybody - only people who sign in', plan, tables)).toEqual({
      kind: 'instruction',
      instruction: 'Put services and workers on the page to people who sign in and publish it',
      replaces: 'waiting',
    });
  });

  test('after any other plan it is an instruction like others', () => {
    const said = 'only people who sign in';
    const plan = adding('add worker Tim', 'workers');
    expect(resolve(said, plan, tables)).toEqual({ kind: 'instruction', instruction: said });
  });
});

test.each([
  'undo last',
  'undo last one',
  'undo the last',
  'take back last',
  'cancel last change',
  'delete what you just did',
  'go back one',
  'go back one step',
])('“%s” undoes what was executed last', (said) => {
  expect(resolve(said, executed('add worker Tim', 'workers'), tables)).toMatchObject({ kind: 'undo' });
});

test.each(['cancel the last', 'delete the last one', 'undo the last appointment'])(
  '“%s” may be about a row, so nothing is undone',
  (said) => {
    expect(resolve(said, executed('add worker Tim', 'workers'), tables).kind).not.toBe('undo');
  },
);
