import { z } from 'zod';
import type { SiteApplied } from '../ports/siteHost.ts';

export const deployId = z.string().regex(/^[0-9a-f]{24}$/u);
export const sha1 = z.string().regex(/^[0-9a-f]{40}$/u);

const change = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('live'), from: deployId.nullable(), to: deployId.nullable() }),
  z.object({
    kind: z.literal('variable'),
    name: z.string(),
    from: z.string().nullable(),
    to: z.string().nullable(),
  }),
  z.object({ kind: z.literal('deleted'), from: z.string().nullable(), to: z.string().nullable() }),
  z.object({ kind: z.literal('shown'), deploy: deployId, from: z.boolean(), to: z.boolean() }),
]);
/** One value of the site's state that an action changes, with both ends, so that it can be reversed. */
export type Change = z.infer<typeof change>;

const entry = z.object({
  /** Null for changes through the deploy API. */
  operationId: z.string().nullable(),
  at: z.string(),
  changes: z.array(change),
  effect: z.custom<SiteApplied['effect']>((value) => typeof value === 'object').nullable(),
});

const deployState = z.object({
  id: deployId,
  /** False while it waits for files. */
  complete: z.boolean(),
  /** Whether it has an address that answers. */
  shown: z.boolean(),
  publishedAt: z.string().nullable(),
});

/** Everything about a site that changes, in one file: writing it is the one step that applies an action. */
export const siteState = z.object({
  id: z.string(),
  project: z.string(),
  name: z.string(),
  live: deployId.nullable(),
  deleted: z.string().nullable(),
  /** Names of variables with the ids of their values, which are stored separately. */
  variables: z.record(z.string(), z.string()),
  deploys: z.array(deployState),
  log: z.array(entry),
});
export type SiteState = z.infer<typeof siteState>;

/** The files of a deploy; never changes once written. */
export const manifest = z.object({
  id: deployId,
  title: z.string(),
  branch: z.string().nullable(),
  commit: z.string().nullable(),
  createdAt: z.string(),
  /** False when it goes live as soon as it is complete. */
  draft: z.boolean(),
  files: z.record(z.string(), sha1),
});
export type Manifest = z.infer<typeof manifest>;
