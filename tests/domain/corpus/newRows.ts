import type { CorpusCase } from './case.ts';

/** New rows. */
export const newRows: readonly CorpusCase[] = [
  [
    'add a customer',
    '? What should the new customer contain? It needs name. For example: Add a customer named “…”.',
  ],
  [
    'add a customer with',
    '? What should the new customer contain? It needs name. For example: Add a customer named “…”.',
  ],
  [
    'add a product: Tea, 4.5, drinks',
    "insert into products (name, price, category) values ('Tea', 4.5, 'drinks');",
  ],
  [
    'add a product: Tea, drinks, 4.5',
    '? Is that one product, or are these 3 products? For one, say which value goes where. Products has name, price, stock, category and status: please name it, for example “with name …”.',
  ],
  [
    'add a product: "Tea", "Cake"',
    '? Is that one product, or are these 2 products? For one, say which value goes where. Products has name, price, stock, category and status: please name it, for example “with name …”.',
  ],
  [
    'add a customer: Ada, Bob',
    '? Is that one customer, or are these 2 customers? For one, say which value goes where. Customers has name, email, phone, signup date and is active: please name it, for example “with name …”.',
  ],
  [
    'add the customers Ada (Paris) and Bob (Graz)',
    '? I cannot tell which column “Paris” belongs to. Customers has name, email, phone, signup date and is active: please name it, for example “with name …”.',
  ],
  [
    'add a task at 5',
    '? I cannot tell which column “at 5” belongs to. Tasks has title, done and due date: please name it, for example “with title …”.',
  ],
  [
    'add a task for 5 dollars',
    '? I cannot tell which column “for 5 dollars” belongs to. Tasks has title, done and due date: please name it, for example “with title …”.',
  ],
  [
    'add an order line named Tea',
    '? I cannot tell which column “named Tea” belongs to. Order lines has order id and quantity: please name it, for example “with order id …”.',
  ],
  [
    'add an order line ada@example.org',
    '? I cannot tell which column “ada@example.org” belongs to. Order lines has order id and quantity: please name it, for example “with order id …”.',
  ],
  [
    'add an order line Tea',
    '? I cannot tell which column “Tea” belongs to. Order lines has order id and quantity: please name it, for example “with order id …”.',
  ],
  [
    'add a product Tea with colour red',
    '? I cannot tell which column “with colour red” belongs to. Products has name, price, stock, category and status: please name it, for example “with name …”.',
  ],
  [
    'add a customer named Ada named Bob',
    '? I cannot tell which column “named Bob” belongs to. Customers has name, email, phone, signup date and is active: please name it, for example “with name …”.',
  ],
  [
    'add a customer with email ada@example.org and email bob@example.org',
    '? I cannot tell which column “email bob@example.org” belongs to. Customers has name, email, phone, signup date and is active: please name it, for example “with name …”.',
  ],
  [
    'add a product that is rather nice and cheap',
    '? I cannot tell which column “that is rather nice” belongs to. Products has name, price, stock, category and status: please name it, for example “with name …”.',
  ],
  [
    'add an order for customer ada@example.org with total 5',
    "insert into orders (customer_id, total) values ((select id from customers where email = 'ada@example.org'), 5);",
  ],
  [
    'add an order with customer "" and total 5',
    '? The customer id needs a row id, and I could not read “”. What should it be?',
  ],
  [
    'add an order for customer Ada',
    '? What is the total of the new order? Without it the row cannot be added.',
  ],
  [
    'add an order line with quantity 5',
    '? What is the order id of the new order line? Without it the row cannot be added.',
  ],
  ['add a product named Tea to products', '? What is the price of Tea? Without it the row cannot be added.'],
  ['add a customer to customers named Ada', "insert into customers (name) values ('Ada');"],
  [
    'add a customer in Paris named Ada',
    '? I cannot tell which column “in Paris” belongs to. Customers has name, email, phone, signup date and is active: please name it, for example “with name …”.',
  ],
  ['add Tea for $5 to products', "insert into products (name, price) values ('Tea', 5);"],
  [
    'add products: Tea at 4, Mug at 5, Cup at 6, Pot at 7',
    "insert into products (name, price) values ('Tea', 4), ('Mug', 5), ('Cup', 6), ('Pot', 7);",
  ],
  [
    'add customers: Ada with phone 1, Bob',
    "insert into customers (name, phone) values ('Ada', '1'), ('Bob', default);",
  ],
];
