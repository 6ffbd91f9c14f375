-- People have several projects. The current one is the one they opened last; a deleted one can come back for a while.

drop index public.projects_one_per_owner;
alter table public.projects
  add column opened_at timestamptz not null default clock_timestamp(),
  add column deleted_at timestamptz;
create index projects_by_owner on public.projects (owner, opened_at desc);
create index operations_by_project on public.operations (project_id, created_at desc);

alter table public.conversations add column project_id uuid references public.projects (id) on delete cascade;
update public.conversations set project_id = (
  select id from public.projects where projects.owner = conversations.owner
);
create index conversations_by_project on public.conversations (project_id, started_at desc);

-- Adds a project unless the person has as many as they may have; null then. Requests of one person wait for each other.
create function public.add_project(p_owner uuid, p_name text, p_most integer) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  added uuid;
begin
  perform pg_advisory_xact_lock(hashtextextended(p_owner::text, 0));
  if (select count(*) from public.projects where owner = p_owner and deleted_at is null) >= p_most then
    return null;
  end if;
  insert into public.projects (owner, name) values (p_owner, p_name) returning id into added;
  return added;
end $$;

revoke all on function public.add_project(uuid, text, integer) from public, anon, authenticated;
grant execute on function public.add_project(uuid, text, integer) to service_role;
