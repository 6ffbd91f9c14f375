import { readNewColumns } from '@saywright/domain/core';
import { readInstruction } from '@saywright/domain/read';
import { expect, test } from 'vitest';
import { readTableFacts } from '../../../packages/domain/src/language/core/frames/schema/tableFacts.ts';
import { tailor } from './tailor.ts';

const added = (said: string): unknown => {
  const reading = readNewColumns(said, { lexicon: tailor, today: '2026-11-30' });
  if (reading?.kind !== 'parts') return undefined;
  const [part] = reading.parts;
  return part !== undefined && 'changes' in part && part.service === 'database' ? part.changes : undefined;
};

test.each([
  ['add a column called email to customers', 'email'],
  ['Add an email column to customers.', 'email'],
  ['please add a notes field to customers', 'notes'],
  ['customers need an email', 'email'],
  ['customers should also have a birthday', 'birth_date'],
  ['I want to store the email of each customer', 'email'],
  ['also keep the address of customers, please', 'address'],
  ['can you add a column for allergies to the customers list', 'allergies'],
])('a short request for a column is read in full: %s', (said, name) => {
  expect(added(said)).toEqual([
    { do: 'add-columns', table: 'customers', columns: [expect.objectContaining({ name })] },
  ]);
});

test('several columns are read in their order', () => {
  expect(added('add email, birthday and city to customers')).toEqual([
    expect.objectContaining({
      columns: ['email', 'birth_date', 'city'].map((name) => expect.objectContaining({ name })),
    }),
  ]);
});

test.each([
  'add Anna to customers',
  'add buttons to services',
  'add a column called email to suppliers',
  'customers need an email before we send the bill',
  'should customers have an email?',
  'add a column discount to jobs, default 0',
  'customers need help',
  'add the price to jobs',
  'add a customer to jobs',
  'add an optional email to customers',
])('what may be something else, or says more, is left to other rules: %s', (said) => {
  expect(added(said)).toBeUndefined();
});

test('what several lists should have is offered, without what they have', () => {
  const said =
    'customers should have name, telephone and birthday, services just name, price and whether they are popular';
  const [found] = readInstruction(said, { lexicon: tailor, today: '2026-11-30' });
  expect(found).toMatchObject({
    isAgreed: false,
    reading: {
      parts: [
        {
          changes: [
            { do: 'add-columns', table: 'customers', columns: [{ name: 'birthday', type: 'date' }] },
            { do: 'add-columns', table: 'services', columns: [{ name: 'popular', type: 'yes-no' }] },
          ],
        },
      ],
    },
  });
});

test.each([
  'customers should have name and telephone',
  'customers should only see their own jobs',
  'customers have two jobs and a dog',
  'services have patience and 3 jobs',
])('nothing new, rules and what is told are no facts of lists: %s', (said) => {
  expect(readTableFacts(said, { lexicon: tailor, today: '2026-11-30' })).toBeUndefined();
});
