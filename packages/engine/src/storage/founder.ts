import { z } from 'zod';
import type { SqlSession } from '../database/session.ts';
import { committed } from '../projectApi/personChanges.ts';
import { bucketAccess, setBucketAccess } from './buckets.ts';
import type { BucketAccess } from './calls.ts';

/** A bucket as its founder sees it. */
export interface BucketView {
  readonly name: string;
  readonly isPublic: boolean;
  readonly access: BucketAccess;
  readonly files: number;
  readonly bytes: number;
}

/** What a founder does with a bucket. */
export type BucketChange =
  | {
      readonly do: 'create' | 'set';
      readonly name: string;
      readonly isPublic: boolean;
      readonly access: BucketAccess;
    }
  /** Deletes it with all its files. */
  | { readonly do: 'delete'; readonly name: string };

export interface ChangedBucket {
  readonly kind: 'done' | 'unknown' | 'taken';
  /** Versions whose bytes can go. */
  readonly unneeded: readonly string[];
}

const rowSchema = z.object({ name: z.string(), isPublic: z.boolean(), files: z.number(), bytes: z.number() });

/** The buckets of a project, by name; none before its files were first used. */
export async function bucketsOf(session: SqlSession): Promise<readonly BucketView[]> {
  const [found] = await session.query(`select to_regclass('storage.objects') is not null as ready`);
  if (found?.['ready'] !== true) return [];
  const rows = await session.query(
    `select b.id as name, coalesce(b.public, false) as "isPublic", count(o.id)::int as files,
       coalesce(sum((o.metadata ->> 'size')::int8), 0)::float8 as bytes
     from storage.buckets b left join storage.objects o on o.bucket_id = b.id group by b.id order by b.id`,
  );
  const views: BucketView[] = [];
  for (const row of rows) {
    const bucket = rowSchema.parse(row);
    views.push({ ...bucket, access: await bucketAccess(session, bucket.name) });
  }
  return views;
}

async function carryOut(session: SqlSession, change: BucketChange): Promise<ChangedBucket> {
  const { name } = change;
  const exists = (await session.query('select 1 from storage.buckets where id = $1', [name])).length > 0;
  if (change.do === 'create' ? exists : !exists) return { kind: exists ? 'taken' : 'unknown', unneeded: [] };
  if (change.do === 'delete') {
    const gone = await session.query('delete from storage.objects where bucket_id = $1 returning version', [
      name,
    ]);
    await session.query('delete from storage.buckets where id = $1', [name]);
    await setBucketAccess(session, name, 'server');
    return { kind: 'done', unneeded: gone.map((row) => String(row['version'])) };
  }
  await session.query(
    `insert into storage.buckets (id, name, public) values ($1, $1, $2)
     on conflict (id) do update set public = excluded.public, updated_at = now()`,
    [name, change.isPublic],
  );
  await setBucketAccess(session, name, change.access);
  return { kind: 'done', unneeded: [] };
}

/** Changes a bucket for its founder, wholly or not at all. */
export function changeBucket(session: SqlSession, change: BucketChange): Promise<ChangedBucket> {
  return committed(session, () => carryOut(session, change));
}
