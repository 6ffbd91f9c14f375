import { isolationSql } from './isolation.ts';

/** The roles of a Supabase project, and the one that plans run as; they belong to a server, not to one database. */
export const roles = {
  anon: 'nologin',
  authenticated: 'nologin',
  service_role: 'nologin bypassrls',
  saywright_plan: 'nologin',
} as const;

/**
 * What a new project database contains before its first table, besides roles: the functions that access rules call, the
 * table of people that foreign keys may refer to, and Saywright's records.
 * Plans run as `saywright_plan`, which owns the public schema and nothing else.
 */
export const schemaSql = `
create schema auth;
create table auth.users (id uuid primary key, email text);
create function auth.jwt() returns jsonb language sql stable as
  $$ select coalesce(nullif(current_setting('request.jwt.claims', true), ''), '{}')::jsonb $$;
create function auth.uid() returns uuid language sql stable as $$ select (auth.jwt() ->> 'sub')::uuid $$;
create function auth.role() returns text language sql stable as $$ select auth.jwt() ->> 'role' $$;
create function auth.email() returns text language sql stable as $$ select auth.jwt() ->> 'email' $$;
grant usage on schema auth to anon, authenticated, service_role, saywright_plan;
grant references, select on auth.users to saywright_plan;
grant select on auth.users to service_role;

alter schema public owner to saywright_plan;
grant usage on schema public to anon, authenticated, service_role;
alter default privileges for role saywright_plan in schema public
  grant all on tables to anon, authenticated, service_role;

create schema saywright;
grant usage on schema saywright to saywright_plan;
create table saywright.applied (
  operation_id uuid primary key,
  plan_hash text not null,
  undo_sql text,
  after_state jsonb,
  effects jsonb not null,
  applied_at timestamptz not null default clock_timestamp()
);
${isolationSql}`;

const rolesSql = Object.entries(roles).map(([name, rights]) => `create role ${name} ${rights};`);

/** Prepares the only database of a new server. */
export const bootstrapSql = `${rolesSql.join('\n')}\n${schemaSql}`;
