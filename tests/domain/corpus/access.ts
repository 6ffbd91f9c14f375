import type { CorpusCase } from './case.ts';

/** Who may see and do what. */
export const access: readonly CorpusCase[] = [
  [
    'people should only see their own orders',
    'alter table orders enable row level security; create policy "Owners can read their orders" on orders for select to authenticated using ((select auth.uid()) = user_id);',
  ],
  [
    'People should only see their own orders, please!',
    'alter table orders enable row level security; create policy "Owners can read their orders" on orders for select to authenticated using ((select auth.uid()) = user_id);',
  ],
  [
    'Users should only be able to view their own orders',
    'alter table orders enable row level security; create policy "Owners can read their orders" on orders for select to authenticated using ((select auth.uid()) = user_id);',
  ],
  [
    'users should see only their orders',
    'alter table orders enable row level security; create policy "Owners can read their orders" on orders for select to authenticated using ((select auth.uid()) = user_id);',
  ],
  [
    'each user should only see their own orders',
    'alter table orders enable row level security; create policy "Owners can read their orders" on orders for select to authenticated using ((select auth.uid()) = user_id);',
  ],
  [
    'make sure that people can only see their own orders',
    'alter table orders enable row level security; create policy "Owners can read their orders" on orders for select to authenticated using ((select auth.uid()) = user_id);',
  ],
  [
    'make orders private to each user',
    'alter table orders enable row level security; create policy "Owners can read their orders" on orders for select to authenticated using ((select auth.uid()) = user_id);',
  ],
  [
    'users can only read and edit their own orders',
    'alter table orders enable row level security; create policy "Owners can read their orders" on orders for select to authenticated using ((select auth.uid()) = user_id); create policy "Owners can change their orders" on orders for update to authenticated using ((select auth.uid()) = user_id) with check ((select auth.uid()) = user_id);',
  ],
  [
    'users can read, add, edit and delete only their own orders',
    'alter table orders enable row level security; create policy "Owners can read their orders" on orders for select to authenticated using ((select auth.uid()) = user_id); create policy "Owners can add their orders" on orders for insert to authenticated with check ((select auth.uid()) = user_id); create policy "Owners can change their orders" on orders for update to authenticated using ((select auth.uid()) = user_id) with check ((select auth.uid()) = user_id); create policy "Owners can delete their orders" on orders for delete to authenticated using ((select auth.uid()) = user_id);',
  ],
  [
    'people should only see their own tasks',
    '? Tasks does not record who owns each row. Add an owner first.',
  ],
  [
    'people should only see their own unicorns',
    '? There is no table called unicorns. The tables are customers, products, orders, order_lines and tasks.',
  ],
  [
    'people should only see their own',
    '? I did not understand that. Say what you want to make, add, change, delete, see or protect. For example:',
  ],
  ['everyone can read products', '? Nothing to change: Everyone can read products.'],
  [
    'everyone can read tasks',
    'create policy "Everyone can read tasks" on tasks for select to anon, authenticated using (true);',
  ],
  [
    'let everyone see tasks',
    'create policy "Everyone can read tasks" on tasks for select to anon, authenticated using (true);',
  ],
  [
    'make tasks public',
    'create policy "Everyone can read tasks" on tasks for select to anon, authenticated using (true);',
  ],
  [
    'anyone can edit products',
    '? Letting everyone change products would let strangers overwrite it. What should be allowed instead?',
  ],
  [
    'only signed-in people can read products',
    'drop policy "Everyone can read products" on products; create policy "Signed-in people can read products" on products for select to authenticated using (true);',
  ],
  [
    'signed-in users can read tasks',
    'create policy "Signed-in people can read tasks" on tasks for select to authenticated using (true);',
  ],
  [
    'members can read tasks',
    'create policy "Signed-in people can read tasks" on tasks for select to authenticated using (true);',
  ],
  [
    'nobody but me can read customers',
    '? Nothing to change: customers is locked, and only you (your server) can read and change it.',
  ],
  [
    'only I can see customers',
    '? Nothing to change: customers is locked, and only you (your server) can read and change it.',
  ],
  [
    'nobody can read customers',
    '? Nothing to change: customers is locked, and only you (your server) can read and change it.',
  ],
  ['visitors must not see orders', 'alter table orders enable row level security;'],
  [
    'stop everyone from reading products',
    'alter table products enable row level security; drop policy "Everyone can read products" on products;',
  ],
  ['lock the orders table', 'alter table orders enable row level security;'],
  [
    'make the customers table private',
    '? Nothing to change: customers is locked, and only you (your server) can read and change it.',
  ],
  ['turn on row level security for orders', 'alter table orders enable row level security;'],
  [
    'disable rls on orders',
    '? Without its lock anyone could read and change orders. What should be allowed?',
  ],
  [
    'remove the public access from products',
    'alter table products enable row level security; drop policy "Everyone can read products" on products;',
  ],
  [
    'drop the access policy from products',
    'alter table products enable row level security; drop policy "Everyone can read products" on products;',
  ],
  [
    'everyone can read products but only signed-in people can edit them',
    '? Nothing to change: Everyone can read products. Please say the rest again afterwards.',
  ],
];
