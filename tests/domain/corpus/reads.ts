import type { CorpusCase } from './case.ts';

/** Questions. */
export const reads: readonly CorpusCase[] = [
  ['how many customers do we have?', 'select count(*) as count from customers;'],
  ['How many customers are there', 'select count(*) as count from customers;'],
  ['count orders that are shipped', "select count(*) as count from orders where status = 'shipped';"],
  ['count all paid orders', "select count(*) as count from orders where status = 'paid';"],
  [
    'number of customers without email',
    "select count(*) as count from customers where coalesce(email, '') = '';",
  ],
  [
    'how many orders were created last week',
    "select count(*) as count from orders where created_at >= date_trunc('week', current_date) - interval '1 week' and created_at < date_trunc('week', current_date);",
  ],
  ['how many products cost more than 10 dollars', 'select count(*) as count from products where price > 10;'],
  [
    'how many customers signed up in 2024 and have no phone',
    "select count(*) as count from customers where signup_date >= '2024-01-01' and signup_date < '2025-01-01' and coalesce(phone, '') = '';",
  ],
  ['how many tasks are not done', 'select count(*) as count from tasks where not done;'],
  [
    'how many orders per status',
    'select status, count(*) as count from orders group by status order by count desc limit 50;',
  ],
  [
    'count products by category',
    'select category, count(*) as count from products group by category order by count desc limit 50;',
  ],
  [
    'how many unicorns do we have',
    '? There is no table called unicorns. The tables are customers, products, orders, order_lines and tasks.',
  ],
  ['show the latest 10 orders', 'select * from orders order by created_at desc nulls last limit 10;'],
  ['show me the last five orders', 'select * from orders order by created_at desc nulls last limit 5;'],
  ['list products cheaper than 20', 'select * from products where price < 20 limit 50;'],
  ['show products priced over $10', 'select * from products where price > 10 limit 50;'],
  ['which customers have no email', "select * from customers where coalesce(email, '') = '' limit 50;"],
  ['which tasks are done', 'select * from tasks where done limit 50;'],
  ['which products have stock 0', 'select * from products where stock = 0 limit 50;'],
  [
    'show customers who signed up this month sorted by name',
    "select * from customers where signup_date >= date_trunc('month', current_date) and signup_date < date_trunc('month', current_date) + interval '1 month' order by name limit 50;",
  ],
  [
    'show me all customers who signed up after 1 March 2024',
    "select * from customers where signup_date > '2024-03-01' limit 50;",
  ],
  [
    'show orders with total between 10 and 20',
    'select * from orders where total >= 10 and total <= 20 limit 50;',
  ],
  [
    'show orders from customer Ada',
    "select * from orders where customer_id in (select id from customers where name = 'Ada') limit 50;",
  ],
  [
    'orders of customer Ada',
    "select * from orders where customer_id in (select id from customers where name = 'Ada') limit 50;",
  ],
  ['find the customer named Ada', "select * from customers where name = 'Ada' limit 50;"],
  ['show the name and email of customers', 'select name, email from customers limit 50;'],
  ['list the names of all customers', 'select name from customers limit 50;'],
  ['list all products in the Books category', "select * from products where category = 'Books' limit 50;"],
  [
    'show me products sorted by price descending',
    'select * from products order by price desc nulls last limit 50;',
  ],
  ['show the cheapest 3 products', 'select * from products order by price limit 3;'],
  ['what is the most expensive product', 'select * from products order by price desc nulls last limit 1;'],
  ['top 5 products by price', 'select * from products order by price desc nulls last limit 5;'],
  ['show the 3 newest customers', 'select * from customers order by signup_date desc nulls last limit 3;'],
  ['oldest order', 'select * from orders order by created_at limit 1;'],
  [
    'show tasks due this week',
    "select * from tasks where due_date >= date_trunc('week', current_date) and due_date < date_trunc('week', current_date) + interval '1 week' limit 50;",
  ],
  ['what tasks are due tomorrow', 'select * from tasks where due_date = current_date + 1 limit 50;'],
  ['show everything in orders', 'select * from orders limit 50;'],
  ['customers', 'select * from customers limit 50;'],
  ['list orders', 'select * from orders limit 50;'],
  [
    'show unicorns',
    '? There is no table called unicorns. The tables are customers, products, orders, order_lines and tasks.',
  ],
  ['find products like tea', "select * from products where name ilike '%tea%' limit 50;"],
  ['what is the average price', 'select round(avg(price)::numeric, 2) as average from products;'],
  ['what is the total of paid orders', "select sum(total) as total from orders where status = 'paid';"],
  [
    'average total of orders from 2024',
    "select round(avg(total)::numeric, 2) as average from orders where created_at >= '2024-01-01' and created_at < '2025-01-01';",
  ],
  ['lowest price', 'select min(price) as lowest from products;'],
  ['sum of totals', 'select sum(total) as total from orders;'],
  ["what's the price of Tea", "select price from products where name = 'Tea' limit 50;"],
  ['how much does Tea cost', "select price from products where name = 'Tea' limit 50;"],
  ['what is the average name', '? The name of customers is not a number, so it has no average.'],
  [
    'what tables do we have',
    "select * from (values ('customers', 6), ('products', 6), ('orders', 6), ('order_lines', 3), ('tasks', 4)) as tables (name, columns);",
  ],
  [
    'show me the tables',
    "select * from (values ('customers', 6), ('products', 6), ('orders', 6), ('order_lines', 3), ('tasks', 4)) as tables (name, columns);",
  ],
  [
    'what columns does customers have',
    "select * from (values ('id', 'uuid', 'must be filled in'), ('name', 'text', 'must be filled in'), ('email', 'text', 'may stay empty'), ('phone', 'text', 'may stay empty'), ('signup_date', 'date', 'must be filled in'), ('is_active', 'boolean', 'must be filled in')) as columns (name, type, rule);",
  ],
  [
    'describe products',
    "select * from (values ('id', 'uuid', 'must be filled in'), ('name', 'text', 'must be filled in'), ('price', 'numeric(12,2)', 'must be filled in'), ('stock', 'integer', 'must be filled in'), ('category', 'text', 'may stay empty'), ('status', 'text', 'must be filled in')) as columns (name, type, rule);",
  ],
  ['who can see products', "select * from (values ('Everyone can read products')) as rules (rule);"],
  ['who can see orders', '? Orders is not locked: anyone with your public key can read and change it.'],
  ['who can see tasks', '? Tasks is locked: only you (your server) can read and change it.'],
];
