import type { CorpusCase } from './case.ts';

/** Numbers that rise and fall, and figures. */
export const amounts: readonly CorpusCase[] = [
  ['raise all stock by 10%', 'update products set stock = round(stock * 1.1);'],
  ['raise all prices by 0%', '? By how much should the price change? For example “by 10%” or “by 5”.'],
  ['lower all prices by 200%', '? By how much should the price change? For example “by 10%” or “by 5”.'],
  ['raise all prices by lots', '? By how much should the price change? For example “by 10%” or “by 5”.'],
  ['raise all products by 5', 'update products set price = price + 5;'],
  ['raise the products by 10%', 'update products set price = round(price * 1.1, 2);'],
  [
    'raise the weight of products by 5',
    '? Products has no column called weight. It has id, name, price, stock, category and status.',
  ],
  ['raise the status by 5', '? Several tables have a status. Which one do you mean?'],
  [
    'raise the status of orders by 5',
    '? The status of orders is not a number, so it cannot be raised or lowered.',
  ],
  [
    'raise the price of all products and unicorns by 5',
    '? I do not know which products are meant by “unicorns”. Which do you mean?',
  ],
  [
    'add 10 to products',
    '? What should the new product hold? It needs name and price. For example: Add a product named “…”.',
  ],
  ['add 10 dollars to all products', 'update products set price = price + 10;'],
  ['add 10% to all products', 'update products set price = round(price * 1.1, 2);'],
  ['add 3 to the stock of Tea', "update products set stock = stock + 3 where name = 'Tea';"],
  ['add five to the stock of Tea', "update products set stock = stock + 5 where name = 'Tea';"],
  ['double the stock', 'update products set stock = round(stock * 2);'],
  ['triple the price of Tea', "update products set price = round(price * 3, 2) where name = 'Tea';"],
  ['halve all prices', 'update products set price = round(price * 0.5, 2);'],
  ['take 5 dollars off all products', 'update products set price = price - 5;'],
  [
    'how many unicorns are blue',
    '? I do not know a table called unicorns. The tables are customers, products, orders, order_lines and tasks.',
  ],
  ['how many orders are blue', '? I do not know which orders are meant by “are blue”. Which do you mean?'],
  [
    'number is 5',
    '? That tells me how something is, and not what to change, so nothing is planned. What should change?',
  ],
  ['how many orders by colour', '? I do not know which orders are meant by “by colour”. Which do you mean?'],
  ['what is the order total', '? I do not know which orders are meant by “total”. Which do you mean?'],
  [
    'what is the total of unicorns',
    '? I did not understand that. Say what you want to make, add, change, delete, see or protect. For example:',
  ],
  [
    'what is the average of unicorn orders',
    '? I do not know which orders are meant by “average of unicorn”. Which do you mean?',
  ],
  [
    'the average of paid orders',
    "select round(avg(total)::numeric, 2) as average from orders where status = 'paid';",
  ],
  ['the highest total', 'select max(total) as highest from orders;'],
  ['the highest name of customers', '? The name of customers is not a number, so it has no highest value.'],
  ['the total of names of customers', '? The name of customers is not a number, so it has no total.'],
  ['the latest created at of orders', 'select max(created_at) as highest from orders;'],
  ['the earliest signup date', 'select min(signup_date) as lowest from customers;'],
  ['sum of due dates', '? The due date of tasks is not a number, so it has no total.'],
  [
    'average price of blue products',
    '? I do not know which products are meant by “blue”. Which do you mean?',
  ],
  [
    'the highest of orders',
    '? I did not understand that. Say what you want to make, add, change, delete, see or protect. For example:',
  ],
];
