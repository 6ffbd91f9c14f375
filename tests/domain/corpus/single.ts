import type { CorpusCase } from './case.ts';

/** A database of one table. */
export const single: readonly CorpusCase[] = [
  ['show unicorns', '? I do not know a table called unicorns. The only table is orders.'],
  ['describe unicorns', '? I do not know a table called unicorns. The only table is orders.'],
  ['add a phone to unicorns', '? I do not know a table called unicorns. The only table is orders.'],
  [
    'wipe everything',
    '? From which table? I delete from one table at a time, and never from all of them at once.',
  ],
  [
    'create a lines table that belongs to a unicorn',
    '? I do not know a table called unicorn for this to belong to. The only table is orders.',
  ],
  ['what tables do we have', "select * from (values ('orders', 1)) as tables (name, columns);"],
  [
    'nobody can delete orders',
    '? Orders has the rule orders_all, and it does not say plainly that it is about who can delete. Should it go?',
  ],
  [
    'take away public access from orders',
    '? Orders has the rule orders_all, and it does not say plainly that it is public. Should it go?',
  ],
  ['show the colour of orders', '? Orders has no column called colour. It has id.'],
];
