import { setTimeout as pause } from 'node:timers/promises';
import { createHash } from 'node:crypto';
import type pg from 'pg';
import { z } from 'zod';
import { roles, schemaSql } from '../database/bootstrap.ts';
import { isolationSql } from '../database/isolation.ts';
import { identifier, literal, problemOf } from '../database/session.ts';
import { placeOf, withClient, type ServerOptions } from './client.ts';
import { ServerError } from './problems.ts';

/** Oldest PostgreSQL that this engine works with: what may skip checks is granted since then. */
const oldest = 15;

const roleNames = Object.keys(roles);

const stateSchema = z.tuple([
  z.object({
    version: z.coerce.number(),
    role: z.string(),
    isSuper: z.boolean(),
    mayCreateDatabases: z.boolean(),
    mayCreateRoles: z.boolean(),
    seesAllRows: z.boolean(),
    /** Roles that exist, and those of them that this one can become. */
    existing: z.array(z.string()),
    usable: z.array(z.string()),
    serviceSeesAllRows: z.boolean(),
  }),
]);
type State = z.infer<typeof stateSchema>[0];

const ours = `(${roleNames.map(literal).join(', ')})`;

const stateSql = `select current_setting('server_version_num') as version, current_user::text as role,
  rolsuper as "isSuper", rolsuper or rolcreatedb as "mayCreateDatabases", rolsuper or rolcreaterole as "mayCreateRoles",
  rolsuper or rolbypassrls as "seesAllRows",
  (select coalesce(array_agg(rolname::text), '{}') from pg_roles where rolname in ${ours}) as existing,
  (select coalesce(array_agg(rolname::text), '{}') from pg_roles
    where rolname in ${ours} and pg_has_role(current_user, oid, 'usage')) as usable,
  coalesce((select rolbypassrls from pg_roles where rolname = 'service_role'), false) as "serviceSeesAllRows"
from pg_roles where rolname = current_user`;

/** What a superuser runs once, so that the role needs no more rights than these. */
export function setupScript(role: string): string {
  const creates = Object.entries(roles).map(([name, rights]) => `create role ${name} ${rights};`);
  return [
    ...creates,
    `grant ${roleNames.join(', ')} to ${identifier(role)};`,
    `alter role ${identifier(role)} createdb bypassrls;`,
  ].join(' ');
}

function lacks(options: ServerOptions, state: State, what: string): ServerError {
  return new ServerError(
    'setup',
    `SAYWRIGHT_DATABASE_URL: the role ${state.role} on ${placeOf(options)} ${what}. As a superuser, run there once, leaving out roles that exist: ${setupScript(state.role)}`,
  );
}

async function readState(client: pg.Client): Promise<State> {
  return stateSchema.parse((await client.query(stateSql)).rows)[0];
}

/** Creates the roles that all projects share, where they are missing, and lets this role use them. */
async function prepareRoles(client: pg.Client, options: ServerOptions, before: State): Promise<void> {
  const isDone = (state: State): boolean => state.usable.length === roleNames.length;
  if (isDone(before)) return;
  if (!before.mayCreateRoles)
    throw lacks(options, before, 'may not create the roles that projects need, or use them');
  const wanted = Object.entries(roles).filter(([name]) => !before.existing.includes(name));
  const way = Math.floor(before.version / 10_000) >= 16 ? ' with inherit true, set true' : '';
  try {
    for (const [name, rights] of wanted) await client.query(`create role ${name} ${rights}`);
    if (!before.isSuper)
      for (const name of roleNames)
        if (!before.usable.includes(name))
          await client.query(`grant ${name} to ${identifier(before.role)}${way}`);
  } catch {
    // Which right is missing depends on the version; the script has them all.
  }
  const after = await readState(client);
  if (!isDone(after)) throw lacks(options, after, 'may not create the roles that projects need, or use them');
}

/** Checks a server and prepares it for projects. Throws a `ServerError` that says what to do. */
export async function prepareServer(options: ServerOptions): Promise<void> {
  await withClient(options, async (client) => {
    // Two servers that start at once would both create the roles.
    await client.query('select pg_advisory_lock(5263)');
    const state = await readState(client);
    const version = Math.floor(state.version / 10_000);
    if (version < oldest)
      throw new ServerError(
        'setup',
        `SAYWRIGHT_DATABASE_URL: the server ${placeOf(options)} is PostgreSQL ${version}. Use version ${oldest} or newer.`,
      );
    if (!state.mayCreateDatabases) throw lacks(options, state, 'may not create databases');
    if (!state.seesAllRows)
      throw lacks(options, state, 'sees only rows that access rules allow, so undo would lose the others');
    await prepareRoles(client, options, state);
    const { serviceSeesAllRows } = await readState(client);
    if (!serviceSeesAllRows)
      throw lacks(
        options,
        state,
        'finds a role service_role without BYPASSRLS, so secret keys would see nothing',
      );
  });
}

/** Name of the database of a project. */
export function databaseNameOf(projectId: string): string {
  return `saywright_${z.uuid().parse(projectId).replaceAll('-', '_')}`;
}

/** Texts are ordered and compared as in the embedded database; some systems lack this locale, and have their own then. */
const sameOrder = `locale_provider libc lc_collate 'C' lc_ctype 'C.UTF-8'`;

/** Creates an empty database that only its owner can connect to. */
export async function createDatabase(options: ServerOptions, name: string): Promise<void> {
  await withClient(options, async (client) => {
    // Nobody uses template0, so it can always be copied, and every collation fits it.
    const create = `create database ${identifier(name)} template template0 encoding 'UTF8'`;
    try {
      await client.query(`${create} ${sameOrder}`);
    } catch (error) {
      if (problemOf(error).code === '42P04') throw error;
      await client.query(create);
    }
    await client.query(`revoke connect, temporary on database ${identifier(name)} from public`);
  });
}

/** How often a drop is tried while the server itself is at work in the database, and the pause between, in milliseconds. */
const dropTries = 20;
const dropPauseMs = 250;

/** Removes a database for good, also while it is used. */
export async function dropDatabase(options: ServerOptions, name: string): Promise<void> {
  await withClient(options, async (client) => {
    for (let tries = 1; ; tries += 1)
      try {
        await client.query(`drop database if exists ${identifier(name)} with (force)`);
        return;
      } catch (error) {
        // Autovacuum is a process of the superuser, which no other role may end; it goes after a moment.
        if (problemOf(error).code !== '42501' || tries === dropTries) throw error;
        await pause(dropPauseMs);
      }
  });
}

/** Gives a database another name. Does nothing where it does not exist; nothing may be connected to it. */
export async function renameDatabase(options: ServerOptions, from: string, to: string): Promise<void> {
  await withClient(options, async (client) => {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [from]);
    if (rowCount === 1) await client.query(`alter database ${identifier(from)} rename to ${identifier(to)}`);
  });
}

/** Marks a database that has everything `prepareDatabase` writes. */
const mark = `saywright ${createHash('sha256').update(isolationSql).digest('hex').slice(0, 16)}`;

// Read from the catalog itself: names that were looked up before are not looked up again after a wait.
const markSql = `select max(obj_description(oid, 'pg_namespace')) as mark, count(*) = 0 as "isNew"
  from pg_namespace where nspname = 'saywright'`;
const markSchema = z.tuple([z.object({ mark: z.string().nullable(), isNew: z.boolean() })]);

/** Fills a new database, and brings one of an earlier version up to date: in one transaction, wholly or not at all. */
export async function prepareDatabase(client: pg.ClientBase): Promise<void> {
  const [found] = markSchema.parse((await client.query(markSql)).rows);
  if (found.mark === mark) return;
  await client.query('begin; select pg_advisory_xact_lock(5263)');
  try {
    // Somebody else may have done it meanwhile.
    const [{ isNew }] = markSchema.parse((await client.query(markSql)).rows);
    await client.query(isNew ? schemaSql : isolationSql);
    await client.query(`comment on schema saywright is ${literal(mark)}; commit`);
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}
