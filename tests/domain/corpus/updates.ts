import type { CorpusCase } from './case.ts';

/** Typed SQL, and changes of values. */
export const updates: readonly CorpusCase[] = [
  ['/* a note */ select 1', '/* a note */ select 1'],
  [
    '/* not closed select 1',
    '? I did not understand that. Say what you want to make, add, change, delete, see or protect. For example:',
  ],
  [
    '-- only a comment',
    '? I did not understand that. Say what you want to make, add, change, delete, see or protect. For example:',
  ],
  ['select "delete_all"()', 'select "delete_all"()'],
  [
    'set the status to paid where total is over 100',
    '? Several tables have a status. Which one do you mean?',
  ],
  ['set the name to x where email is empty', '? Several tables have a name. Which one do you mean?'],
  [
    'set status of the order to paid',
    '? Which order do you mean? Please say it, for example “order 5”, or say “all orders”.',
  ],
  [
    'set status for all',
    '? I did not understand that. Say what you want to make, add, change, delete, see or protect. For example:',
  ],
  ['set the price to 5', 'update products set price = 5;'],
  ['set the name to 5', '? Several tables have a name. Which one do you mean?'],
  ['set the name of Tea to 5', '? Several tables have a name. In which one is Tea?'],
  ['set the name of "Tea" to 5', '? Several tables have a name. In which one is that row?'],
  ['set the colour of blue orders to red', '? Which orders do you mean by “colour of blue”?'],
  [
    'set the colour of orders to red',
    '? Orders has no column called colour. It has id, customer id, user id, total, status and created at.',
  ],
  ['set orders colour to red', '? Which orders do you mean by “colour”?'],
  ['change the price of Tea', '? What should the price of products whose name is Tea be?'],
  [
    'change the colour of Tea',
    '? I did not understand that. Say what you want to make, add, change, delete, see or protect. For example:',
  ],
  [
    'change the status',
    '? I did not understand that. Say what you want to make, add, change, delete, see or protect. For example:',
  ],
];
