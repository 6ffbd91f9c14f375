import { readInstruction } from '@saywright/domain/read';
import { resolve, emptyContext } from '@saywright/domain/discourse';
import { toldLists } from '@saywright/domain/app';
import { expect, test } from 'vitest';
import { tailor } from './tailor.ts';

const meant = (said: string): string | undefined => {
  const meaning = resolve(said, emptyContext, [{ name: 'staf', columns: ['name', 'colum'] }]);
  return meaning.kind === 'instruction' ? meaning.instruction : undefined;
};

test.each([
  ['show evry customer wich has no email', 'show every customer which has no email'],
  ['Wich jobs are due tommorow', 'Which jobs are due tomorrow'],
  ['wen i delet a job tell me what hapened', 'when i delete a job tell me what happened'],
  ['show jobs an who did them', 'show jobs and who did them'],
])('everyday words are read as they are spelt: %s', (said, right) => {
  expect(meant(said)).toBe(right);
});

test.each([
  'show jobs of Wen',
  'set the name of the customer to "teh wich"',
  'show the staf',
  'TEH is a name here',
  'show the colum of staf',
  'send it to wich@example.org',
  'show jobs of an inn',
  'Create a members table with name (text) and plz (text)',
])('names, quotes and capitals stay as they are: %s', (said) => {
  expect(meant(said)).toBe(said);
});

test('a misspelt description of a list is read', () => {
  const said =
    'we need a incidant book, wich dog it hapened to, wich member of staf saw it, when, an how serius it was (minor, medium or bad)';
  expect(toldLists(said)?.instruction).toBe(
    'incident books: name, dog, staff, date, severity (minor/medium/bad)',
  );
});

const readingOf = (said: string) => readInstruction(said, { lexicon: tailor, today: '2026-11-30' })[0];

test('of a longer message, the sentence that asks for a change is offered', () => {
  const said =
    'The shop was full of people who wanted to change their jobs. New customer Ana Silva, 555 0102.';
  expect(readingOf(said)?.others).toEqual(['New customer Ana Silva, 555 0102']);
});

test('several sentences that each ask for a change are read together', () => {
  const reading = readingOf('New customer Ana Silva, 555 0102. Customers need an email.')?.reading;
  expect(reading).toMatchObject({
    parts: [
      {
        changes: [
          { do: 'insert', table: 'customers' },
          { do: 'add-columns', table: 'customers' },
        ],
      },
    ],
  });
  expect(readingOf('New customer Ana Silva, 555 0102. She sings.')?.isWhole).toBeUndefined();
});
