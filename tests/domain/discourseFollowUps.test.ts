import { advance, emptyContext, focusOf, resolve, type DiscourseTable } from '@saywright/domain/discourse';
import { describe, expect, test } from 'vitest';

const tables: readonly DiscourseTable[] = [
  {
    name: 'lessons',
    columns: ['id', 'teacher', 'room', 'minutes', 'price', 'lesson_day'],
    numbers: ['minutes', 'price'],
    values: { teacher: ['Hana', 'Moss'], room: ['Blue', 'Red Room'] },
  },
  { name: 'rooms', columns: ['id', 'name'], values: { name: ['Blue', 'Red Room'] } },
  { name: 'books', columns: ['id', 'title', 'pages'], numbers: ['pages'], values: { title: ['Emma'] } },
];

const answered = (instruction: string, text = '') =>
  advance(emptyContext, { kind: 'answered', instruction, text }, tables);
const meant = (said: string, instruction: string, text?: string): unknown => {
  const resolution = resolve(said, answered(instruction, text), tables);
  return resolution.kind === 'instruction' ? resolution.instruction : resolution;
};

describe('another value of the same column', () => {
  test.each([
    ['and Moss?', 'show what Hana teaches tomorrow', 'show what Moss teaches tomorrow'],
    ['What about Moss?', "How many of Hana's lessons are in Blue", "How many of Moss's lessons are in Blue"],
    ['and in Red Room?', 'Show lessons of Hana in Blue', 'Show lessons of Hana in Red Room'],
    ['and today?', 'show what Hana teaches tomorrow', 'show what Hana teaches today'],
    ['and on Friday?', 'Show lessons for tomorrow', 'Show lessons on Friday'],
    ['and next week?', 'who teaches this week', 'who teaches next week'],
    ['and last week?', 'who teaches this week', 'who teaches from last week'],
  ])('“%s” after “%s” keeps the rest', (said, before, expected) => {
    expect(meant(said, before)).toBe(expected);
  });

  test('a value that nothing has is said to be missing', () => {
    expect(meant('and Ivy?', 'Show lessons of Hana')).toMatchObject({
      kind: 'nothing',
      text: 'I found no “Ivy” in teacher of lessons.',
    });
  });

  test.each(['and Moss?', 'and then?', 'and books?', 'and what is next?'])(
    '“%s” replaces nothing where the question names no value',
    (said) => {
      expect(meant(said, 'How many lessons are there')).not.toMatch(/Moss lessons|Moss are/u);
    },
  );
});

test('“how many per …” counts the rows of the last answer', () => {
  const rows = { service: 'database', table: 'lessons', caption: 'lessons where teacher is Hana' } as const;
  const context = { ...answered('Show lessons of Hana'), rows: { ...rows, turn: 1 } };
  expect(resolve('how many per room?', context, tables)).toMatchObject({
    instruction: 'How many lessons per room where teacher is Hana',
  });
});

test('a value is known by its plural', () => {
  const donations = {
    name: 'donations',
    columns: ['id', 'giver'],
    values: { giver: ['bakery', 'supermarket'] },
  };
  const before = 'how much did we get from bakeries in november';
  const context = advance(emptyContext, { kind: 'answered', instruction: before, text: '' }, [donations]);
  expect(resolve('and from supermarkets?', context, [donations])).toMatchObject({
    instruction: 'how much did we get from supermarket in november',
  });
});

describe('what a follow-up keeps', () => {
  const salon: readonly DiscourseTable[] = [
    { name: 'clients', columns: ['id', 'name'], times: [], values: { name: ['Ann', 'Linh'] } },
    { name: 'workers', columns: ['id', 'name'], times: [], values: { name: ['Linh', 'Mai Tran'] } },
    {
      name: 'visits',
      columns: ['id', 'worker_id', 'day', 'made_at'],
      times: ['day', 'made_at'],
      references: { worker_id: 'workers' },
    },
    {
      name: 'payments',
      columns: ['id', 'worker_id', 'client_id', 'tip', 'paid_on'],
      numbers: ['tip'],
      times: ['paid_on'],
      references: { worker_id: 'workers', client_id: 'clients' },
    },
  ];
  const after = (said: string, instruction: string, sql = '', text = ''): unknown => {
    const context = advance(emptyContext, { kind: 'answered', instruction, text, sql }, salon);
    const resolution = resolve(said, context, salon);
    return resolution.kind === 'instruction' ? resolution.instruction : resolution;
  };

  test.each([
    ['and with Linh only?', 'show visits of tomorrow', 'show visits of tomorrow where worker is Linh'],
    ['and for worker Linh?', 'show visits of tomorrow', 'show visits of tomorrow where worker is Linh'],
    ['and for Linh?', 'show visits that are late', 'show visits that are late and worker is Linh'],
    ['only Linh', 'show visits where day is today', 'show visits where day is today and worker is Linh'],
    ['just Mai’s', 'show visits of Linh', 'show visits of Mai Tran'],
    ['only for Mai', 'How many visits do we have?', 'How many visits where worker is Mai Tran'],
    ['just with Linh please', 'visits of this week', 'Show visits of this week where worker is Linh'],
    ['only Ann', 'show clients', 'show clients where name is Ann'],
  ])('“%s” after “%s” narrows the rows of the answer', (said, before, expected) => {
    expect(after(said, before)).toBe(expected);
  });

  test('a name that two columns point to is asked about', () => {
    expect(after('only Linh', 'show payments')).toMatchObject({
      kind: 'question',
      choices: [
        { instruction: 'show payments where worker is Linh' },
        { instruction: 'show payments where client is Linh' },
      ],
    });
  });

  test('a question that names no table is narrowed by the table of its answer', () => {
    const text = 'The total tip of payments is 3.';
    expect(after('only for Ann', 'how much extra money', '', text)).toBe('how much extra money for Ann');
  });

  test.each([
    ['and how much tip for Mai?', 'how much money this week', 'how much tip for Mai this week'],
    ['and how many visits do we have?', 'how much tip yesterday?', 'how many visits yesterday'],
    ['and how much tip?', 'how many visits in the last 7 days', 'how much tip in the last 7 days'],
    ['and how many visits?', 'how much tip for Mai Tran in May', 'how many visits for Mai Tran in May'],
    ['and how much tip did she get?', 'how many visits has Linh today', 'how much tip did Linh get today'],
    ['and how many visits for Linh?', 'how much tip for Mai Tran in May', 'how many visits for Linh in May'],
  ])('“%s” after “%s” keeps the period and who it is about', (said, before, expected) => {
    expect(after(said, before)).toBe(expected);
  });

  test.each([
    ['and how much tip last month?', 'how much money this week'],
    ['and how much tip ever?', 'how much money this week'],
    ['and how many clients?', 'how much money this week'],
    ['how much tip', 'how much money this week'],
    ['and what now?', 'how much money this week'],
  ])('“%s” after “%s” takes no period along', (said, before) => {
    expect(JSON.stringify(after(said, before))).not.toContain('week');
  });

  test.each([
    ['and for November?', 'How many visits each month?', 'How many visits where day in November each month'],
    [
      'and this week',
      'show visits where worker is Linh',
      'show visits where day this week and worker is Linh',
    ],
    ['and in May?', 'show visits where day in June per worker', 'show visits where day in May per worker'],
  ])('“%s” after “%s” is about the column of the answer', (said, before, expected) => {
    const sql = "select date_trunc('month', day)::date, 'made_at' from visits";
    expect(after(said, before, sql)).toBe(expected);
  });

  test('no column is kept where the answer was read from several', () => {
    const sql = 'select day from visits where made_at::date = day';
    expect(after('and in May?', 'show visits', sql)).toBe('show visits in May');
  });
});

describe('the order of the last answer', () => {
  test.each([
    ['put the biggest on top', 'Show lessons per teacher', 'Show lessons per teacher, biggest first'],
    ['smallest first', 'Sum of minutes by teacher', 'Sum of minutes by teacher, smallest first'],
    ['highest price first', 'Show lessons of Hana', 'Show lessons of Hana sorted by price descending'],
    ['lowest minutes on top', 'Show lessons', 'Show lessons sorted by minutes'],
    ['Longest first please', 'Show books', 'Show books sorted by pages descending'],
    ['shortest first', 'Show books sorted by pages descending', 'Show books sorted by pages'],
  ])('“%s” after “%s”', (said, before, expected) => {
    expect(meant(said, before)).toBe(expected);
  });

  test('several figures are asked about', () => {
    expect(meant('biggest first', 'Show lessons')).toMatchObject({
      kind: 'question',
      choices: [
        { instruction: 'Show lessons sorted by minutes descending' },
        { instruction: 'Show lessons sorted by price descending' },
      ],
    });
  });

  test('rows without a figure cannot be sorted by size', () => {
    expect(meant('biggest first', 'Show rooms')).toMatchObject({ kind: 'nothing' });
  });

  test('a question that names no table is about the table of its answer', () => {
    const text = 'You want to know about books where title is Emma.';
    expect(meant('biggest first', 'what do we read', text)).toBe(
      'what do we read sorted by pages descending',
    );
    expect(meant('only from Hana', 'what do we read', text)).toBe('Show books from Hana where title is Emma');
    expect(meant('only thick ones', 'what do we read', text)).toBe('Show thick books where title is Emma');
  });
});

test('pronouns refer to nothing that was only asked about', () => {
  const asked = (instruction: string) =>
    focusOf(advance(emptyContext, { kind: 'asked', instruction, text: 'Which?', choices: [] }, tables));
  expect(asked('Create a pupils table with a name')).toEqual([]);
  expect(asked('Add a fee to lessons').map(({ name }) => name)).toEqual(['lessons']);
  expect(asked('Who can see lessons').map(({ name }) => name)).toEqual(['lessons']);
});
