import type { CorpusCase } from './case.ts';

/** States, orders of rows, names and rules. */
export const states: readonly CorpusCase[] = [
  ["show customers's orders", '? Which customers do you mean by “orders”?'],
  [
    'how many people do we have',
    '? There is no table called people. The tables are customers, products, orders, order_lines and tasks.',
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
    '? There is no table called unicorns. The tables are customers, products, orders, order_lines and tasks.',
  ],
  [
    'delete the colour of products',
    '? Products has no column called colour. It has id, name, price, stock, category and status.',
  ],
  ['mark orders as small', '? Orders has no column for "small". Did you mean one of these?'],
  ['mark all blue orders as paid', '? Which orders do you mean by “blue”?'],
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
    '? No table or column is called “colour”. The tables are customers, products, orders, order_lines and tasks. You can ask, for example:',
  ],
  [
    'what does Tea cost',
    '? No table or column is called “cost”. The tables are customers, products, orders, order_lines and tasks. You can ask, for example:',
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
    '? There is no table called unicorns. The tables are customers, products, orders, order_lines and tasks.',
  ],
  ['show the rules of orders', '? Orders is not locked: anyone with your public key can read and change it.'],
  ['show the policies of products', "select * from (values ('Everyone can read products')) as rules (rule);"],
  [
    'describe unicorns',
    '? There is no table called unicorns. The tables are customers, products, orders, order_lines and tasks.',
  ],
];
