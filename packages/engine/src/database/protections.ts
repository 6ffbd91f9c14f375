import { z } from 'zod';
import { readTally, type Capture } from './capture.ts';
import { roles } from './bootstrap.ts';
import { literal, type SqlSession } from './session.ts';

const writtenSchema = z.object({
  table: z.number(),
  isPublic: z.boolean(),
  inserted: z.number(),
  updated: z.number(),
  deleted: z.number(),
});
const protectionsSchema = z.object({
  /** Current and session user, role, rights, and whether triggers fire. */
  identity: z.string(),
  settings: z.string(),
  roles: z.string(),
  /** Everything but tables that the plan's role owns, and everything that runs automatically. */
  objects: z.string(),
  functions: z.string(),
  /** The tables with earlier rows and with the records of executed operations. */
  records: z.string(),
  triggers: z.array(z.object({ table: z.number(), text: z.string() })),
  tables: z.array(z.number()),
  /** Rows written so far in this transaction, from the storage statistics. */
  written: z.array(writtenSchema),
});

/** What must be the same before and after a plan. */
export type Protections = z.infer<typeof protectionsSchema>;

const thisDatabase = '(select oid from pg_database where datname = current_database())';

/** Only a superuser can change other roles; on a server with other users, theirs may change meanwhile. */
function isOurs(oid: string): string {
  const names = [...Object.keys(roles).map(literal), 'current_user'].join(', ');
  return `(current_setting('is_superuser') = 'on' or ${oid} in (select oid from pg_roles where rolname in (${names})))`;
}

const protectionsSql = `
select json_build_object(
  'identity', concat_ws(' ', current_user, session_user, current_setting('role'), current_setting('is_superuser'),
    current_setting('session_replication_role')),
  'settings', (select coalesce(string_agg(name || '=' || setting, ' ' order by name), '') from pg_settings
    where source = 'session' and name <> 'session_replication_role'),
  'roles', (select coalesce(string_agg(entry, ' ' order by entry), '') from (
    select r::text from pg_roles r where ${isOurs('r.oid')}
    union all select m::text from pg_auth_members m where ${isOurs('m.roleid')} or ${isOurs('m.member')}
    union all select s::text from pg_db_role_setting s where setdatabase in (0, ${thisDatabase})
    union all select n::text from pg_namespace n
    union all select d::text from pg_default_acl d) as entries(entry)),
  'objects', (select coalesce(string_agg(entry, ' ' order by entry), '') from (
    select concat_ws(':', classid, objid, deptype) from pg_shdepend
      where refobjid = 'saywright_plan'::regrole and deptype = 'o' and classid <> 'pg_class'::regclass
        and dbid = ${thisDatabase}
    union all select concat_ws(':', c.oid, relkind, relnamespace) from pg_class c where c.oid >= 16384
      and (relkind not in ('r', 'i', 'S', 't') or relowner = 'saywright_plan'::regrole
        and relnamespace not in ('public'::regnamespace, 'pg_toast'::regnamespace))
    union all select 'rule:' || oid from pg_rewrite where oid >= 16384
    union all select 'event:' || oid from pg_event_trigger
    union all select 'large:' || oid from pg_largeobject_metadata
    union all select 'cast:' || oid from pg_cast where oid >= 16384) as entries(entry)),
  'functions', (select coalesce(string_agg(md5(p::text), ' ' order by oid), '') from pg_proc p
    where oid >= 16384 or oid = 'pg_catalog.set_config(text, text, boolean)'::regprocedure),
  'records', (select coalesce(string_agg(concat_ws(':', c.oid, relname, relowner, relacl), ' ' order by c.oid), '')
    from pg_class c where relnamespace in ('saywright'::regnamespace, 'auth'::regnamespace)),
  'triggers', (select coalesce(json_agg(json_build_object('table', tgrelid::int8, 'text',
      concat_ws(':', tgrelid, tgname, tgenabled, tgfoid)) order by tgrelid, tgname), '[]')
    from pg_trigger where (not tgisinternal or tgenabled <> 'O')
      and (tgfoid is distinct from to_regprocedure('extensions.moddatetime()') or tgenabled <> 'O')),
  'tables', (select coalesce(json_agg(c.oid::int8), '[]') from pg_class c
    where relkind = 'r' and relnamespace = 'public'::regnamespace),
  'written', (select coalesce(json_agg(row_to_json(w)), '[]') from (
    select c.oid::int8 as "table", relnamespace = 'public'::regnamespace as "isPublic",
      pg_stat_get_xact_tuples_inserted(c.oid) as inserted, pg_stat_get_xact_tuples_updated(c.oid) as updated,
      pg_stat_get_xact_tuples_deleted(c.oid) as deleted
    from pg_class c where relkind = 'r' and relnamespace in ('public'::regnamespace, 'auth'::regnamespace)
      or c.oid = 'saywright.applied'::regclass) w where inserted + updated + deleted > 0)
)::text as protections`;

/** Reads the protections of a project database inside the current transaction. */
export async function readProtections(session: SqlSession): Promise<Protections> {
  const [row] = await session.query(protectionsSql);
  return protectionsSchema.parse(JSON.parse(z.string().parse(row?.protections)));
}

const kinds = ['inserted', 'updated', 'deleted'] as const;

/** True when more rows were written than the capture saw. */
async function wroteUnrecorded(
  session: SqlSession,
  before: Protections,
  after: Protections,
  captures: readonly Capture[],
): Promise<boolean> {
  if (after.written.length === 0) return false;
  const tally = await readTally(session);
  return after.written.some((now) => {
    const isNew = now.isPublic && !before.tables.includes(now.table);
    const capture = captures.find(({ table }) => table.oid === now.table);
    if (isNew || capture?.whole) return false;
    const start = before.written.find(({ table }) => table === now.table);
    return kinds.some((kind) => {
      const recorded =
        tally.find((entry) => entry.table_name === capture?.table.name && entry.kind === kind)?.count ?? 0;
      return now[kind] - (start?.[kind] ?? 0) > recorded;
    });
  });
}

/** Thrown when a plan changed the database's protections; the transaction must be rolled back. */
export class ProtectionError extends Error {
  override name = 'ProtectionError';
  constructor(what: string) {
    super(`This plan changed ${what}, which no plan may do, so it was stopped. Nothing was changed.`);
  }
}

/** Compares the database's protections with those before a plan ran; throws where they differ. */
export async function checkProtections(
  session: SqlSession,
  before: Protections,
  captures: readonly Capture[],
): Promise<void> {
  const after = await readProtections(session);
  if (after.identity !== before.identity) throw new ProtectionError('the role it runs as');
  if (after.settings !== before.settings) throw new ProtectionError('settings of the database');
  if (after.roles !== before.roles) throw new ProtectionError('roles or their rights');
  if (after.objects !== before.objects || after.functions !== before.functions)
    throw new ProtectionError('something other than tables');
  // Dropping a table drops its triggers.
  const triggers = before.triggers.filter(({ table }) => after.tables.includes(table));
  const text = (list: Protections['triggers']): string => list.map((trigger) => trigger.text).join(' ');
  if (
    after.records !== before.records ||
    text(after.triggers) !== text(triggers) ||
    (await wroteUnrecorded(session, before, after, captures))
  )
    throw new ProtectionError('how changes are recorded');
}
