import type { CorpusCase } from './case.ts';

/** New tables. */
export const tables: readonly CorpusCase[] = [
  [
    'Create a clients table with a name, a unique email and a signup date',
    'create table clients ( id uuid primary key default gen_random_uuid(), name text not null, email text not null unique, signup_date date not null default current_date ); alter table clients enable row level security;',
  ],
  [
    'create a clients table with a name, a unique email, and a signup date.',
    'create table clients ( id uuid primary key default gen_random_uuid(), name text not null, email text not null unique, signup_date date not null default current_date ); alter table clients enable row level security;',
  ],
  [
    'Please create a clients table with a name, a unique email and a signup date, thanks!',
    'create table clients ( id uuid primary key default gen_random_uuid(), name text not null, email text not null unique, signup_date date not null default current_date ); alter table clients enable row level security;',
  ],
  [
    'Can you make a clients table that has a name, a unique email and a signup date?',
    'create table clients ( id uuid primary key default gen_random_uuid(), name text not null, email text not null unique, signup_date date not null default current_date ); alter table clients enable row level security;',
  ],
  [
    'I want a clients table with name, unique email and signup date',
    'create table clients ( id uuid primary key default gen_random_uuid(), name text not null, email text not null unique, signup_date date not null default current_date ); alter table clients enable row level security;',
  ],
  [
    "I'd like you to set up a table called clients with a name, an email that must be unique and a signup date",
    'create table clients ( id uuid primary key default gen_random_uuid(), name text not null, email text not null unique, signup_date date not null default current_date ); alter table clients enable row level security;',
  ],
  [
    'CREATE A CLIENTS TABLE WITH A NAME, A UNIQUE EMAIL AND A SIGNUP DATE',
    'create table clients ( id uuid primary key default gen_random_uuid(), name text not null, email text not null unique, signup_date date not null default current_date ); alter table clients enable row level security;',
  ],
  [
    'Build me a clients table: name, email (unique), signup date',
    'create table clients ( id uuid primary key default gen_random_uuid(), name text not null, email text not null unique, signup_date date not null default current_date ); alter table clients enable row level security;',
  ],
  [
    'make a table for items with a price in dollars, an optional description, stock count and a status that can be draft, active or archived',
    "create table items ( id uuid primary key default gen_random_uuid(), price numeric(12,2) not null, description text, stock_count integer not null, status text not null check (status in ('draft', 'active', 'archived')) ); alter table items enable row level security;",
  ],
  [
    'please set up a table called book reviews with a rating from 1 to 5, a long text body, and a customer',
    'create table book_reviews ( id uuid primary key default gen_random_uuid(), rating integer not null check (rating between 1 and 5), body text not null, customer_id uuid not null references customers (id) ); alter table book_reviews enable row level security;',
  ],
  [
    'create a table of books with:\n- title\n- author\n- published date',
    'create table books ( id uuid primary key default gen_random_uuid(), title text not null, author text not null, published_date date not null ); alter table books enable row level security;',
  ],
  [
    'create a table of books with the following fields:\n1. title\n2. author (optional)\n3. page count',
    'create table books ( id uuid primary key default gen_random_uuid(), title text not null, author text, page_count integer not null ); alter table books enable row level security;',
  ],
  ['I need a suppliers table', '? What should each supplier have?'],
  [
    'Create a todos table with a title and a done flag that belong to each user',
    'create table todos ( id uuid primary key default gen_random_uuid(), user_id uuid not null default auth.uid() references auth.users (id), title text not null, done boolean not null default false ); alter table todos enable row level security; create policy "Owners can read their todos" on todos for select to authenticated using ((select auth.uid()) = user_id); create policy "Owners can add their todos" on todos for insert to authenticated with check ((select auth.uid()) = user_id); create policy "Owners can change their todos" on todos for update to authenticated using ((select auth.uid()) = user_id) with check ((select auth.uid()) = user_id); create policy "Owners can delete their todos" on todos for delete to authenticated using ((select auth.uid()) = user_id);',
  ],
  [
    'Create a notes table with a title. People should only see their own.',
    'create table notes ( id uuid primary key default gen_random_uuid(), user_id uuid not null default auth.uid() references auth.users (id), title text not null ); alter table notes enable row level security; create policy "Owners can read their notes" on notes for select to authenticated using ((select auth.uid()) = user_id); create policy "Owners can add their notes" on notes for insert to authenticated with check ((select auth.uid()) = user_id); create policy "Owners can change their notes" on notes for update to authenticated using ((select auth.uid()) = user_id) with check ((select auth.uid()) = user_id); create policy "Owners can delete their notes" on notes for delete to authenticated using ((select auth.uid()) = user_id);',
  ],
  [
    'Create a bookmarks table with a url and a title, owned by the user',
    'create table bookmarks ( id uuid primary key default gen_random_uuid(), user_id uuid not null default auth.uid() references auth.users (id), url text not null, title text not null ); alter table bookmarks enable row level security; create policy "Owners can read their bookmarks" on bookmarks for select to authenticated using ((select auth.uid()) = user_id); create policy "Owners can add their bookmarks" on bookmarks for insert to authenticated with check ((select auth.uid()) = user_id); create policy "Owners can change their bookmarks" on bookmarks for update to authenticated using ((select auth.uid()) = user_id) with check ((select auth.uid()) = user_id); create policy "Owners can delete their bookmarks" on bookmarks for delete to authenticated using ((select auth.uid()) = user_id);',
  ],
  [
    'create a private diary table with an entry and a mood',
    'create table diary ( id uuid primary key default gen_random_uuid(), user_id uuid not null default auth.uid() references auth.users (id), entry text not null, mood text not null ); alter table diary enable row level security; create policy "Owners can read their diary" on diary for select to authenticated using ((select auth.uid()) = user_id); create policy "Owners can add their diary" on diary for insert to authenticated with check ((select auth.uid()) = user_id); create policy "Owners can change their diary" on diary for update to authenticated using ((select auth.uid()) = user_id) with check ((select auth.uid()) = user_id); create policy "Owners can delete their diary" on diary for delete to authenticated using ((select auth.uid()) = user_id);',
  ],
  [
    'Create a favourites table where users can only see their own, with a product',
    'create table favourites ( id uuid primary key default gen_random_uuid(), user_id uuid not null default auth.uid() references auth.users (id), product_id uuid not null references products (id) ); alter table favourites enable row level security; create policy "Owners can read their favourites" on favourites for select to authenticated using ((select auth.uid()) = user_id); create policy "Owners can add their favourites" on favourites for insert to authenticated with check ((select auth.uid()) = user_id); create policy "Owners can change their favourites" on favourites for update to authenticated using ((select auth.uid()) = user_id) with check ((select auth.uid()) = user_id); create policy "Owners can delete their favourites" on favourites for delete to authenticated using ((select auth.uid()) = user_id);',
  ],
  [
    'Create an invoices table that belongs to a customer with an amount in euros and a due date',
    'create table invoices ( id uuid primary key default gen_random_uuid(), customer_id uuid not null references customers (id), amount numeric(12,2) not null, due_date date not null ); alter table invoices enable row level security;',
  ],
  [
    'Create an invoices table that belongs to a supplier with an amount in euros',
    '? There is no table called supplier for this to belong to. The tables are customers, products, orders, order_lines and tasks.',
  ],
  [
    'Create a table with a name and an email',
    '? What should the table be called? For example a customers, products or orders table.',
  ],
  ['Create tables', '? What should the table be called? For example a customers, products or orders table.'],
  ['create a table', '? What should the table be called? For example a customers, products or orders table.'],
  [
    'Can you please create a table called subscribers with columns email (unique), first name, and last name (optional)?',
    'create table subscribers ( id uuid primary key default gen_random_uuid(), email text not null unique, first_name text not null, last_name text ); alter table subscribers enable row level security;',
  ],
  [
    'We need a bookings table: customer, date, number of guests and notes (optional)',
    'create table bookings ( id uuid primary key default gen_random_uuid(), customer_id uuid not null references customers (id), date date not null, number_of_guests integer not null, notes text ); alter table bookings enable row level security;',
  ],
  [
    'make a pets table with name, age, weight in kg, and whether it is vaccinated',
    'create table pets ( id uuid primary key default gen_random_uuid(), name text not null, age integer not null, weight_kg numeric not null, vaccinated boolean not null default false ); alter table pets enable row level security;',
  ],
  [
    'create table events with title, starts at, and location',
    'create table events ( id uuid primary key default gen_random_uuid(), title text not null, starts_at timestamptz not null, location text not null ); alter table events enable row level security;',
  ],
  [
    'I want to store recipes with a title, ingredients as long text and a cooking time in minutes',
    'create table recipes ( id uuid primary key default gen_random_uuid(), title text not null, ingredients text not null, cooking_time_minutes integer not null ); alter table recipes enable row level security;',
  ],
  [
    'create a ratings table with stars between 1 and 5 and a comment of up to 200 characters',
    'create table ratings ( id uuid primary key default gen_random_uuid(), stars integer not null check (stars between 1 and 5), comment text not null check (char_length(comment) <= 200) ); alter table ratings enable row level security;',
  ],
  [
    'create a members table with a required name, email which must be unique, joined date, and a role that defaults to member',
    "create table members ( id uuid primary key default gen_random_uuid(), name text not null, email text not null unique, joined_date date not null default current_date, role text not null default 'member' ); alter table members enable row level security;",
  ],
  [
    'create a reviews table with a rating that must be at least 1 and a text',
    'create table reviews ( id uuid primary key default gen_random_uuid(), rating integer not null check (rating >= 1), text text not null ); alter table reviews enable row level security;',
  ],
  [
    'Create a blog posts table with title, body, published flag, slug that must be unique and an author that is optional',
    'create table blog_posts ( id uuid primary key default gen_random_uuid(), title text not null, body text not null, published boolean not null default false, slug text not null unique, author text ); alter table blog_posts enable row level security;',
  ],
  [
    'Create a table for user profiles with username, avatar url and bio',
    'create table user_profiles ( id uuid primary key default gen_random_uuid(), username text not null, avatar_url text not null, bio text not null ); alter table user_profiles enable row level security;',
  ],
  ['Create an order table', '? There is already a table called orders. What would you like to do with it?'],
  [
    'create a customer table',
    '? There is already a table called customers. What would you like to do with it?',
  ],
  [
    'create a "weird; drop table" table with a name',
    'create table weird_drop_table ( id uuid primary key default gen_random_uuid(), name text not null ); alter table weird_drop_table enable row level security;',
  ],
  [
    'create a products catalogue table with a name and price that everyone can read',
    'create table products_catalogue ( id uuid primary key default gen_random_uuid(), name text not null, price numeric(12,2) not null ); alter table products_catalogue enable row level security; create policy "Everyone can read products catalogue" on products_catalogue for select to anon, authenticated using (true);',
  ],
  [
    'make a new table named Order Items with quantity default 1 and unit price in £',
    'create table order_items ( id uuid primary key default gen_random_uuid(), quantity integer not null default 1, unit_price numeric(12,2) not null ); alter table order_items enable row level security;',
  ],
  [
    'set up a leads table containing name, phone number and source (web, phone or event)',
    "create table leads ( id uuid primary key default gen_random_uuid(), name text not null, phone_number text not null, source text not null check (source in ('web', 'phone', 'event')) ); alter table leads enable row level security;",
  ],
  [
    'Create a settings table with a key that is unique and a value',
    'create table settings ( id uuid primary key default gen_random_uuid(), key text not null unique, value text not null ); alter table settings enable row level security;',
  ],
  [
    'I would like to have a table for appointments, with a start time, an end time, a customer and whether they showed up',
    'create table appointments ( id uuid primary key default gen_random_uuid(), start_time timestamptz not null, end_time timestamptz not null, customer_id uuid not null references customers (id), showed_up boolean not null default false ); alter table appointments enable row level security;',
  ],
  [
    "create a table for blog comments with a body that can't be empty, an author name, and created at",
    'create table blog_comments ( id uuid primary key default gen_random_uuid(), body text not null, author_name text not null, created_at timestamptz not null default now() ); alter table blog_comments enable row level security;',
  ],
  [
    'create an employees table with a name, salary in euros per month, hired on, and manager (optional)',
    'create table employees ( id uuid primary key default gen_random_uuid(), name text not null, salary_per_month numeric(12,2) not null, hired_on date not null, manager text ); alter table employees enable row level security;',
  ],
  [
    'Create a "Größe" table with a name',
    'create table "große" ( id uuid primary key default gen_random_uuid(), name text not null ); alter table "große" enable row level security;',
  ],
  [
    'create a table user with an order and a group',
    'create table "user" ( id uuid primary key default gen_random_uuid(), order_id bigint not null references orders (id), "group" text not null ); alter table "user" enable row level security;',
  ],
  [
    "create a tags table with a name that's unique, max 30 characters",
    'create table tags ( id uuid primary key default gen_random_uuid(), name text not null unique check (char_length(name) <= 30) ); alter table tags enable row level security;',
  ],
  [
    'track expenses with amount in dollars, date and category that is one of food, travel or other',
    "create table expenses ( id uuid primary key default gen_random_uuid(), amount numeric(12,2) not null, date date not null, category text not null check (category in ('food', 'travel', 'other')) ); alter table expenses enable row level security;",
  ],
  [
    'create a newsletter_signups table with an email (required, unique) and signed up at',
    'create table newsletter_signups ( id uuid primary key default gen_random_uuid(), email text not null unique, signed_up_at timestamptz not null default now() ); alter table newsletter_signups enable row level security;',
  ],
  [
    'make a table called inventory items that has sku which must be unique, quantity of at least 0 and a warehouse',
    'create table inventory_items ( id uuid primary key default gen_random_uuid(), sku text not null unique, quantity integer not null check (quantity >= 0), warehouse text not null ); alter table inventory_items enable row level security;',
  ],
  [
    'create a table contacts (first name, last name, email)',
    'create table contacts ( id uuid primary key default gen_random_uuid(), first_name text not null, last_name text not null, email text not null ); alter table contacts enable row level security;',
  ],
  [
    "Can I get a table with people's names?",
    '? What should the table be called? For example a customers, products or orders table.',
  ],
  [
    'create a surveys table with a question, an answer and a score that defaults to 0',
    'create table surveys ( id uuid primary key default gen_random_uuid(), question text not null, answer text not null, score integer not null default 0 ); alter table surveys enable row level security;',
  ],
  [
    'create a menu table with dish, price in pounds and vegetarian as yes/no',
    'create table menu ( id uuid primary key default gen_random_uuid(), dish text not null, price numeric(12,2) not null, vegetarian boolean not null default false ); alter table menu enable row level security;',
  ],
  [
    'create a tickets table with a subject, priority (low, medium or high) and an assignee, which may be empty',
    "create table tickets ( id uuid primary key default gen_random_uuid(), subject text not null, priority text not null check (priority in ('low', 'medium', 'high')), assignee text ); alter table tickets enable row level security;",
  ],
  [
    'create a stores table with a name, latitude, longitude and opening time',
    'create table stores ( id uuid primary key default gen_random_uuid(), name text not null, latitude numeric not null, longitude numeric not null, opening_time time not null ); alter table stores enable row level security;',
  ],
  [
    'create a colors table with a name text, hex text and sort order integer',
    'create table colors ( id uuid primary key default gen_random_uuid(), name text not null, hex text not null, sort_order integer not null ); alter table colors enable row level security;',
  ],
  [
    'create a tweets table with a body that is limited to 280 characters',
    'create table tweets ( id uuid primary key default gen_random_uuid(), body text not null check (char_length(body) <= 280) ); alter table tweets enable row level security;',
  ],
  [
    'create a people table with name and name',
    '? There are two columns called name. What should the second one be called?',
  ],
  [
    'create a parcels table linked to orders with a weight in grams',
    'create table parcels ( id uuid primary key default gen_random_uuid(), order_id bigint not null references orders (id), weight_grams numeric not null ); alter table parcels enable row level security;',
  ],
];
