-- Names given at sign-up become the profile, what a person prefers follows their account, and nobody holds a right on
-- the studio's tables that they do not need.

-- A name as the studio keeps one: on one line, trimmed, and not longer than a profile takes.
create function public.person_name(p_name text) returns text
language sql immutable set search_path = '' as $$
  select left(btrim(regexp_replace(coalesce(p_name, ''), '[[:cntrl:]]+', ' ', 'g')), 200)
$$;

create function public.begin_profile() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.profiles (id, first_name, last_name)
  values (
    new.id,
    public.person_name(new.raw_user_meta_data ->> 'first_name'),
    public.person_name(new.raw_user_meta_data ->> 'last_name')
  )
  on conflict (id) do nothing;
  return new;
end $$;
create trigger begin_profile after insert on auth.users
  for each row execute function public.begin_profile();

insert into public.profiles (id, first_name, last_name)
select
  id,
  public.person_name(raw_user_meta_data ->> 'first_name'),
  public.person_name(raw_user_meta_data ->> 'last_name')
from auth.users
on conflict (id) do nothing;

-- What a person has chosen in the studio, so that it is the same in each of their browsers.
create table public.preferences (
  owner uuid not null references auth.users (id) on delete cascade,
  name text not null check (name in ('theme', 'contrast', 'density', 'tellings', 'models', 'templates')),
  value jsonb not null check (length(value::text) <= 1000000),
  updated_at timestamptz not null default now(),
  primary key (owner, name)
);
alter table public.preferences enable row level security;
create policy "people read their own preferences" on public.preferences
  for select to authenticated using ((select auth.uid()) = owner);
create policy "people add their own preferences" on public.preferences
  for insert to authenticated with check ((select auth.uid()) = owner);
create policy "people change their own preferences" on public.preferences
  for update to authenticated using ((select auth.uid()) = owner) with check ((select auth.uid()) = owner);

-- Rights come from here alone: none by default, and on each table what its policies are for. A hosted project gives all
-- by default, and so did the embedded backend.
alter default privileges in schema public revoke all on tables from anon, authenticated;
alter default privileges in schema public revoke all on sequences from anon, authenticated;
alter default privileges in schema public revoke execute on functions from anon, authenticated;
revoke all on all tables in schema public from anon, authenticated;
revoke all on all sequences in schema public from anon, authenticated;
revoke execute on all functions in schema public from public, anon, authenticated;
grant select, insert, update on public.profiles, public.preferences to authenticated;
grant select on public.projects, public.operations, public.journal, public.orders, public.plan_periods to authenticated;
grant all on public.preferences to service_role;
