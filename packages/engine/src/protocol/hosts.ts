import * as z from 'zod/mini';
import { list } from './list.ts';

const fileChange = z.object({
  path: z.string(),
  change: z.enum(['added', 'changed', 'removed']),
  /** Null where there is no file. */
  bytesBefore: z.nullable(z.number()),
  bytesAfter: z.nullable(z.number()),
});

/** Current state of the founder's repository. */
export const codeStatusSchema = z.object({
  branch: z.string(),
  branches: list(z.object({ name: z.string(), commit: z.string() })),
  /** Files that differ from the last save. */
  unsaved: list(fileChange),
  /** Newest first, at most 20; times in ISO 8601. */
  commits: list(z.object({ id: z.string(), message: z.string(), author: z.string(), at: z.string() })),
});

/** Number of files processed, and in total, in the current step. */
export const codeProgressSchema = z.object({
  step: z.enum(['reading', 'comparing']),
  done: z.number(),
  total: z.number(),
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
  /** Its address, on the origin that serves sites. */
  url: z.string(),
});

/** Current state of the founder's site. */
export const siteStatusSchema = z.object({
  name: z.string(),
  /** Address of the site, on the origin that serves sites. */
  url: z.string(),
  live: z.nullable(deploy),
  /** Newest first, at most 20. */
  deploys: list(deploy),
  /** Names of variables; values never leave the server. */
  variables: list(z.string()),
  deleted: z.boolean(),
  /** Whether visitors get the site: it is published, and not taken offline. */
  online: z.prefault(z.boolean(), true),
  domains: z.prefault(list(z.object({ name: z.string(), isMain: z.boolean() })), []),
  /** What asks for a password. */
  passwords: z.prefault(list(z.enum(['live', 'previews'])), []),
});

export type CodeStatusView = z.infer<typeof codeStatusSchema>;
export type SiteStatusView = z.infer<typeof siteStatusSchema>;
