export const sql = `create table customers (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  email text not null unique,
  signup_date date not null default current_date
);
alter table customers enable row level security;
create policy "read own" on customers
  for select to authenticated using (owner_id = auth.uid());`;
