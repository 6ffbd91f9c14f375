import type { CorpusCase } from './case.ts';

/** A database of one table. */
export const single: readonly CorpusCase[] = [
  ['show unicorns', '? There is no table called unicorns. The only table is orders.'],
  ['describe unicorns', '? There is no table called unicorns. The only table is orders.'],
  ['add a phone to unicorns', '? There is no table called unicorns. The only table is orders.'],
  [
    'wipe everything',
    '? From which table? I delete from one table at a time, and never from all of them at once.',
  ],
  [
    'create a lines table that belongs to a unicorn',
    '? There is no table called unicorn for this to belong to. The only table is orders.',
  ],
  ['what tables do we have', "select * from (values ('orders', 1)) as tables (name, columns);"],
  [
    'nobody can delete orders',
    '? Orders has the rule orders_all. Its name does not say whether it is about who can delete. Should I remove it?',
  ],
  [
    'take away public access from orders',
    '? Orders has the rule orders_all. Its name does not say whether it is public. Should I remove it?',
  ],
  ['show the colour of orders', '? Orders has no column called colour. It has id.'],
];
