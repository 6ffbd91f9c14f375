import type { CorpusCase } from './case.ts';

/** Values of every kind, and what cannot be one. */
export const values: readonly CorpusCase[] = [
  ['set the price of Tea to 2k', "update products set price = 2000 where name = 'Tea';"],
  ['set the price of Tea to 1.005k', "update products set price = 1005 where name = 'Tea';"],
  ['set the price of Tea to -5', "update products set price = -5 where name = 'Tea';"],
  [
    'set the price of Tea to 5 bananas',
    '? The price needs a number, and I could not read “5 bananas”. What should it be?',
  ],
  [
    'set the stock of Tea to two dozen',
    '? The stock needs a whole number, and I could not read “two dozen”. What should it be?',
  ],
  [
    'set the stock of Tea to 2.5',
    '? The stock needs a whole number, and I could not read “2.5”. What should it be?',
  ],
  [
    'set the price of Tea to constructor',
    '? The price needs a number, and I could not read “constructor”. What should it be?',
  ],
  ['set is active of customer Ada to yes', "update customers set is_active = true where name = 'Ada';"],
  ['set is active of customer Ada to off', "update customers set is_active = false where name = 'Ada';"],
  [
    'set is active of customer Ada to maybe',
    '? “is active” needs yes or no, and I could not read “maybe”. What should it be?',
  ],
  [
    'set the signup date of customer Ada to today',
    "update customers set signup_date = current_date where name = 'Ada';",
  ],
  [
    'set the signup date of customer Ada to now',
    "update customers set signup_date = now() where name = 'Ada';",
  ],
  [
    'set the due date of task "Buy milk" to someday',
    '? The due date needs a date such as 2024-03-01, and I could not read “someday”. What should it be?',
  ],
  [
    'set the created at of order 5 to 2024-03-01 10:30',
    "update orders set created_at = '2024-03-01 10:30' where id = 5;",
  ],
  [
    'set the created at of order 5 to 2024-02-30 10:30',
    '? The created at needs a date such as 2024-03-01, and I could not read “2024-02-30 10:30”. What should it be?',
  ],
  [
    'set the created at of order 5 to 2024-03-01 25:00',
    '? The created at needs a date such as 2024-03-01, and I could not read “2024-03-01 25:00”. What should it be?',
  ],
  [
    'set the created at of order 5 to yesterday',
    'update orders set created_at = current_date - 1 where id = 5;',
  ],
  ['set the phone of customer Ada to nothing', "update customers set phone = null where name = 'Ada';"],
  ['set the phone of customer Ada to ""', "update customers set phone = '' where name = 'Ada';"],
  [
    'set the phone of customer Ada to "a" and "b"',
    '? I cannot tell what belongs to the value in “a and b”. Please put all of it in quotes.',
  ],
  [
    'set the user id of order 5 to 123e4567-e89b-12d3-a456-426614174000',
    "update orders set user_id = '123e4567-e89b-12d3-a456-426614174000' where id = 5;",
  ],
  [
    'set the user id of order 5 to Ada',
    '? The user id needs a row id, and I could not read “Ada”. What should it be?',
  ],
  [
    'set the status of order 5 to unicorn',
    '? The status can be pending, paid, shipped or archived, not unicorn. Which one is it?',
  ],
];
