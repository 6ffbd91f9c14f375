import type { CorpusCase } from './case.ts';

/** Rules, types and defaults of existing columns; new columns. */
export const changes: readonly CorpusCase[] = [
  ['make status required', '? Several tables have a status: products and orders. Which one?'],
  [
    'make the price of invoices required',
    '? There is no table called invoices. The tables are customers, products, orders, order_lines and tasks.',
  ],
  ['make the name required', '? Several tables have a name: customers and products. Which one?'],
  ['email must be positive', '? The email of customers is not a number, so that rule does not fit.'],
  ['price must be at most 5 characters', '? The price of products is not text, so that rule does not fit.'],
  ['limit stock to 100', 'alter table products add check (stock <= 100);'],
  ['limit the name of customers to 40 letters', 'alter table customers add check (char_length(name) <= 40);'],
  [
    'price must be positive and unique',
    '? I did not understand that. Say what you want to make, add, change, delete, see or protect. For example:',
  ],
  ['price must be between 1 and 5', 'alter table products add check (price between 1 and 5);'],
  [
    'the status of orders must be paid or shipped',
    '? The status of orders already allows only pending, paid, shipped or archived. With a second list, only values in both would be allowed.',
  ],
  [
    'the category of products can be food or drink',
    "alter table products add check (category in ('food', 'drink'));",
  ],
  ['make the id of customers optional', '? Id identifies the rows of customers, so it can never be empty.'],
  [
    'change the type of stock to banana',
    '? “banana” is not a type of column I know. A column can hold text, a whole number, a number, money, yes/no, a date or a datetime.',
  ],
  ['change the name of products to text', 'alter table products rename to text;'],
  ['customers can leave their email empty', '? Nothing to change: the email of customers may stay empty.'],
  ['customers can leave their name empty', 'alter table customers alter column name drop not null;'],
  [
    "customers don't need a fax",
    '? Customers has no column called fax. It has id, name, email, phone, signup date and is active.',
  ],
  [
    'no two unicorns may share a name',
    '? There is no table called unicorns. The tables are customers, products, orders, order_lines and tasks.',
  ],
  [
    'no two customers may share a fax',
    '? Customers has no column called fax. It has id, name, email, phone, signup date and is active.',
  ],
  ['no two customers may have the same name', 'alter table customers add unique (name);'],
  [
    'make the status of orders and tasks required',
    '? There is no table called orders and tasks. The tables are customers, products, orders, order_lines and tasks.',
  ],
  ['require a phone', 'alter table customers alter column phone set not null;'],
  [
    'make the fax of customers required',
    '? Customers has no column called fax. It has id, name, email, phone, signup date and is active.',
  ],
  [
    'add an index on fax to customers',
    '? Customers has no column called fax. It has id, name, email, phone, signup date and is active.',
  ],
  [
    'add an index on , to customers',
    '? I did not understand that. Say what you want to make, add, change, delete, see or protect. For example:',
  ],
  [
    'add an index on email of unicorns',
    '? There is no table called unicorns. The tables are customers, products, orders, order_lines and tasks.',
  ],
  [
    'stock of unicorns should default to 10',
    '? There is no table called unicorns. The tables are customers, products, orders, order_lines and tasks.',
  ],
  [
    'the status of orders should default to unicorn',
    '? The status of orders cannot start at “unicorn”. What should it start at?',
  ],
  ['the default of stock in products is 5', 'alter table products alter column stock set default 5;'],
  ['orders should be pending by default', "alter table orders alter column status set default 'pending';"],
  ['tasks should be done by default', 'alter table tasks alter column done set default true;'],
  [
    'products should be cheap by default',
    '? I cannot tell which column of products can start as cheap. What should new rows start with?',
  ],
  [
    'add tags to customers',
    '? What should tags be in the existing rows of customers? It can stay empty there or start with a value.',
  ],
  ['add an optional phone to customers', '? Customers already has a column called phone.'],
  [
    'add the columns , to customers',
    '? What should the new column be called, and what does it contain? For example “an optional phone number”.',
  ],
  ['give customers an email', '? Customers already has a column called email.'],
  [
    'add a note to unicorns',
    '? There is no table called unicorns. The tables are customers, products, orders, order_lines and tasks.',
  ],
  [
    'add an optional fax and a nickname to customers',
    '? What should nickname be in the existing rows of customers? It can stay empty there or start with a value.',
  ],
  [
    'add metadata to customers',
    '? What should metadata be in the existing rows of customers? It can stay empty there or start with a value.',
  ],
];
