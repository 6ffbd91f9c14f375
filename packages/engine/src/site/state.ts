import { z } from 'zod';
import type { SiteApplied } from '../ports/siteHost.ts';

export const deployId = z.string().regex(/^[0-9a-f]{24}$/u);
export const sha1 = z.string().regex(/^[0-9a-f]{40}$/u);

export const audiences = ['live', 'previews'] as const;

const change = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('live'), from: deployId.nullable(), to: deployId.nullable() }),
  z.object({
    kind: z.literal('variable'),
    name: z.string(),
    scope: z.enum(audiences),
    from: z.string().nullable(),
    to: z.string().nullable(),
  }),
  /** One entry of the settings. */
  z.object({
    kind: z.literal('setting'),
    key: z.string(),
    from: z.string().nullable(),
    to: z.string().nullable(),
  }),
  z.object({ kind: z.literal('deleted'), from: z.string().nullable(), to: z.string().nullable() }),
  z.object({ kind: z.literal('shown'), deploy: deployId, from: z.boolean(), to: z.boolean() }),
]);
/** One value of the site's state that an action changes, with both ends, so that it can be reversed. */
export type Change = z.infer<typeof change>;

/** A change of a variable from before variables had a scope: it holds for both. */
const oldChange = z.object({
  kind: z.literal('variable'),
  name: z.string(),
  scope: z.undefined().optional(),
  from: z.string().nullable(),
  to: z.string().nullable(),
});

const changes = z
  .array(z.union([change, oldChange]))
  .transform((list): Change[] =>
    list.flatMap((one) =>
      one.kind === 'variable' && one.scope === undefined
        ? audiences.map((scope) => ({ ...one, scope }))
        : [one],
    ),
  );

const entry = z.object({
  /** Null for changes through the deploy API. */
  operationId: z.string().nullable(),
  at: z.string(),
  changes,
  /** Id of the schedule that was carried out. */
  schedule: z.string().optional(),
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
const current = z.object({
  id: z.string(),
  project: z.string(),
  name: z.string(),
  live: deployId.nullable(),
  deleted: z.string().nullable(),
  /** Names of variables of the live site with the ids of their values, which are stored separately. */
  variables: z.record(z.string(), z.string()),
  deploys: z.array(deployState),
  log: z.array(entry),
  /** The same for previews. */
  previewVariables: z.record(z.string(), z.string()),
  /** Texts by key; `settings.ts` reads them. */
  settings: z.record(z.string(), z.string()).default({}),
  /** What was scheduled and is over, oldest first. */
  ran: z
    .array(z.object({ value: z.string(), ranAt: z.string(), problem: z.string().nullable() }))
    .default([]),
});
export type SiteState = z.infer<typeof current>;

/** In files from before variables had a scope, each holds for both. */
export const siteState = z.preprocess(
  (stored) =>
    typeof stored === 'object' && stored !== null && 'variables' in stored
      ? { previewVariables: stored.variables, ...stored }
      : stored,
  current,
);

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
