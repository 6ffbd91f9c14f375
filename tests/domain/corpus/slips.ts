import type { CorpusCase } from './case.ts';

/** Slips and rare wordings. */
export const slips: readonly CorpusCase[] = [
  ['show "customers"', '? Do you mean the table customers? Please say it without quotes.'],
  ['delete all "customers"', '? Do you mean the table customers? Please say it without quotes.'],
  [
    'describe "customers"',
    "select * from (values ('id', 'uuid', 'must be filled in'), ('name', 'text', 'must be filled in'), ('email', 'text', 'may stay empty'), ('phone', 'text', 'may stay empty'), ('signup_date', 'date', 'must be filled in'), ('is_active', 'boolean', 'must be filled in')) as columns (name, type, rule);",
  ],
  ['add a bio to line', '? There is no table called line. Did you mean order_lines?'],
  ['set the price of Tea to 1.2345k', "update products set price = 1234.5 where name = 'Tea';"],
  [
    'show customers whose email ends with example.org',
    "select * from customers where email ilike '%example.org' limit 50;",
  ],
  [
    'is active must be positive',
    '? I did not understand that. Say what you want to make, add, change, delete, see or protect. For example:',
  ],
  [
    'create a books table with a "!!!"',
    '? I could not find a column name in “a !!!”. What should it be called?',
  ],
  [
    'create a books table with the plot of the book in some detail',
    '? I could not read “the plot of the book in some detail” as a column. Please say it in fewer words, for example “a unique email”.',
  ],
  [
    'create a books table with a link to a unicorn unique horn',
    '? There is no table called unicorn horn for this to belong to. The tables are customers, products, orders, order_lines and tasks.',
  ],
  [
    'add columns: ,, to customers',
    '? What should the new column be called, and what does it contain? For example “an optional phone number”.',
  ],
  [
    'add a column and to customers',
    '? What should the new column be called, and what does it contain? For example “an optional phone number”.',
  ],
  ['add an index on ,, to customers', '? By which column should an index of customers sort?'],
  ['drop the columns ,, from customers', '? Which column of customers should I remove?'],
  [
    'the average colour of orders',
    '? Orders has no column called colour. It has id, customer id, user id, total, status and created at.',
  ],
  [
    'the highest colour of orders',
    '? Orders has no column called colour. It has id, customer id, user id, total, status and created at.',
  ],
  [
    'the average name of paid orders',
    '? Orders has no column called name. It has id, customer id, user id, total, status and created at.',
  ],
  [
    'add an order with status paid',
    '? What are the customer id and total of the new order? Without them the row cannot be added.',
  ],
  ['add tea at 5 to products', "insert into products (name, price) values ('tea', 5);"],
  ['what is the name of Tea', '? Several tables have a name. In which one is Tea?'],
  [
    'how much are all orders',
    '? I did not understand that. Say what you want to make, add, change, delete, see or protect. For example:',
  ],
  [
    'delete customers named "Ada" Smith',
    '? I cannot tell where the value of name ends in “Ada Smith”. Please put it in quotes.',
  ],
  [
    'delete products whose name contains "a" b',
    '? I cannot tell where the value of name ends in “contains a b”. Please put it in quotes.',
  ],
  ['delete the order with id 5', 'delete from orders where id = 5;'],
  ['show ten orders', 'select * from orders limit 10;'],
  ['show products with stock', 'select * from products where stock > 0 limit 50;'],
  ['delete products with stock', 'delete from products where stock > 0;'],
  ['how many phones of customers', '? Which customers do you mean by “phones”?'],
  [
    'show tasks whose title is older than 3 days',
    "? Title is text, so I can't compare it. Which rows do you mean?",
  ],
  [
    'show tasks where done is above 3',
    "? Done is neither a number nor a date, so I can't compare it. Which rows do you mean?",
  ],
  ['delete products whose name is not Tea', "delete from products where name <> 'Tea';"],
  ['delete customers whose phone is nothing', 'delete from customers where phone is null;'],
];
