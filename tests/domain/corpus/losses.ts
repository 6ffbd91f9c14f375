import type { CorpusCase } from './case.ts';

/** Deletions, and the questions before them. */
export const losses: readonly CorpusCase[] = [
  [
    'clear the phone of the customer',
    '? Which customer do you mean? Please say it, for example “the customer named “…””, or say “all customers”.',
  ],
  ['clear the phone of customers', '? Do you mean the phone of every row of customers, or the whole column?'],
  ['clear the phone of all customers', 'update customers set phone = null;'],
  [
    'clear the email and phone of customer Ada',
    '? Customers has no column called email and phone. It has id, name, email, phone, signup date and is active.',
  ],
  ['remove the phone of Ada', "update customers set phone = null where name = 'Ada';"],
  ['delete rows from customers', '? Do you mean every row of customers?'],
  [
    'delete duplicates',
    '? I cannot choose which duplicate to keep. Which rows should I delete? Say what they have in common.',
  ],
  [
    'remove the duplicates from customers',
    '? I cannot choose which duplicate to keep. Which rows should I delete? Say what they have in common.',
  ],
  [
    'delete everyone who is blue',
    '? There is no table called everyone. The tables are customers, products, orders, order_lines and tasks.',
  ],
  ['delete everybody older than 5 years', '? Which table do you mean by “everybody”?'],
  ['show everyone who signed up this year', '? Which table do you mean by “everyone”?'],
  ['how many users signed up last week', '? Which table do you mean by “users”?'],
  [
    'drop the , column from customers',
    '? Customers has no column called the. It has id, name, email, phone, signup date and is active.',
  ],
  ['drop the status column', '? Several tables have a status: products and orders. Which one?'],
  ['drop the fax column', '? No table has a column called fax.'],
  [
    'drop the column colour of products',
    '? Products has no column called colour. It has id, name, price, stock, category and status.',
  ],
  ['delete it', '? From which table? I delete from one table at a time, and never from all of them at once.'],
  [
    'delete the orders and tasks tables',
    '? There is no table called orders and tasks. The tables are customers, products, orders, order_lines and tasks.',
  ],
  [
    'drop the access policy column from customers',
    '? Customers has no column called access policy. It has id, name, email, phone, signup date and is active.',
  ],
  [
    'delete unicorns older than 3 years',
    '? There is no table called unicorns. The tables are customers, products, orders, order_lines and tasks.',
  ],
];
