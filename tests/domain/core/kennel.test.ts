import { readRowList } from '@saywright/domain/core';
import type { Lexicon } from '@saywright/domain/planner';
import { expect, test } from 'vitest';
import { column, table } from '../../support/lexicon.ts';
import { sqlOf } from './sqlOf.ts';

/** The dogs of a kennel with their owners, and when they stay in which run. */
const kennel: Lexicon = {
  tables: [
    table('owners', column('name', 'text', { values: ['Karen Hollis', 'Pratt family'] })),
    table(
      'dogs',
      column('name', 'text', { values: ['Biscuit', 'Moose', 'Pickle'] }),
      column('breed', 'text'),
      column('owner_id', 'uuid', { references: 'owners' }),
      column('food', 'text'),
    ),
    table(
      'stays',
      column('dog_id', 'uuid', { references: 'dogs' }),
      column('arrival_day', 'date'),
      column('departure_day', 'date'),
      column('run_number', 'integer'),
      column('paid', 'boolean', { nullable: false, hasDefault: true }),
    ),
  ],
};
const read = (said: string): ReturnType<typeof readRowList> =>
  readRowList(said, { lexicon: kennel, today: '2026-11-30' });

const planned = (said: string): string => sqlOf(read(said)?.reading, kennel);
const dog = (name: string): string => `(select id from dogs where name = '${name}')`;

test.each([
  [
    'Biscuit is staying from tuesday to saturday in run 3',
    `(${dog('Biscuit')}, '2026-12-01', '2026-12-05', 3)`,
  ],
  ['biscuit stays tuesday to saturday, run 3', `(${dog('Biscuit')}, '2026-12-01', '2026-12-05', 3)`],
  [
    'moose and pickle come friday for 4 nights, run 7',
    `(${dog('Moose')}, '2026-12-04', '2026-12-08', 7), (${dog('Pickle')}, '2026-12-04', '2026-12-08', 7)`,
  ],
])('who stays is a row with both of its days: %s', (said, rows) => {
  expect(planned(said)).toBe(
    `insert into stays (dog_id, arrival_day, departure_day, run_number) values ${rows}`,
  );
});

test('a new row of somebody is read by the word before them, and what has no column is offered in order', () => {
  const reading = read('new dog Rex, beagle, owner Karen Hollis')?.reading;
  expect(reading).toMatchObject({
    text: 'I can’t tell where “beagle” belongs. The list dogs keeps: name, breed, owner, food. Put the name of the column before it. Nothing was planned.',
    choices: [
      { instruction: 'Add dog: name "Rex", owner Karen Hollis, breed "beagle"' },
      { instruction: 'Add dog: name "Rex", owner Karen Hollis' },
    ],
  });
  const several = read('add dogs: Max, great dane, owner Pratt family; Flo, poodle, owner Karen Hollis');
  expect(several?.reading).toMatchObject({
    text: expect.stringContaining('where “great dane” and “poodle” belong.'),
    choices: [
      {
        instruction:
          'Add dog: name "Max", owner Pratt family, breed "great dane". add dog: name "Flo", owner Karen Hollis, breed "poodle"',
      },
      expect.anything(),
    ],
  });
});
