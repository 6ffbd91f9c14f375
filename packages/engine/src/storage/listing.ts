import { z } from 'zod';
import type { SqlSession } from '../database/session.ts';
import { done, type Answer } from './answers.ts';
import type { ListOptions, PageOptions } from './calls.ts';

/** Files and folders directly below a prefix, as far as the current role sees them. */
export async function listObjects(
  session: SqlSession,
  bucket: string,
  options: ListOptions,
): Promise<Answer> {
  const { prefix, search, limit, offset, column, isDescending } = options;
  const folder = prefix === '' ? '' : `${prefix.replace(/\/+$/u, '')}/`;
  const order = `${column} ${isDescending ? 'desc' : 'asc'} nulls first`;
  const rows = await session.query(
    `with below as (select *, substr(name, length($2) + 1) as rest from storage.objects
       where bucket_id = $1 and starts_with(name, $2)),
     entries as (
       select split_part(rest, '/', 1) as name, null::uuid as id, null::timestamptz as updated_at,
         null::timestamptz as created_at, null::timestamptz as last_accessed_at, null::jsonb as metadata
       from below where position('/' in rest) > 0 group by 1
       union all select rest, id, updated_at, created_at, last_accessed_at, metadata from below
       where position('/' in rest) = 0)
     select json_build_object('name', name, 'id', id, 'updated_at', updated_at, 'created_at', created_at,
       'last_accessed_at', last_accessed_at, 'metadata', metadata) as entry
     from entries where starts_with(lower(name), lower($3)) order by ${order}, name limit $4 offset $5`,
    [bucket, folder, search, limit, offset],
  );
  return done(rows.map((row) => row['entry']));
}

/** Where a page of a listing ends: the value that it is sorted by, and the name. */
const cursorSchema = z.tuple([z.string(), z.string()]);
export type ListCursor = z.infer<typeof cursorSchema>;

const writeCursor = (end: ListCursor): string => Buffer.from(JSON.stringify(end)).toString('base64url');

/** Reads a cursor of a page; undefined for one that no page gave. */
export function readCursor(cursor: string): ListCursor | undefined {
  try {
    return cursorSchema.safeParse(JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'))).data;
  } catch {
    return undefined;
  }
}

const pageRows = z.array(z.object({ key: z.string(), name: z.string(), entry: z.unknown() }));

/**
 * A page of the files whose names begin with a prefix, as far as the current role sees them. With `byFolder`, those in
 * deeper folders become one entry for each folder.
 */
export async function listPage(session: SqlSession, bucket: string, options: PageOptions): Promise<Answer> {
  const { prefix, limit, after, column, isDescending, byFolder, isExact } = options;
  // Times as texts of one length, so that one comparison does for all columns.
  const key =
    column === 'name'
      ? 'name'
      : `coalesce(to_char(${column} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US'), '')`;
  const [order, beyond] = isDescending ? ['desc', '<'] : ['asc', '>'];
  const found = await session.query(
    `with below as (select id, name, version, metadata, updated_at, created_at, last_accessed_at,
         $3 and position('/' in substr(name, length($2) + 1)) > 0 as deeper
       from storage.objects where bucket_id = $1 and case when $4 then name = $2 else starts_with(name, $2) end),
     entries as (
       select $2 || split_part(substr(name, length($2) + 1), '/', 1) || '/' as name, null::json as entry,
         null::timestamptz as updated_at, null::timestamptz as created_at
       from below where deeper group by 1
       union all select name, json_build_object('name', name, 'key', name, 'id', id, 'updated_at', updated_at,
         'created_at', created_at, 'last_accessed_at', last_accessed_at, 'metadata', metadata, 'version', version),
         updated_at, created_at
       from below where not deeper),
     keyed as (select ${key} collate "C" as key, name collate "C" as name, entry from entries)
     select key, name, entry from keyed where $5::text is null or (key, name) ${beyond} ($5, $6)
     order by key ${order}, name ${order} limit $7`,
    [bucket, prefix, byFolder, isExact, after?.[0] ?? null, after?.[1] ?? null, limit + 1],
  );
  const rows = pageRows.parse(found).slice(0, limit);
  const last = rows.at(-1);
  const hasNext = found.length > limit;
  return done({
    hasNext,
    ...(hasNext && last && { nextCursor: writeCursor([last.key, last.name]) }),
    folders: rows.flatMap(({ name, entry }) => (entry === null ? [{ name, key: name.slice(0, -1) }] : [])),
    objects: rows.flatMap(({ entry }) => (entry === null ? [] : [entry])),
  });
}
