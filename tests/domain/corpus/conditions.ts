import type { CorpusCase } from './case.ts';

/** Which rows are meant. */
export const conditions: readonly CorpusCase[] = [
  [
    'show products not created before 2024',
    '? I do not know which products are meant by “not created before 2024”. Which do you mean?',
  ],
  [
    'show orders not from last week',
    '? I do not know which orders are meant by “not from last week”. Which do you mean?',
  ],
  ['show orders created until 2024-03-01', "select * from orders where created_at < '2024-03-02' limit 50;"],
  [
    'show orders after last week',
    "select * from orders where created_at >= date_trunc('week', current_date) limit 50;",
  ],
  [
    'show orders except from 2024',
    '? I do not know which orders are meant by “except from 2024”. Which do you mean?',
  ],
  [
    'show orders of customer ada@example.org',
    "select * from orders where customer_id in (select id from customers where email = 'ada@example.org') limit 50;",
  ],
  [
    'show order lines of order Ada',
    '? The order id takes a whole number, and I cannot read “Ada” as that. What should it be?',
  ],
  [
    'show orders of customer "Ada"',
    "select * from orders where customer_id in (select id from customers where name = 'Ada') limit 50;",
  ],
  ['show customers whose phone is nothing', 'select * from customers where phone is null limit 50;'],
  ['show customers whose phone is not nothing', 'select * from customers where phone is not null limit 50;'],
  ['show products with 5 or more stock', 'select * from products where stock >= 5 limit 50;'],
  ['show products with stock 5 or less', 'select * from products where stock <= 5 limit 50;'],
  [
    'show products with 5 or more colours',
    '? I do not know which products are meant by “with 5 or more colours”. Which do you mean?',
  ],
  [
    'show products with price between cheap and 20',
    '? The price takes a number, and I cannot read “cheap” as that. What should it be?',
  ],
  [
    'show products with price between 5 and dear',
    '? The price takes a number, and I cannot read “dear” as that. What should it be?',
  ],
  ['show products more expensive than 5', 'select * from products where price > 5 limit 50;'],
  ['show products less expensive than 5', 'select * from products where price < 5 limit 50;'],
  ['show products over 5', 'select * from products where price > 5 limit 50;'],
  ['show products under 5 dollars', 'select * from products where price < 5 limit 50;'],
  [
    'show products over there',
    '? I do not know which products are meant by “over there”. Which do you mean?',
  ],
  ['show products costing more than 5', 'select * from products where price > 5 limit 50;'],
  ['show products that cost 5', 'select * from products where price = 5 limit 50;'],
  ['show products worth at least 5', 'select * from products where price >= 5 limit 50;'],
  [
    'delete customers named Ada Lovelace the first',
    '? I cannot tell where the value of name ends in “Ada Lovelace the first”. Please put it in quotes.',
  ],
  [
    'delete products whose name is blue mug',
    '? I cannot tell where the value of name ends in “blue mug”. Please put it in quotes.',
  ],
  [
    'show customers named Ada or "Bob Smith"',
    "select * from customers where (name = 'Ada' or name = 'Bob Smith') limit 50;",
  ],
  [
    'show products with price over 5 or 10',
    '? I do not know which products are meant by “10”. Which do you mean?',
  ],
  [
    'show products named Tea or under 5 and over 3',
    '? That mixes “and” with “or”, which can be read two ways. Please say it in two steps.',
  ],
  [
    'show products with price between 5 and 10 or stock between 1 and 2',
    'select * from products where ((price >= 5 and price <= 10) or (stock >= 1 and stock <= 2)) limit 50;',
  ],
  [
    'show orders that are shiped',
    '? I do not know which orders are meant by “are shiped”. Which do you mean?',
  ],
  [
    'show customers named Ada or from 2024-13-01',
    '? I do not know which customers are meant by “from 2024-13-01”. Which do you mean?',
  ],
  [
    'delete products whose name contains "a" and b',
    '? I do not know which products are meant by “b”. Which do you mean?',
  ],
  [
    'delete products whose name contains ""',
    '? Which words should the name hold? An empty text is in every one.',
  ],
  ['show order lines 5', 'select * from order_lines where id = 5 limit 50;'],
  ['show the tasks 5', '? The id takes a row id, and I cannot read “5” as that. What should it be?'],
  ['show products Active', "select * from products where status = 'active' limit 50;"],
  ['show order lines "Tea"', '? I do not know which order lines are meant by “Tea”. Which do you mean?'],
  ['show order lines Tea', '? I do not know which order lines are meant by “Tea”. Which do you mean?'],
  [
    'show the rather latest orders',
    '? I do not know which orders are meant by “rather latest”. Which do you mean?',
  ],
  ['show the first 5 customers', 'select * from customers limit 5;'],
  ['show the top 5 products by price', 'select * from products order by price desc nulls last limit 5;'],
  ['show the top products', '? I do not know which products are meant by “top”. Which do you mean?'],
  ['show any 5 orders', 'select * from orders limit 5;'],
  [
    'show products sorted by price from high to low',
    'select * from products order by price desc nulls last limit 50;',
  ],
  ['show tasks with no due date', 'select * from tasks where due_date is null limit 50;'],
  ['show orders with no user', 'select * from orders where user_id is null limit 50;'],
  ['show tasks with a due date', 'select * from tasks where due_date is not null limit 50;'],
  ['show customers with a phone', "select * from customers where coalesce(phone, '') <> '' limit 50;"],
  [
    'show customers with is active',
    '? I cannot tell where the value of is active ends in “is”. Please put it in quotes.',
  ],
  ['show customers without is active', 'select * from customers where not is_active limit 50;'],
  ['show tasks with no done', 'select * from tasks where not done limit 50;'],
  ['show products with no category', "select * from products where coalesce(category, '') = '' limit 50;"],
  [
    'show products that have a category',
    "select * from products where coalesce(category, '') <> '' limit 50;",
  ],
];
