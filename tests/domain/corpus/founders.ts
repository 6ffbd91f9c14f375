import type { CorpusCase } from './case.ts';

/** Requests in founders' words, collected without looking at the grammar. */
export const founders: readonly CorpusCase[] = [
  [
    'please add a phone number to customers',
    '? What should phone number be in the existing rows of customers? It can stay empty there or start with a value.',
  ],
  [
    'customers need a birthday',
    '? What should birthday be in the existing rows of customers? It can stay empty there or start with a value.',
  ],
  ['make the price of products optional', 'alter table products alter column price drop not null;'],
  ['rename the orders table to purchases', 'alter table orders rename to purchases;'],
  [
    'who can see the invoices?',
    '? There is no table called invoices. The tables are customers, products, orders, order_lines and tasks.',
  ],
  ['remove everyone who signed up before 2024', '? Which table do you mean by “everyone”?'],
  [
    'I want to keep track of suppliers with a name and a website',
    'create table suppliers ( id uuid primary key default gen_random_uuid(), name text not null, website text not null ); alter table suppliers enable row level security;',
  ],
  [
    'can you add an email to suppliers?',
    '? There is no table called suppliers. The tables are customers, products, orders, order_lines and tasks.',
  ],
  ['every order should have a status', '? Nothing to change: the status of orders must be filled in.'],
  ['orders must always have a customer', '? Nothing to change: the customer id of orders must be filled in.'],
  [
    'each product belongs to a supplier',
    '? There is no table called suppliers yet, so products cannot point to it.',
  ],
  [
    'a customer can have many orders',
    '? Nothing to change: the customer id of orders already points to its customer.',
  ],
  ['no two customers may share an email', '? Nothing to change: no two rows of customers share an email.'],
  [
    'only let people see their own orders',
    'alter table orders enable row level security; create policy "Owners can read their orders" on orders for select to authenticated using ((select auth.uid()) = user_id);',
  ],
  ['make products public', '? Nothing to change: Everyone can read products.'],
  [
    'hide the notes column from customers',
    '? Access rules cover whole rows, so I cannot hide only the notes of customers. What do you want instead?',
  ],
  ['get rid of the phone column on customers', 'alter table customers drop column phone;'],
  ['drop the orders table', 'drop table orders;'],
  ['delete all orders', 'delete from orders;'],
  ['undo that', '! Press Undo on the change itself, in the conversation where it was executed.'],
  [
    'change the price of products to a whole number',
    'alter table products alter column price type integer using price::integer;',
  ],
  ["let's call the total of orders amount instead", 'alter table orders rename column total to amount;'],
  [
    "I'd like customers to sign in with email",
    '! Every project has accounts: on the pages of an app that is built from one sentence, people register and sign in with an email and a password. I cannot set up other ways to sign in. I can decide what people who are signed in may see and change.',
  ],
  [
    'set up a daily reminder for unpaid orders',
    '! I cannot send messages or do things on a schedule. I work on your database: its tables, rows and who may see them.',
  ],
  ['how many orders do we have?', 'select count(*) as count from orders;'],
  [
    'show me the customers who joined last week',
    "select * from customers where signup_date >= date_trunc('week', current_date) - interval '1 week' and signup_date < date_trunc('week', current_date) limit 50;",
  ],
  [
    'add a yes/no field called paid to orders',
    'alter table orders add column paid boolean not null default false;',
  ],
  [
    'orders should be unpaid by default',
    '? I cannot tell which column of orders can start as unpaid. What should new rows start with?',
  ],
  [
    'status of orders can only be new, paid or shipped',
    '? The status of orders already allows only pending, paid, shipped or archived. With a second list, only values in both would be allowed.',
  ],
  ["prices can't be negative", 'alter table products add check (price >= 0);'],
  [
    'we need somewhere to upload product photos',
    '! Files are uploaded on Project Data, under “Files”, into buckets that you make there. Rows of a CSV or Excel file are imported into a table: open its rows (“All rows, to edit”) and press Import.',
  ],
  [
    'add created at and updated at to products',
    'alter table products add column created_at timestamptz not null default now(); alter table products add column updated_at timestamptz not null default now();',
  ],
  ['make searching customers by name faster', 'create index on customers (name);'],
  [
    'send me an email when an order comes in',
    '! I cannot send messages. I work on your database: its tables, rows and who may see them.',
  ],
  [
    'nobody should be able to delete invoices',
    '? There is no table called invoices. The tables are customers, products, orders, order_lines and tasks.',
  ],
  [
    'add ten sample products',
    '? I do not invent data. What should the new product contain? It needs name and price. For example: Add a product named “…”.',
  ],
  [
    'let customers write reviews about products with a rating from 1 to 5',
    '? There is no table called reviews yet. Shall I make it?',
  ],
  [
    'what tables are there?',
    "select * from (values ('customers', 6), ('products', 6), ('orders', 6), ('order_lines', 3), ('tasks', 4)) as tables (name, columns);",
  ],
  [
    'Track which customer placed each order',
    '? Nothing to change: the customer id of orders already points to its customer.',
  ],
  [
    'wipe everything',
    '? From which table? I delete from one table at a time, and never from all of them at once.',
  ],
  ['connect orders with products', '? How do orders and products belong together?'],
  ['mark all orders as shipped', "update orders set status = 'shipped';"],
  [
    'set the price of the blue mug to 12',
    '? I cannot tell where the value of name ends in “blue mug”. Please put it in quotes.',
  ],
  [
    'i need to store addresses for customers, they can have more than one',
    '? Can each customer have one address, or several?',
  ],
  ['could we call customers "clients"?', 'alter table customers rename to clients;'],
  [
    'could you make a spot where I can save recipes with a title, ingredients and how long they take',
    'create table recipes ( id uuid primary key default gen_random_uuid(), title text not null, ingredients text not null, how_long_they_take text not null ); alter table recipes enable row level security;',
  ],
  [
    'I need each task to have a priority from 1 to 3',
    '? What should priority be in the existing rows of tasks? It can stay empty there or start with a value.',
  ],
  [
    'stop strangers from reading my products',
    'alter table products enable row level security; drop policy "Everyone can read products" on products;',
  ],
  ["which orders haven't been paid yet", "select * from orders where status <> 'paid' limit 50;"],
  ['change every pending order to shipped', "update orders set status = 'shipped' where status = 'pending';"],
  ['delete the test customers', '? Which customers do you mean by “test”?'],
  ['throw out products that nobody has in stock', '? Which products do you mean by “nobody has in stock”?'],
  [
    'give me the five most expensive products',
    'select * from products order by price desc nulls last limit 5;',
  ],
  [
    'what did we sell last month',
    '? No table or column is called “sell”. The tables are customers, products, orders, order_lines and tasks. You can ask, for example:',
  ],
  [
    'sum up all the totals of orders from this year',
    "select sum(total) as total from orders where created_at >= date_trunc('year', current_date) and created_at < date_trunc('year', current_date) + interval '1 year';",
  ],
  [
    'put Ada on the customer list, her email is ada@example.org',
    '? I did not understand that. Say what you want to make, add, change, delete, see or protect. For example:',
  ],
  [
    'each customer should have exactly one address',
    '? What should address be in the existing rows of customers? It can stay empty there or start with a value.',
  ],
  [
    'customers can leave their phone number empty',
    '? Nothing to change: the phone of customers may stay empty.',
  ],
  ["tasks don't need a due date", '? Nothing to change: the due date of tasks may stay empty.'],
  ['rename due date to deadline', 'alter table tasks rename column due_date to deadline;'],
  [
    'swap the name and email of customers',
    '? I did not understand that. Say what you want to make, add, change, delete, see or protect. For example:',
  ],
  [
    'copy all customers into a new table',
    '? I did not understand that. Say what you want to make, add, change, delete, see or protect. For example:',
  ],
  [
    'merge the customers and clients tables',
    '? I did not understand that. Say what you want to make, add, change, delete, see or protect. For example:',
  ],
  [
    'remove duplicates from customers',
    '? I cannot choose which duplicate to keep. Which rows should I delete? Say what they have in common.',
  ],
  ['make the product name a link', '? Nothing to change: the name of products is stored as text.'],
  ['limit product names to 80 characters', 'alter table products add check (char_length(name) <= 80);'],
  [
    'only show active products to visitors',
    '? I did not understand that. Say what you want to make, add, change, delete, see or protect. For example:',
  ],
  [
    'everyone should be able to see our products but only I can change them',
    '? Nothing to change: Everyone can read products. Please say the rest again afterwards.',
  ],
  [
    'how much money did we make',
    '? No table or column is called “money”. The tables are customers, products, orders, order_lines and tasks. You can ask, for example:',
  ],
  ['archive products with no stock', "update products set status = 'archived' where stock = 0;"],
  [
    'add a note saying "call back" to customer Ada',
    '? I did not understand that. Say what you want to make, add, change, delete, see or protect. For example:',
  ],
  [
    'split name into first and last name',
    '? I did not understand that. Say what you want to make, add, change, delete, see or protect. For example:',
  ],
  [
    'delete the order from yesterday',
    'delete from orders where created_at >= current_date - 1 and created_at < current_date;',
  ],
  [
    'customers older than 5 years can go',
    '? I did not understand that. Say what you want to make, add, change, delete, see or protect. For example:',
  ],
  [
    'make a backup first',
    '! Restore points are on Project Data, under “Restore points”: there you make one by hand, and return to an earlier one.',
  ],
];
