import type { CorpusCase } from './case.ts';

/** Changing and removing columns and tables. */
export const columns: readonly CorpusCase[] = [
  [
    'add a phone number to customers',
    '? What should phone number be in the existing rows of customers? It can stay empty there or start with a value.',
  ],
  ['add an optional birthday to customers', 'alter table customers add column birthday date;'],
  [
    'add an optional birthday to the customers table please',
    'alter table customers add column birthday date;',
  ],
  ['Add a bio to custmers', '? There is no table called custmers. Did you mean customers?'],
  [
    'add columns first name and last name to customers',
    '? What should first name and last name be in the existing rows of customers? They can stay empty there or start with a value.',
  ],
  [
    'add an optional first name and an optional last name to customers',
    'alter table customers add column first_name text; alter table customers add column last_name text;',
  ],
  [
    'add a column called nickname to the customers table',
    '? What should nickname be in the existing rows of customers? It can stay empty there or start with a value.',
  ],
  [
    'add a required vat number to customers',
    '? What should vat number be in the existing rows of customers? It can stay empty there or start with a value.',
  ],
  ['customers should have an optional company name', 'alter table customers add column company_name text;'],
  ['customers also need an optional company name', 'alter table customers add column company_name text;'],
  ['give customers an optional company name', 'alter table customers add column company_name text;'],
  [
    'add a customer to tasks',
    '? What should customer id be in the existing rows of tasks? It can stay empty there or start with a value.',
  ],
  [
    'add an optional customer to tasks',
    'alter table tasks add column customer_id uuid references customers (id);',
  ],
  [
    'add an active flag to products',
    'alter table products add column active boolean not null default false;',
  ],
  [
    'add a status that can be open or closed to tasks',
    '? What should status be in the existing rows of tasks? It can stay empty there or start with a value.',
  ],
  [
    'add a status that can be open or closed starting at open to tasks',
    "alter table tasks add column status text not null default 'open' check (status in ('open', 'closed'));",
  ],
  [
    'add a discount in percent starting at 0 to products',
    'alter table products add column discount_percent numeric not null default 0;',
  ],
  [
    'add an owner to tasks',
    'alter table tasks add column user_id uuid default auth.uid() references auth.users (id);',
  ],
  ['add Ada to customers', '? Is Ada a new column of customers, or a new customer?'],
  [
    'add a column to customers',
    '? What should the new column be called, and what does it contain? For example “an optional phone number”.',
  ],
  [
    'give products a colour',
    '? What should colour be in the existing rows of products? It can stay empty there or start with a value.',
  ],
  [
    'Please could you kindly add an optional field called "Favourite Colour" to our customers table, thanks!',
    'alter table customers add column favourite_colour text;',
  ],
  ['ADD AN OPTIONAL FAX NUMBER TO CUSTOMERS', 'alter table customers add column fax_number text;'],
  ['rename email to mail in customers', 'alter table customers rename column email to mail;'],
  [
    'rename the column phone to telephone in customers',
    'alter table customers rename column phone to telephone;',
  ],
  ['rename orders.status to state', 'alter table orders rename column status to state;'],
  ['rename the phone of customers to telephone', 'alter table customers rename column phone to telephone;'],
  ['rename the orders table to purchases', 'alter table orders rename to purchases;'],
  ['rename customers to clients', 'alter table customers rename to clients;'],
  ['change the name of the customers table to clients', 'alter table customers rename to clients;'],
  [
    'rename phone to name in customers',
    '? Customers already has a column called name. What else should it be called?',
  ],
  ['rename phome to telephone in customers', '? Customers has no column called phome. Did you mean phone?'],
  ['drop the phone column from customers', 'alter table customers drop column phone;'],
  ['remove phone from customers', 'alter table customers drop column phone;'],
  ['delete the column stock', 'alter table products drop column stock;'],
  [
    'drop the phone and email columns from customers',
    'alter table customers drop column phone; alter table customers drop column email;',
  ],
  [
    'remove the fax column from customers',
    '? Customers has no column called fax. It has id, name, email, phone, signup date and is active.',
  ],
  [
    'remove the id column from customers',
    '? Id identifies the rows of customers, so it cannot be removed. Which other column should I remove?',
  ],
  ['remove the orders table', 'drop table orders;'],
  ['drop the orders table with all its data', 'drop table orders;'],
  ['get rid of the order lines table', 'drop table order_lines;'],
  ['delete the table called tasks', 'drop table tasks;'],
  ['remove the ordrs table', '? There is no table called ordrs. Did you mean orders?'],
  ['delete orders', '? Do you mean every row of orders, or the whole table?'],
  ['drop customers', '? Do you mean every row of customers, or the whole table?'],
  ['make email required for customers', 'alter table customers alter column email set not null;'],
  ['make the email of customers required', 'alter table customers alter column email set not null;'],
  ['customers must have an email', 'alter table customers alter column email set not null;'],
  ['make category required', 'alter table products alter column category set not null;'],
  ['make phone of customers unique', 'alter table customers add unique (phone);'],
  ['email must be unique', '? Nothing to change: no two rows of customers share an email.'],
  ['make the category of products optional', '? Nothing to change: the category of products may stay empty.'],
  ['price must be positive', 'alter table products add check (price > 0);'],
  ['stock must be at least 0', 'alter table products add check (stock >= 0);'],
  ['the due date of tasks should be required', 'alter table tasks alter column due_date set not null;'],
  [
    'change the type of stock to text',
    'alter table products alter column stock type text using stock::text;',
  ],
  [
    'change stock of products to a decimal number',
    'alter table products alter column stock type numeric using stock::numeric;',
  ],
  [
    'set the default of status in orders to paid',
    "alter table orders alter column status set default 'paid';",
  ],
  ['stock of products should default to 10', 'alter table products alter column stock set default 10;'],
  [
    'set the default status of orders to unicorn',
    '? Orders has no column called default status. It has id, customer id, user id, total, status and created at.',
  ],
  ['remove the default of stock', 'alter table products alter column stock drop default;'],
  ['add an index on email to customers', 'create index on customers (email);'],
  ['index customers by email', 'create index on customers (email);'],
  ['make finding orders by status faster', 'create index on orders (status);'],
];
