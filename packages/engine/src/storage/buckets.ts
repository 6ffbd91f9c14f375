import { createHash } from 'node:crypto';
import { z } from 'zod';
import { identifier, literal, type SqlSession } from '../database/session.ts';
import { done, noBucket, refused, type Answer } from './answers.ts';
import type { BucketAccess, BucketSettings } from './calls.ts';

const columns = `json_build_object('id', id, 'name', name, 'owner', coalesce(owner_id, ''), 'public', public,
  'type', 'STANDARD', 'file_size_limit', file_size_limit, 'allowed_mime_types', allowed_mime_types,
  'created_at', created_at, 'updated_at', updated_at) as bucket`;
const shown = z.object({ bucket: z.record(z.string(), z.unknown()) });

/** What a bucket allows, read without access rules. */
export interface Bucket {
  readonly isPublic: boolean;
  readonly sizeLimit: number | undefined;
  readonly types: readonly string[] | undefined;
}

const limits = z.object({
  isPublic: z.boolean(),
  sizeLimit: z.coerce.number().nullable(),
  types: z.array(z.string()).nullable(),
});

export async function readBucket(session: SqlSession, id: string): Promise<Bucket | undefined> {
  const [row] = await session.query(
    `select coalesce(public, false) as "isPublic", file_size_limit::float8 as "sizeLimit",
       allowed_mime_types as types from storage.buckets where id = $1`,
    [id],
  );
  if (!row) return undefined;
  const { isPublic, sizeLimit, types } = limits.parse(row);
  return { isPublic, sizeLimit: sizeLimit ?? undefined, types: types ?? undefined };
}

export async function listBuckets(session: SqlSession): Promise<Answer> {
  const rows = await session.query(`select ${columns} from storage.buckets order by id`);
  return done(rows.map((row) => shown.parse(row).bucket));
}

export async function oneBucket(session: SqlSession, id: string): Promise<Answer> {
  const [row] = await session.query(`select ${columns} from storage.buckets where id = $1`, [id]);
  return row ? done(shown.parse(row).bucket) : noBucket;
}

export async function createBucket(
  session: SqlSession,
  id: string,
  { public: isPublic, sizeLimit, types }: BucketSettings,
  owner: string | null,
): Promise<Answer> {
  await session.query(
    `insert into storage.buckets (id, name, owner, owner_id, public, file_size_limit, allowed_mime_types)
     values ($1, $1, $2::uuid, $2::text, $3, $4, $5)`,
    [id, owner, isPublic ?? false, sizeLimit ?? null, types ?? null],
  );
  return done({ name: id });
}

export async function updateBucket(
  session: SqlSession,
  id: string,
  { public: isPublic, sizeLimit, types }: BucketSettings,
): Promise<Answer> {
  const changed = await session.query(
    `update storage.buckets set public = coalesce($2, public), updated_at = now(),
       file_size_limit = case when $3 then $4::int8 else file_size_limit end,
       allowed_mime_types = case when $5 then $6::text[] else allowed_mime_types end
     where id = $1 returning id`,
    [id, isPublic ?? null, sizeLimit !== undefined, sizeLimit ?? null, types !== undefined, types ?? null],
  );
  return changed.length > 0 ? done({ message: 'Successfully updated' }) : noBucket;
}

export async function emptyBucket(session: SqlSession, id: string): Promise<Answer> {
  const found = await session.query('select id from storage.buckets where id = $1', [id]);
  if (found.length === 0) return noBucket;
  const rows = await session.query('delete from storage.objects where bucket_id = $1 returning version', [
    id,
  ]);
  return done({ message: 'Successfully emptied' }, { unneeded: rows.map((row) => String(row['version'])) });
}

/** Deletes an empty bucket. */
export async function deleteBucket(session: SqlSession, id: string): Promise<Answer> {
  try {
    const gone = await session.query('delete from storage.buckets where id = $1 returning id', [id]);
    return gone.length > 0 ? done({ message: 'Successfully deleted' }) : noBucket;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === '23503')
      throw new NotEmptyError('The bucket you tried to delete is not empty', { cause: error });
    throw error;
  }
}

/** Thrown where a bucket still has files; its transaction must be rolled back. */
export class NotEmptyError extends Error {
  toAnswer(): Answer {
    return refused(409, 'InvalidRequest', this.message);
  }
}

const ruleName = (kind: 'own' | 'read', id: string): string =>
  `bucket ${kind} ${createHash('sha256').update(id).digest('hex').slice(0, 16)}`;

/** Who may use a bucket, from the access rules that `setBucketAccess` made. */
export async function bucketAccess(session: SqlSession, id: string): Promise<BucketAccess> {
  const rows = await session.query(
    `select policyname from pg_policies where schemaname = 'storage' and tablename = 'objects'
       and policyname = any ($1)`,
    [[ruleName('own', id), ruleName('read', id)]],
  );
  const names = new Set(rows.map((row) => row['policyname']));
  if (names.has(ruleName('read', id))) return 'signed-in';
  return names.has(ruleName('own', id)) ? 'own-folder' : 'server';
}

/** Replaces the access rules that `setBucketAccess` made for a bucket. Runs with the rights of the engine. */
export async function setBucketAccess(session: SqlSession, id: string, access: BucketAccess): Promise<void> {
  const rule = (kind: 'own' | 'read'): string => identifier(ruleName(kind, id));
  const inBucket = `bucket_id = ${literal(id)}`;
  const own = `${inBucket} and (storage.foldername(name))[1] = auth.uid()::text`;
  const drops = (['own', 'read'] as const).map(
    (kind) => `drop policy if exists ${rule(kind)} on storage.objects;`,
  );
  await session.run(
    [
      ...drops,
      ...(access === 'server'
        ? []
        : [
            `create policy ${rule('own')} on storage.objects for all to authenticated using (${own}) with check (${own});`,
          ]),
      ...(access === 'signed-in'
        ? [
            `create policy ${rule('read')} on storage.objects for select to authenticated using (${inBucket});`,
          ]
        : []),
    ].join('\n'),
  );
}
