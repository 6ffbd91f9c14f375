import type { CorpusCase } from './case.ts';

/** Relations between tables, and access. */
export const bonds: readonly CorpusCase[] = [
  [
    'each product belongs to a customer',
    '? What should customer id be in the existing rows of products? It can stay empty there or start with a value.',
  ],
  [
    'each unicorn belongs to a dragon',
    '? I did not understand that. Say what you want to make, add, change, delete, see or protect. For example:',
  ],
  [
    'each unicorn belongs to a customer',
    '? There is no table called unicorns yet. Shall I make it, each with its customer?',
  ],
  [
    'an order can have many products',
    '? What should order id be in the existing rows of products? It can stay empty there or start with a value.',
  ],
  [
    'each product belongs to a ___',
    '? I did not understand that. Say what you want to make, add, change, delete, see or protect. For example:',
  ],
  [
    'a ___ can have many orders',
    '? I did not understand that. Say what you want to make, add, change, delete, see or protect. For example:',
  ],
  [
    'a customer can have many addresses',
    '? There is no table called addresses yet. Shall I make it, each with its customer?',
  ],
  [
    'connect orders with customers',
    '? Nothing to change: the customer id of orders already points to its customer.',
  ],
  ['connect products with orders', '? How do products and orders belong together?'],
  [
    'link tasks to unicorns',
    '? I did not understand that. Say what you want to make, add, change, delete, see or protect. For example:',
  ],
  [
    'connect orders with orders',
    '? I did not understand that. Say what you want to make, add, change, delete, see or protect. For example:',
  ],
  ['keep notes for customers', '? Can each customer have one note, or several?'],
  [
    'keep phones for unicorns',
    '? I did not understand that. Say what you want to make, add, change, delete, see or protect. For example:',
  ],
  [
    'keep orders for customers',
    '? I did not understand that. Say what you want to make, add, change, delete, see or protect. For example:',
  ],
  ['let people write comments on products', '? There is no table called comments yet. Shall I make it?'],
  [
    'let customers leave reviews on unicorns',
    '? I did not understand that. Say what you want to make, add, change, delete, see or protect. For example:',
  ],
  [
    'let customers add orders for products',
    '? I did not understand that. Say what you want to make, add, change, delete, see or protect. For example:',
  ],
  ['nobody can delete products', '? Nothing to change: no rule lets anyone delete products.'],
  ['nobody can delete orders', '? Orders is not locked: anyone with your public key can read and change it.'],
  ['nobody can delete customers', '? Nothing to change: no rule lets anyone delete customers.'],
  [
    'nobody can see products',
    '? That describes how things are, not what to change, so nothing is planned. What should change? To open it, say “make products public”.',
  ],
  ["visitors can't delete products", '? Nothing to change: no rule lets anyone delete products.'],
  [
    "visitors can't see unicorns",
    '? That describes how things are, not what to change, so nothing is planned. What should change?',
  ],
  [
    "visitors can't see products",
    '? That describes how things are, not what to change, so nothing is planned. What should change? To open it, say “make products public”.',
  ],
  [
    'stop people from reading customers',
    '? Nothing to change: customers is locked, and only you (your server) can read and change it.',
  ],
  [
    'lock unicorns',
    '? I did not understand that. Say what you want to make, add, change, delete, see or protect. For example:',
  ],
  [
    'hide the price of products',
    '? Access rules cover whole rows, so I cannot hide only the price of products. What do you want instead?',
  ],
  [
    'hide the price of unicorns',
    '? I did not understand that. Say what you want to make, add, change, delete, see or protect. For example:',
  ],
  [
    'hide products',
    'alter table products enable row level security; drop policy "Everyone can read products" on products;',
  ],
  [
    'the owner of an order can see it',
    'alter table orders enable row level security; create policy "Owners can read their orders" on orders for select to authenticated using ((select auth.uid()) = user_id);',
  ],
  ['only the owner can edit them', '? For which table?'],
  ['people can only see their own things', '? For which table?'],
  [
    'the owner can read orders',
    'alter table orders enable row level security; create policy "Owners can read their orders" on orders for select to authenticated using ((select auth.uid()) = user_id);',
  ],
  [
    'only signed-in people can read products',
    'drop policy "Everyone can read products" on products; create policy "Signed-in people can read products" on products for select to authenticated using (true);',
  ],
  [
    'only signed-in people can read customers',
    'create policy "Signed-in people can read customers" on customers for select to authenticated using (true);',
  ],
  ['everyone can read products', '? Nothing to change: Everyone can read products.'],
  [
    'everyone can edit products',
    '? Letting everyone change products would let strangers overwrite it. What should be allowed instead?',
  ],
];
