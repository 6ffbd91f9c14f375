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
