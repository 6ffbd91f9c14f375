import type { CorpusCase } from './case.ts';

/** Adding, changing and deleting rows. */
export const rows: readonly CorpusCase[] = [
  [
    'add a customer named Ada Lovelace with email ada@example.org',
    "insert into customers (name, email) values ('Ada Lovelace', 'ada@example.org');",
  ],
  [
    'Add a customer called Ada Lovelace, email ada@example.org',
    "insert into customers (name, email) values ('Ada Lovelace', 'ada@example.org');",
  ],
  [
    'insert a new customer with name Ada Lovelace and email ada@example.org',
    "insert into customers (name, email) values ('Ada Lovelace', 'ada@example.org');",
  ],
  [
    'new customer: Grace Hopper, grace@example.org',
    "insert into customers (name, email) values ('Grace Hopper', 'grace@example.org');",
  ],
  [
    'insert into customers name Ada, email a@b.co',
    "insert into customers (name, email) values ('Ada', 'a@b.co');",
  ],
  [
    'add three products: Tea at 4.50, Coffee at 6 and Mug at 12',
    "insert into products (name, price) values ('Tea', 4.50), ('Coffee', 6), ('Mug', 12);",
  ],
  ['put Green Tea at $3.20 into products', "insert into products (name, price) values ('Green Tea', 3.20);"],
  [
    'add a product called Mug that costs 12 dollars',
    "insert into products (name, price) values ('Mug', 12);",
  ],
  [
    'insert a product with name Tea, price 4.5 and status active',
    "insert into products (name, price, status) values ('Tea', 4.5, 'active');",
  ],
  [
    'insert a product with name Tea, price 4.5 and status sleeping',
    '? The status can be draft, active or archived, not sleeping. Which one is it?',
  ],
  [
    'add a product Tea with price cheap',
    '? The price needs a number, and I could not read “cheap”. What should it be?',
  ],
  [
    'add a customer with email x@y.org',
    '? What is the name of the new customer? Without it the row cannot be added.',
  ],
  [
    'add customers',
    '? What should the new customer contain? It needs name. For example: Add a customer named “…”.',
  ],
  [
    'add "Ada; drop table customers;--" to customers',
    "insert into customers (name) values ('Ada; drop table customers;--');",
  ],
  [
    "add a customer named Bob O'Neil with email bob@example.org and phone 555-1234",
    "insert into customers (name, email, phone) values ('Bob O''Neil', 'bob@example.org', '555-1234');",
  ],
  [
    'add customers Ada with email a@b.co and Bob with email b@c.co',
    "insert into customers (name, email) values ('Ada', 'a@b.co'), ('Bob', 'b@c.co');",
  ],
  [
    'create a task called Buy milk due tomorrow',
    "insert into tasks (title, due_date) values ('Buy milk', current_date + 1);",
  ],
  [
    'add a task "Buy milk" with due date 2024-05-01',
    "insert into tasks (title, due_date) values ('Buy milk', '2024-05-01');",
  ],
  [
    'add a task "Buy milk" with due date 31 February 2024',
    '? The due date needs a date such as 2024-03-01, and I could not read “31 February 2024”. What should it be?',
  ],
  [
    'add an order for customer Ada with total 20',
    "insert into orders (customer_id, total) values ((select id from customers where name = 'Ada'), 20);",
  ],
  [
    'add a unicorn named Bella',
    '? There is no table called unicorn. The tables are customers, products, orders, order_lines and tasks.',
  ],
  ['mark all orders as shipped', "update orders set status = 'shipped';"],
  ['mark all orders as shiped', '? Orders has no column for "shiped". Did you mean one of these?'],
  [
    'mark orders older than 30 days as archived',
    "update orders set status = 'archived' where created_at < now() - interval '30 days';",
  ],
  [
    'Please mark the orders older than 30 days as archived.',
    "update orders set status = 'archived' where created_at < now() - interval '30 days';",
  ],
  [
    'set orders older than 2 weeks to archived',
    "update orders set status = 'archived' where created_at < now() - interval '2 weeks';",
  ],
  ['mark order 7 as paid', "update orders set status = 'paid' where id = 7;"],
  ['mark task "Buy milk" as done', "update tasks set done = true where title = 'Buy milk';"],
  [
    'mark all tasks due before 2024-06-01 as not done',
    "update tasks set done = false where due_date < '2024-06-01';",
  ],
  ['mark customers as inactive', 'update customers set is_active = false;'],
  ['mark tasks as urgent', '? Tasks has no column for "urgent". You can add one.'],
  ['archive all orders', "update orders set status = 'archived';"],
  ['ship order 5', "update orders set status = 'shipped' where id = 5;"],
  ['deactivate customer Ada', "update customers set is_active = false where name = 'Ada';"],
  ['set all products active', "update products set status = 'active';"],
  ['set the status of order 5 to paid', "update orders set status = 'paid' where id = 5;"],
  ['change order 5 status to shipped', "update orders set status = 'shipped' where id = 5;"],
  [
    'set status to shipped for orders that are paid',
    "update orders set status = 'shipped' where status = 'paid';",
  ],
  [
    'change the status of all pending orders to paid',
    "update orders set status = 'paid' where status = 'pending';",
  ],
  ['set the status of order five to paid', '? Which orders do you mean by “five”?'],
  ['set price to 5 where name is Tea', "update products set price = 5 where name = 'Tea';"],
  ['change the price of Tea to 5', "update products set price = 5 where name = 'Tea';"],
  [
    'change the price of Tea to cheap',
    '? The price needs a number, and I could not read “cheap”. What should it be?',
  ],
  ['change price of Tea', '? What should the price of products whose name is Tea be?'],
  ['change the name of Tea to Green Tea', '? Several tables have a name. In which one is Tea?'],
  [
    'update the email of customer Ada to new@example.org',
    "update customers set email = 'new@example.org' where name = 'Ada';",
  ],
  [
    "change Ada's email to new@example.org",
    "update customers set email = 'new@example.org' where name = 'Ada';",
  ],
  [
    'set the phone of customer with email ada@example.org to 555 1234',
    "update customers set phone = '555 1234' where email = 'ada@example.org';",
  ],
  [
    'set the due date of task "Buy milk" to 2024-12-24',
    "update tasks set due_date = '2024-12-24' where title = 'Buy milk';",
  ],
  ['update all products set price to 10', 'update products set price = 10;'],
  ['clear the phone of customer Ada', "update customers set phone = null where name = 'Ada';"],
  [
    'clear the name of customer Ada',
    '? The name of customers must be filled in, so it cannot be emptied. What should it be instead?',
  ],
  ['raise all prices by 10%', 'update products set price = round(price * 1.1, 2);'],
  ['Increase the prices by 10 percent', 'update products set price = round(price * 1.1, 2);'],
  ['lower the price of all products by 5 dollars', 'update products set price = price - 5;'],
  ['double the price of Mug', "update products set price = round(price * 2, 2) where name = 'Mug';"],
  ['add 5 to the stock of Tea', "update products set stock = stock + 5 where name = 'Tea';"],
  ['take 3 off the stock of Tea', "update products set stock = stock - 3 where name = 'Tea';"],
  [
    'increase stock by 10 for products in category Books',
    "update products set stock = stock + 10 where category = 'Books';",
  ],
  [
    'reduce prices of archived products by 15%',
    "update products set price = round(price * 0.85, 2) where status = 'archived';",
  ],
  [
    'raise the names of customers by 5',
    '? The name of customers is not a number, so it cannot be raised or lowered.',
  ],
  [
    'raise the price of Tea by a third',
    '? By how much should the price change? For example “by 10%” or “by 5”.',
  ],
  ['delete all test customers', '? Which customers do you mean by “test”?'],
  ['Delete all customers whose name contains "test"', "delete from customers where name ilike '%test%';"],
  ['delete customers who signed up before 2024', "delete from customers where signup_date < '2024-01-01';"],
  [
    'delete customers who signed up before March 5, 2024',
    "delete from customers where signup_date < '2024-03-05';",
  ],
  ['delete customers who joined after 2024-02-29', "delete from customers where signup_date > '2024-02-29';"],
  [
    'remove the customer with email ada@example.org',
    "delete from customers where email = 'ada@example.org';",
  ],
  ['remove Ada from customers', "delete from customers where name = 'Ada';"],
  ['delete ada@example.org from customers', "delete from customers where email = 'ada@example.org';"],
  ['delete all orders', 'delete from orders;'],
  ['delete all rows from orders', 'delete from orders;'],
  ['empty the tasks table', 'delete from tasks;'],
  [
    'delete the customer',
    '? Which customer do you mean? Please say it, for example “the customer named “…””, or say “all customers”.',
  ],
  ['delete order 5', 'delete from orders where id = 5;'],
  ['delete order #5', 'delete from orders where id = 5;'],
  ['delete customers without an email', "delete from customers where coalesce(email, '') = '';"],
  ['delete customers whose email is missing', "delete from customers where coalesce(email, '') = '';"],
  [
    'delete products that are archived or draft',
    "delete from products where (status = 'archived' or status = 'draft');",
  ],
  [
    'delete products with price under 5 or stock below 3',
    'delete from products where (price < 5 or stock < 3);',
  ],
  [
    'delete orders from last month',
    "delete from orders where created_at >= date_trunc('month', current_date) - interval '1 month' and created_at < date_trunc('month', current_date);",
  ],
  [
    'delete orders created before March 2024 and pending',
    "delete from orders where created_at < '2024-03-01' and status = 'pending';",
  ],
  [
    'delete orders with total over 100 and status pending',
    "delete from orders where total > 100 and status = 'pending';",
  ],
  [
    'delete orders with total over 100 or status pending and paid',
    '? That mixes “and” with “or”, which can be read two ways. Please say it in two steps.',
  ],
  ['delete inactive customers', 'delete from customers where not is_active;'],
  ['delete customers named Bob or Ada', "delete from customers where (name = 'Bob' or name = 'Ada');"],
  ['delete customers where name starts with Test', "delete from customers where name ilike 'Test%';"],
  [
    'delete customers whose name contains "x\'; drop table customers; --"',
    "delete from customers where name ilike '%x''; drop table customers; --%';",
  ],
  ['remove all done tasks', 'delete from tasks where done;'],
  [
    'delete tasks due last week',
    "delete from tasks where due_date >= date_trunc('week', current_date) - interval '1 week' and due_date < date_trunc('week', current_date);",
  ],
  ['delete tasks older than 3 days', '? Which date of tasks do you mean by “older than 3 days”?'],
  [
    'get rid of customers older than 3 years',
    "delete from customers where signup_date < current_date - interval '3 years';",
  ],
  [
    'delete everything',
    '? From which table? I delete from one table at a time, and never from all of them at once.',
  ],
  [
    'delete all unicorns',
    '? There is no table called unicorns. The tables are customers, products, orders, order_lines and tasks.',
  ],
  ['delete all custmers', '? There is no table called custmers. Did you mean customers?'],
  [
    'delete orders of customer Ada',
    "delete from orders where customer_id in (select id from customers where name = 'Ada');",
  ],
  ['delete orders between 5 and 9', '? Which orders do you mean by “between 5 and 9”?'],
  ['delete products cheaper than 2 dollars and tasks', '? Which products do you mean by “tasks”?'],
  ['delete old orders', '? Which orders do you mean by “old”?'],
  ['remove everything from orders', 'delete from orders;'],
];
