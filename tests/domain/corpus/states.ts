import type { CorpusCase } from './case.ts';

/** States, orders of rows, names and rules. */
export const states: readonly CorpusCase[] = [
  ["show customers's orders", '? I do not know which customers are meant by “orders”. Which do you mean?'],
  [
    'how many people do we have',
    '? I do not know a table called people. The tables are customers, products, orders, order_lines and tasks.',
  ],
  [
    "put a customer into the customers' table",
    '? I did not understand that. Say what you want to make, add, change, delete, see or protect. For example:',
  ],
  [
    'show the colour of products',
    '? Products has no column called colour. It has id, name, price, stock, category and status.',
  ],
  [
    'show unicorns who are blue',
    '? I do not know a table called unicorns. The tables are customers, products, orders, order_lines and tasks.',
  ],
  [
    'delete the colour of products',
    '? Products has no column called colour. It has id, name, price, stock, category and status.',
  ],
  [
    'mark orders as small',
    '? I do not know where orders keep whether they are small. It can be one of these:',
  ],
  ['mark all blue orders as paid', '? I do not know which orders are meant by “blue”. Which do you mean?'],
  [
    'mark unicorns as paid',
    '? I did not understand that. Say what you want to make, add, change, delete, see or protect. For example:',
  ],
  [
    'mark customer 5 orders blue',
    '? I did not understand that. Say what you want to make, add, change, delete, see or protect. For example:',
  ],
  [
    'make products cheaper',
    '? I did not understand that. Say what you want to make, add, change, delete, see or protect. For example:',
  ],
  [
    'constructor orders',
    '? I did not understand that. Say what you want to make, add, change, delete, see or protect. For example:',
  ],
  ['show orders sorted by colour', '? Orders has no column called colour to sort by.'],
  ['show the largest customers', '? By which column should I find the largest customers?'],
  ['show the smallest customers', '? By which column should I find the smallest customers?'],
  [
    'the price of blue unicorn products',
    '? I did not understand that. Say what you want to make, add, change, delete, see or protect. For example:',
  ],
  ['what is the price of Tea', "select price from products where name = 'Tea' limit 50;"],
  [
    'what is the colour of Tea',
    '? I did not understand that. Say what you want to make, add, change, delete, see or protect. For example:',
  ],
  [
    'what does Tea cost',
    '? I did not understand that. Say what you want to make, add, change, delete, see or protect. For example:',
  ],
  ['how much does Tea cost', "select price from products where name = 'Tea' limit 50;"],
  ['how much is Ada', "select price from products where name = 'Ada' limit 50;"],
  [
    'rename customers to orders',
    '? There is already a table called orders. What should customers be called instead?',
  ],
  ['rename orders to "!!!"', '? What should orders be called?'],
  ['rename the phone of customers to "!!!"', '? What should phone be called?'],
  [
    'rename phone to email in customers',
    '? Customers already has a column called email. What else should it be called?',
  ],
  ['call the column phone telephone', 'alter table customers rename column phone to telephone;'],
  [
    'change the name of the column phone to telephone',
    'alter table customers rename column phone to telephone;',
  ],
  ['orders should be called purchases', 'alter table orders rename to purchases;'],
  ['the total of orders should be called amount', 'alter table orders rename column total to amount;'],
  [
    'the colour of orders should be called amount',
    '? I did not understand that. Say what you want to make, add, change, delete, see or protect. For example:',
  ],
  [
    'call orders "order lines"',
    '? There is already a table called order lines. What should orders be called instead?',
  ],
  [
    'who has access to unicorns',
    '? I do not know a table called unicorns. The tables are customers, products, orders, order_lines and tasks.',
  ],
  [
    'show the rules of orders',
    '? Orders is not locked: whoever holds your public key can read and change it.',
  ],
  ['show the policies of products', "select * from (values ('Everyone can read products')) as rules (rule);"],
  [
    'describe unicorns',
    '? I do not know a table called unicorns. The tables are customers, products, orders, order_lines and tasks.',
  ],
];
