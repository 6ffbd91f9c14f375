import type { CorpusCase } from './case.ts';

/** Raising and lowering numbers, and figures. */
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
  ['raise the price of all products and unicorns by 5', '? Which products do you mean by “unicorns”?'],
  [
    'add 10 to products',
    '? What should the new product contain? It needs name and price. For example: Add a product named “…”.',
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
    '? There is no table called unicorns. The tables are customers, products, orders, order_lines and tasks.',
  ],
  ['how many orders are blue', '? Which orders do you mean by “are blue”?'],
  [
    'number is 5',
    '? That describes how things are, not what to change, so nothing is planned. What should change?',
  ],
  ['how many orders by colour', '? Which orders do you mean by “by colour”?'],
  ['what is the order total', '? Which orders do you mean by “total”?'],
  [
    'what is the total of unicorns',
    '? No table or column is called “unicorns”. The tables are customers, products, orders, order_lines and tasks. You can ask, for example:',
  ],
  ['what is the average of unicorn orders', '? Which orders do you mean by “average of unicorn”?'],
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
  ['average price of blue products', '? Which products do you mean by “blue”?'],
  [
    'the highest of orders',
    '? I did not understand that. Say what you want to make, add, change, delete, see or protect. For example:',
  ],
];
