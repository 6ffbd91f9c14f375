import * as z from 'zod/mini';

const fileChange = z.object({
  path: z.string(),
  change: z.enum(['added', 'changed', 'removed']),
  /** Null where there is no file. */
  bytesBefore: z.nullable(z.number()),
  bytesAfter: z.nullable(z.number()),
});

/** The founder's repository as it is now. */
export const codeStatusSchema = z.object({
  branch: z.string(),
  branches: z.array(z.object({ name: z.string(), commit: z.string() })),
  /** What differs from the last save. */
  unsaved: z.array(fileChange),
  /** Newest first, at most 20; times in ISO 8601. */
  commits: z.array(z.object({ id: z.string(), message: z.string(), author: z.string(), at: z.string() })),
});

const deploy = z.object({
  id: z.string(),
  title: z.string(),
  branch: z.nullable(z.string()),
  commit: z.nullable(z.string()),
  createdAt: z.string(),
  /** When visitors first saw it, or null for a preview. */
  publishedAt: z.nullable(z.string()),
  files: z.number(),
  bytes: z.number(),
  /** Its own address, on the origin that serves sites. */
  url: z.string(),
});

/** The founder's site as it is now. */
export const siteStatusSchema = z.object({
  name: z.string(),
  /** Where visitors find it, on the origin that serves sites. */
  url: z.string(),
  live: z.nullable(deploy),
  /** Newest first, at most 20. */
  deploys: z.array(deploy),
  /** Names of variables; values never leave the server. */
  variables: z.array(z.string()),
  deleted: z.boolean(),
});

export type CodeStatusView = z.infer<typeof codeStatusSchema>;
export type SiteStatusView = z.infer<typeof siteStatusSchema>;
