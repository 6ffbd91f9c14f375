import { z } from 'zod';
import type { BucketSettings, ListOptions, PageOptions } from './calls.ts';
import { readCursor } from './listing.ts';
import { isFileName } from './names.ts';
import { largestFile } from './objects.ts';

const units = {
  b: 1,
  kb: 1024,
  mb: 1024 ** 2,
  gb: 1024 ** 3,
  kib: 1024,
  mib: 1024 ** 2,
  gib: 1024 ** 3,
} as const;
const unit = z.enum(['b', 'kb', 'mb', 'gb', 'kib', 'mib', 'gib']);

/** A size in bytes, given as a number or as a text such as `2MB`. */
const size = z
  .union([
    z.number(),
    z.string().transform((text, context) => {
      const { count, of } = /^(?<count>\d+(?:\.\d+)?)\s*(?<of>[a-z]*)$/iu.exec(text.trim())?.groups ?? {};
      const known = unit.safeParse(of === '' ? 'b' : of?.toLowerCase()).data;
      if (count !== undefined && known !== undefined) return Math.floor(Number(count) * units[known]);
      context.addIssue({ code: 'custom', message: 'no size' });
      return z.NEVER;
    }),
  ])
  .pipe(z.number().int().min(1).max(largestFile));

const mimeType = z.string().regex(/^[\w.+-]+\/(?:\*|[\w.+-]+)$/u);

const settings = z
  .object({
    public: z.boolean().nullish(),
    file_size_limit: size.nullish(),
    allowed_mime_types: z.array(mimeType).max(100).nullish(),
  })
  .transform(
    ({ public: isPublic, file_size_limit: sizeLimit, allowed_mime_types: types }): BucketSettings => ({
      public: isPublic ?? undefined,
      sizeLimit,
      types,
    }),
  );

/** The settings of a bucket in a body. */
export const bucketSettings = settings;
export const bucketName = z.object({ id: z.string().optional(), name: z.string().optional() });

const fileName = z.string().refine(isFileName);
const seconds = z
  .number()
  .int()
  .min(1)
  .max(10 * 365 * 24 * 3600);

export const signBody = z.object({ expiresIn: seconds });
export const signManyBody = z.object({ expiresIn: seconds, paths: z.array(z.string()).max(1000) });
export const removeBody = z.object({ prefixes: z.array(z.string()).max(1000) });
export const moveBody = z.object({
  bucketId: z.string(),
  sourceKey: fileName,
  destinationKey: fileName,
  destinationBucket: z.string().nullish(),
  copyMetadata: z.boolean().nullish(),
  metadata: z.record(z.string(), z.unknown()).nullish(),
});

export const listBody = z
  .object({
    prefix: z.string().max(1024).catch(''),
    search: z.string().max(1024).nullish().catch(''),
    limit: z.number().int().min(1).max(1000).catch(100),
    offset: z.number().int().min(0).catch(0),
    sortBy: z
      .object({
        column: z.enum(['name', 'updated_at', 'created_at', 'last_accessed_at']).catch('name'),
        order: z.enum(['asc', 'desc']).catch('asc'),
      })
      .nullish()
      .catch(null),
  })
  .transform(({ prefix, search, limit, offset, sortBy }): ListOptions => ({
    prefix: prefix.replace(/^\/+/u, ''),
    search: search ?? '',
    limit,
    offset,
    column: sortBy?.column ?? 'name',
    isDescending: sortBy?.order === 'desc',
  }));

export const listPageBody = z
  .object({
    prefix: z.string().max(1024).default(''),
    limit: z.number().int().min(1).max(1000).default(1000),
    cursor: z
      .string()
      .max(4096)
      .nullish()
      .transform((text, context) => {
        const cursor = text ? readCursor(text) : undefined;
        if (text && !cursor) context.addIssue({ code: 'custom', message: 'no cursor' });
        return cursor;
      }),
    with_delimiter: z.boolean().default(false),
    exactMatch: z.boolean().default(false),
    sortBy: z
      .object({
        column: z.enum(['name', 'updated_at', 'created_at']),
        order: z.enum(['asc', 'desc']).default('asc'),
      })
      .default({ column: 'name', order: 'asc' }),
  })
  .transform((body): PageOptions => ({
    prefix: body.prefix.replace(/^\/+/u, ''),
    limit: body.limit,
    after: body.cursor,
    byFolder: body.with_delimiter,
    isExact: body.exactMatch,
    column: body.sortBy.column,
    isDescending: body.sortBy.order === 'desc',
  }));
