import * as z from 'zod/mini';
import { define, ofProject } from './define.ts';
import { list } from './list.ts';

const access = z.enum(['server', 'own-folder', 'signed-in']);

const bucketSchema = z.object({
  name: z.string(),
  /** Whether everybody with the address of a file can see it. */
  isPublic: z.boolean(),
  /** Who else may use its files, besides the project's server. */
  access,
  files: z.number(),
  bytes: z.number(),
});

const oneBucket = z.extend(ofProject, { name: z.string().check(z.trim(), z.minLength(1), z.maxLength(100)) });
const settings = z.extend(oneBucket, { isPublic: z.boolean(), access });
const changed = z.object({ name: z.string() });

/** Commands about the buckets in which a project keeps files. */
export const filesCommands = {
  listBuckets: define('list_buckets', ofProject, z.object({ buckets: list(bucketSchema) })),
  createBucket: define('create_bucket', settings, changed, 'api'),
  /** Says again who may see and use the files of a bucket. */
  setBucketAccess: define('set_bucket_access', settings, changed, 'api'),
  /** Deletes a bucket with all its files. */
  deleteBucket: define('delete_bucket', oneBucket, changed, 'api'),
} as const;

export type BucketView = z.infer<typeof bucketSchema>;
export type BucketAccess = z.infer<typeof access>;
