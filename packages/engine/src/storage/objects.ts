import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { SqlSession } from '../database/session.ts';
import { done, noFile, refused, type Answer } from './answers.ts';
import type { Bucket } from './buckets.ts';
import type { NewFile, StoredObject } from './calls.ts';

/** Largest file of a bucket without a limit, in bytes. */
export const largestFile = 50 * 1024 * 1024;

/** How much all files of a project may take, in bytes. */
const mostBytes = 1024 * 1024 * 1024;

const time = (column: string): string =>
  `to_char(${column} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

const objectSchema = z.object({
  id: z.string(),
  name: z.string(),
  bucket: z.string(),
  version: z.string(),
  size: z.coerce.number(),
  etag: z.string(),
  type: z.string(),
  cacheControl: z.string(),
  userMetadata: z.unknown(),
  createdAt: z.string(),
  updatedAt: z.string(),
});

/** Files by name; those that the current role does not see are left out. */
export async function findObjects(
  session: SqlSession,
  bucket: string,
  names: readonly string[],
): Promise<readonly StoredObject[]> {
  const rows = await session.query(
    `select id::text, name, bucket_id as bucket, version, metadata ->> 'size' as size, metadata ->> 'eTag' as etag,
       metadata ->> 'mimetype' as type, metadata ->> 'cacheControl' as "cacheControl", user_metadata as "userMetadata",
       ${time('created_at')} as "createdAt", ${time('updated_at')} as "updatedAt"
     from storage.objects where bucket_id = $1 and name = any ($2)`,
    [bucket, [...names]],
  );
  return rows.map((row) => objectSchema.parse(row));
}

const mebibytes = (bytes: number): string => `${Math.floor((bytes / 1024 / 1024) * 100) / 100} MB`;

/** Why a bucket does not take a file, or undefined. */
export function limitProblem(
  { sizeLimit, types }: Bucket,
  { size, type }: Pick<NewFile, 'size' | 'type'>,
): Answer | undefined {
  const most = Math.min(sizeLimit ?? largestFile, largestFile);
  if (size > most)
    return refused(
      413,
      'EntityTooLarge',
      `The object exceeded the maximum allowed size of ${mebibytes(most)}.`,
    );
  const plain = type.split(';')[0]?.trim().toLowerCase() ?? '';
  const isAllowed =
    types === undefined ||
    types.length === 0 ||
    types.some((allowed) =>
      allowed.endsWith('/*') ? plain.startsWith(allowed.slice(0, -1)) : plain === allowed.toLowerCase(),
    );
  return isAllowed ? undefined : refused(415, 'InvalidMimeType', `mime type ${plain} is not supported`);
}

/** Why the project has no room for a file, or undefined. Reads without access rules. */
export async function roomProblem(session: SqlSession, size: number): Promise<Answer | undefined> {
  const [row] = await session.query(
    `select coalesce(sum((metadata ->> 'size')::int8), 0)::float8 as total from storage.objects`,
  );
  return Number(row?.['total']) + size > mostBytes
    ? refused(413, 'EntityTooLarge', 'The files of this project take up all of its 1 GB. Delete some first.')
    : undefined;
}

/** Adds the row of a file as the current role; with `upsert` it replaces one of the same name. */
export async function insertObject(
  session: SqlSession,
  bucket: string,
  name: string,
  file: NewFile,
  { upsert, owner }: { readonly upsert: boolean; readonly owner: string | null },
): Promise<Answer> {
  const id = randomUUID();
  const metadata = {
    eTag: file.etag,
    size: file.size,
    mimetype: file.type,
    cacheControl: file.cacheControl,
    contentLength: file.size,
    httpStatusCode: 200,
    lastModified: new Date().toISOString(),
  };
  const replace = `on conflict (bucket_id, name) do update set version = excluded.version, metadata = excluded.metadata,
    user_metadata = excluded.user_metadata, owner = excluded.owner, owner_id = excluded.owner_id, updated_at = now()`;
  // Not returning anything: adding a file needs no right to read it.
  await session.query(
    `insert into storage.objects (id, bucket_id, name, owner, owner_id, metadata, user_metadata, version)
     values ($1, $2, $3, $4::uuid, $4::text, $5::jsonb, $6::jsonb, $7) ${upsert ? replace : ''}`,
    [
      id,
      bucket,
      name,
      owner,
      JSON.stringify(metadata),
      file.userMetadata === null ? null : JSON.stringify(file.userMetadata),
      file.version,
    ],
  );
  return done({ Id: id, Key: `${bucket}/${name}` });
}

export async function removeObjects(
  session: SqlSession,
  bucket: string,
  names: readonly string[],
): Promise<Answer> {
  const rows = await session.query(
    `delete from storage.objects where bucket_id = $1 and name = any ($2) returning version,
       json_build_object('name', name, 'id', id, 'bucket_id', bucket_id, 'owner', coalesce(owner_id, ''),
         'version', version, 'metadata', metadata, 'created_at', created_at, 'updated_at', updated_at,
         'last_accessed_at', last_accessed_at) as object`,
    [bucket, [...names]],
  );
  return done(
    rows.map((row) => row['object']),
    { unneeded: rows.map((row) => String(row['version'])) },
  );
}

/** Renames a file; its bytes stay where they are. */
export async function moveObject(
  session: SqlSession,
  bucket: string,
  from: string,
  toBucket: string,
  to: string,
): Promise<Answer> {
  const moved = await session.query(
    `update storage.objects set bucket_id = $3, name = $4, updated_at = now()
     where bucket_id = $1 and name = $2 returning id`,
    [bucket, from, toBucket, to],
  );
  return moved.length > 0 ? done({ message: 'Successfully moved' }) : noFile;
}
