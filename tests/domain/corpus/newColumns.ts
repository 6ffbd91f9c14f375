import type { CorpusCase } from './case.ts';

/** Features of columns in a new table. */
export const newColumns: readonly CorpusCase[] = [
  [
    'create a books table with a title and a price as numeric(8,3)',
    'create table books ( id uuid primary key default gen_random_uuid(), title text not null, price numeric(8,3) not null ); alter table books enable row level security;',
  ],
  [
    'create a books table with a code that must not repeat and a title that is always given',
    'create table books ( id uuid primary key default gen_random_uuid(), code text not null unique, title text not null ); alter table books enable row level security;',
  ],
  [
    'create a books table with a state draft by default',
    "create table books ( id uuid primary key default gen_random_uuid(), state text not null default 'draft' ); alter table books enable row level security;",
  ],
  [
    'create a books table with a genre options: poetry, prose and plays',
    "create table books ( id uuid primary key default gen_random_uuid(), genre text not null check (genre in ('poetry', 'prose', 'plays')) ); alter table books enable row level security;",
  ],
  [
    'create a books table with a rating at most 5',
    'create table books ( id uuid primary key default gen_random_uuid(), rating integer not null check (rating <= 5) ); alter table books enable row level security;',
  ],
  [
    'create a books table with a rating at most 4.5',
    'create table books ( id uuid primary key default gen_random_uuid(), rating numeric not null check (rating <= 4.5) ); alter table books enable row level security;',
  ],
  [
    'create a books table with a score between 0.5 and 1.5',
    'create table books ( id uuid primary key default gen_random_uuid(), score numeric not null check (score between 0.5 and 1.5) ); alter table books enable row level security;',
  ],
  [
    'create a books table with a score at most 9',
    'create table books ( id uuid primary key default gen_random_uuid(), score integer not null check (score <= 9) ); alter table books enable row level security;',
  ],
  [
    'create a books table with a weight (in kg)',
    'create table books ( id uuid primary key default gen_random_uuid(), weight_kg numeric not null ); alter table books enable row level security;',
  ],
  [
    'create a books table with a link to a customer',
    'create table books ( id uuid primary key default gen_random_uuid(), customer_id uuid not null references customers (id) ); alter table books enable row level security;',
  ],
  [
    'create a books table with the customer it belongs to',
    'create table books ( id uuid primary key default gen_random_uuid(), customer_id uuid not null references customers (id) ); alter table books enable row level security;',
  ],
  [
    'create a books table with a unique code starting at 7',
    "create table books ( id uuid primary key default gen_random_uuid(), code text not null unique default '7' ); alter table books enable row level security;",
  ],
  [
    'create a books table with a length in metreſ',
    'create table books ( id uuid primary key default gen_random_uuid(), length numeric not null ); alter table books enable row level security;',
  ],
  [
    'create a books table with an optional stock starting at 3',
    'create table books ( id uuid primary key default gen_random_uuid(), stock integer default 3 ); alter table books enable row level security;',
  ],
  [
    'create a books table with a price that must be positive starting at 0',
    '? The price cannot start at “0”. What should it start at?',
  ],
  [
    'create a books table with a rating from 1 to 5 starting at 9',
    '? The rating cannot start at “9”. What should it start at?',
  ],
  [
    'create a books table with a stock that cannot be negative starting at -1',
    '? The stock cannot start at “-1”. What should it start at?',
  ],
  [
    'create a books table with a rating from 1 to 5 starting at 3',
    'create table books ( id uuid primary key default gen_random_uuid(), rating integer not null default 3 check (rating between 1 and 5) ); alter table books enable row level security;',
  ],
  [
    'create a books table with an id and a title',
    'create table books ( id uuid primary key default gen_random_uuid(), title text not null ); alter table books enable row level security;',
  ],
  [
    'create a books table with a title and ,,,',
    'create table books ( id uuid primary key default gen_random_uuid(), title text not null ); alter table books enable row level security;',
  ],
  [
    'create a books table with a very long and winding description of the plot and the people',
    'create table books ( id uuid primary key default gen_random_uuid(), very_long text not null, winding_description_of_the_plot text not null, people text not null ); alter table books enable row level security;',
  ],
  [
    'create a books table where everyone can read it and each person has their own',
    'create table books ( id uuid primary key default gen_random_uuid(), user_id uuid not null default auth.uid() references auth.users (id) ); alter table books enable row level security; create policy "Owners can read their books" on books for select to authenticated using ((select auth.uid()) = user_id); create policy "Owners can add their books" on books for insert to authenticated with check ((select auth.uid()) = user_id); create policy "Owners can change their books" on books for update to authenticated using ((select auth.uid()) = user_id) with check ((select auth.uid()) = user_id); create policy "Owners can delete their books" on books for delete to authenticated using ((select auth.uid()) = user_id); create policy "Everyone can read books" on books for select to anon, authenticated using (true);',
  ],
  [
    'create a books table where people only see their own',
    'create table books ( id uuid primary key default gen_random_uuid(), user_id uuid not null default auth.uid() references auth.users (id) ); alter table books enable row level security; create policy "Owners can read their books" on books for select to authenticated using ((select auth.uid()) = user_id); create policy "Owners can add their books" on books for insert to authenticated with check ((select auth.uid()) = user_id); create policy "Owners can change their books" on books for update to authenticated using ((select auth.uid()) = user_id) with check ((select auth.uid()) = user_id); create policy "Owners can delete their books" on books for delete to authenticated using ((select auth.uid()) = user_id);',
  ],
  [
    'create a books table with a title that everyone can read',
    'create table books ( id uuid primary key default gen_random_uuid(), title text not null ); alter table books enable row level security; create policy "Everyone can read books" on books for select to anon, authenticated using (true);',
  ],
  [
    'create a books table with a title, only signed-in people can read it',
    'create table books ( id uuid primary key default gen_random_uuid(), title text not null ); alter table books enable row level security; create policy "Signed-in people can read books" on books for select to authenticated using (true);',
  ],
  [
    'create a books table. It has a title and an author',
    'create table books ( id uuid primary key default gen_random_uuid(), title text not null, author text not null ); alter table books enable row level security;',
  ],
  [
    'create a books table with a title. It should have an author',
    'create table books ( id uuid primary key default gen_random_uuid(), title text not null, author text not null ); alter table books enable row level security;',
  ],
  [
    'create a table called "!!!"',
    '? A table name needs letters or digits, and at most 63 of them. What should it be called?',
  ],
  [
    'create a table called "a name that is much longer than the sixty-three bytes which Postgres keeps of any name" with a title',
    '? A table name needs letters or digits, and at most 63 of them. What should it be called?',
  ],
  [
    'create a books table with a status that can be draft or published starting at draft',
    "create table books ( id uuid primary key default gen_random_uuid(), status text not null default 'draft' check (status in ('draft', 'published')) ); alter table books enable row level security;",
  ],
  [
    'create a books table with a status that can be draft or published starting at gone',
    '? The status cannot start at “gone”. What should it start at?',
  ],
  [
    'create a books table with a kind that can be either small, large',
    "create table books ( id uuid primary key default gen_random_uuid(), kind text not null check (kind in ('small', 'large')) ); alter table books enable row level security;",
  ],
  [
    'create a table with 61 columns',
    '? What should the table be called? For example a customers, products or orders table.',
  ],
];
