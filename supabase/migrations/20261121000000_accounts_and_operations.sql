-- People, their projects, the operations planned for them and the journal of what was done.
-- Runs unchanged on a hosted Supabase project and on the embedded backend.

create table public.profiles (
  id uuid primary key references auth.users (id) on delete cascade,
  first_name text not null default '' check (length(first_name) <= 200),
  last_name text not null default '' check (length(last_name) <= 200),
  updated_at timestamptz not null default now()
);
alter table public.profiles enable row level security;
create policy "people read their own profile" on public.profiles
  for select to authenticated using ((select auth.uid()) = id);
create policy "people add their own profile" on public.profiles
  for insert to authenticated with check ((select auth.uid()) = id);
create policy "people change their own profile" on public.profiles
  for update to authenticated using ((select auth.uid()) = id) with check ((select auth.uid()) = id);

create table public.projects (
  id uuid primary key default gen_random_uuid(),
  owner uuid not null references auth.users (id) on delete cascade,
  name text not null check (length(name) between 1 and 120),
  created_at timestamptz not null default now()
);
create unique index projects_one_per_owner on public.projects (owner);
alter table public.projects enable row level security;
create policy "people read their own projects" on public.projects
  for select to authenticated using ((select auth.uid()) = owner);

create table public.operations (
  id uuid primary key,
  project_id uuid not null references public.projects (id) on delete cascade,
  owner uuid not null references auth.users (id) on delete cascade,
  instruction text not null,
  service text not null check (service in ('database', 'code-hosting', 'deployment')),
  type text not null,
  state text not null check (state in ('proven', 'executing', 'executed', 'undone', 'failed', 'declined', 'stale')),
  risk text not null check (risk in ('low', 'medium', 'high')),
  undo_of uuid references public.operations (id),
  plan jsonb not null,
  sql_hash text not null,
  proof jsonb,
  result jsonb,
  created_at timestamptz not null default now(),
  executed_at timestamptz
);
create index operations_by_owner on public.operations (owner, created_at desc);
create index operations_unfinished on public.operations (state) where state = 'executing';
alter table public.operations enable row level security;
create policy "people read their own operations" on public.operations
  for select to authenticated using ((select auth.uid()) = owner);

create table public.journal (
  seq bigint generated always as identity primary key,
  owner uuid not null references auth.users (id) on delete cascade,
  project_id uuid not null references public.projects (id) on delete cascade,
  operation_id uuid not null references public.operations (id),
  event text not null check (event in ('executed', 'undone', 'failed')),
  detail jsonb not null,
  at timestamptz not null default clock_timestamp(),
  previous_hash text not null,
  hash text not null unique,
  unique (operation_id, event)
);
create index journal_by_project on public.journal (project_id, seq);
alter table public.journal enable row level security;
create policy "people read their own journal" on public.journal
  for select to authenticated using ((select auth.uid()) = owner);

-- Each entry carries the hash of the one before it in the same project, so that a changed entry shows. The lock on
-- the project keeps entries in one row even with several engines; entering the same event twice changes nothing.
create function public.append_journal(p_operation uuid, p_event text, p_detail jsonb) returns void
language plpgsql security definer set search_path = '' as $$
declare
  operation public.operations;
  previous text;
  moment timestamptz := clock_timestamp();
begin
  select * into strict operation from public.operations where id = p_operation;
  perform 1 from public.projects where id = operation.project_id for update;
  if exists (select 1 from public.journal where operation_id = p_operation and event = p_event) then
    return;
  end if;
  select hash into previous from public.journal where project_id = operation.project_id order by seq desc limit 1;
  previous := coalesce(previous, '');
  insert into public.journal (owner, project_id, operation_id, event, detail, at, previous_hash, hash)
  values (
    operation.owner, operation.project_id, p_operation, p_event, p_detail, moment, previous,
    encode(sha256(convert_to(concat_ws('|', previous, p_operation, p_event, p_detail::text, extract(epoch from moment)), 'UTF8')), 'hex')
  );
end $$;

-- The number of the first entry of a project that does not follow from the one before it, or null.
create function public.broken_journal_entry(p_project uuid) returns bigint
language sql security definer set search_path = '' as $$
  select min(seq) from (
    select seq, previous_hash, hash, lag(hash, 1, '') over (order by seq) as expected_previous,
      encode(sha256(convert_to(concat_ws('|', previous_hash, operation_id, event, detail::text, extract(epoch from at)), 'UTF8')), 'hex') as expected
    from public.journal where project_id = p_project
  ) entries where previous_hash <> expected_previous or hash <> expected
$$;

revoke all on function public.append_journal(uuid, text, jsonb) from public, anon, authenticated;
revoke all on function public.broken_journal_entry(uuid) from public, anon, authenticated;
grant execute on function public.append_journal(uuid, text, jsonb) to service_role;
grant execute on function public.broken_journal_entry(uuid) to service_role;

revoke all on public.profiles, public.projects, public.operations, public.journal from anon, authenticated;
grant select, insert, update on public.profiles to authenticated;
grant select on public.projects, public.operations, public.journal to authenticated;
grant all on public.profiles, public.projects, public.operations, public.journal to service_role;
