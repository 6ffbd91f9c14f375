import { bootstrapSql } from '../../../packages/engine/src/database/bootstrap.ts';

/** What the tables of a hosted Supabase project expect beyond a new project database of the engine. */
export const baseSql = `${bootstrapSql}
create role authenticator noinherit nologin;
create role supabase_admin nologin;
create role supabase_auth_admin nologin;
create role supabase_storage_admin nologin;
create role dashboard_user nologin;
grant anon, authenticated, service_role to authenticator;
create publication supabase_realtime;

create schema if not exists storage;
create schema if not exists extensions;
grant usage on schema auth, storage, extensions to anon, authenticated, service_role;
alter default privileges in schema public grant all on tables to anon, authenticated, service_role;
alter default privileges in schema public grant all on sequences to anon, authenticated, service_role;
alter default privileges in schema public grant all on functions to anon, authenticated, service_role;

alter table auth.users alter column id set default gen_random_uuid();
alter table auth.users add unique (email);
alter table auth.users
  add column phone text, add column encrypted_password text, add column email_confirmed_at timestamptz,
  add column last_sign_in_at timestamptz, add column raw_app_meta_data jsonb default '{}',
  add column raw_user_meta_data jsonb default '{}', add column created_at timestamptz default now(),
  add column updated_at timestamptz default now();
grant all on auth.users to service_role;

create table storage.buckets (
  id text primary key, name text not null unique, owner uuid, public boolean default false, file_size_limit bigint,
  allowed_mime_types text[], created_at timestamptz default now(), updated_at timestamptz default now());
create table storage.objects (
  id uuid primary key default gen_random_uuid(), bucket_id text references storage.buckets (id), name text, owner uuid,
  owner_id text, metadata jsonb, created_at timestamptz default now(), updated_at timestamptz default now());
alter table storage.buckets enable row level security;
alter table storage.objects enable row level security;
grant all on storage.buckets, storage.objects to anon, authenticated, service_role;
create function storage.foldername(name text) returns text[] language sql immutable as
  $$ select (string_to_array(name, '/'))[: cardinality(string_to_array(name, '/')) - 1] $$;
create function storage.filename(name text) returns text language sql immutable as
  $$ select split_part(name, '/', -1) $$;
create function storage.extension(name text) returns text language sql immutable as
  $$ select split_part(name, '.', -1) $$;

-- Replaces the extension of the same name.
create function extensions.moddatetime() returns trigger language plpgsql as
  $$ begin return jsonb_populate_record(new, jsonb_build_object(tg_argv[0], now())); end $$;

insert into auth.users (id, email, email_confirmed_at, created_at, raw_user_meta_data)
select ('a0000000-0000-4000-8000-' || lpad(to_hex(n), 12, '0'))::uuid, 'user' || n || '@example.com',
  now() - make_interval(days => n), now() - make_interval(days => n * 9), jsonb_build_object('full_name', 'User ' || n)
from generate_series(1, 12) n;
`;

/** Gives everything in the public schema to the role that plans run as. */
export const handOverSql = `
do $$ declare item record; begin
  for item in select oid::regclass as name, case relkind when 'v' then 'view' when 'm' then 'materialized view' else 'table' end as kind
    from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm')
  loop execute format('alter %s %s owner to saywright_plan', item.kind, item.name); end loop;
  for item in select oid::regtype as name from pg_type
    where typnamespace = 'public'::regnamespace and typtype in ('e', 'd')
      and not exists (select 1 from pg_depend d where d.objid = pg_type.oid and d.deptype = 'e')
  loop execute format('alter type %s owner to saywright_plan', item.name); end loop;
  for item in select oid::regprocedure as name from pg_proc
    where pronamespace = 'public'::regnamespace
      and not exists (select 1 from pg_depend d where d.objid = pg_proc.oid and d.deptype = 'e')
  loop execute format('alter function %s owner to saywright_plan', item.name); end loop;
end $$;`;
