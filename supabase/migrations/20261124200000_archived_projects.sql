-- An archived project is offline until its owner returns it. It does not count as one of those a person may have.

alter table public.projects add column archived_at timestamptz;

create or replace function public.add_project(p_owner uuid, p_name text, p_most integer) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  added uuid;
begin
  perform pg_advisory_xact_lock(hashtextextended(p_owner::text, 0));
  if (
    select count(*) from public.projects where owner = p_owner and deleted_at is null and archived_at is null
  ) >= p_most then
    return null;
  end if;
  insert into public.projects (owner, name) values (p_owner, p_name) returning id into added;
  return added;
end $$;
