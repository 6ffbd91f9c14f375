import * as z from 'zod/mini';

const name = z.string().check(z.minLength(1), z.maxLength(200));
const domain = z.string().check(z.regex(/^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/u));
/** Where a variable or a password holds. */
const scope = z.optional(z.enum(['live', 'previews', 'both']));

const publish = z.object({ do: z.literal('publish'), branch: z.optional(name) });

/** A change of the founder's site, as data. */
export const siteChangeSchema = z.discriminatedUnion('do', [
  publish,
  z.object({ do: z.literal('preview'), branch: z.optional(name) }),
  /** Makes the preview of a branch what visitors see. */
  z.object({ do: z.literal('promote'), branch: name }),
  z.object({ do: z.literal('remove-preview'), branch: name }),
  /** An earlier deploy, by its id. */
  z.object({ do: z.literal('roll-back'), deploy: name }),
  z.object({ do: z.literal('set-variable'), name, value: z.string(), scope }),
  z.object({ do: z.literal('remove-variable'), name, scope }),
  z.object({ do: z.literal('add-domain'), domain, isMain: z.optional(z.boolean()) }),
  z.object({ do: z.literal('remove-domain'), domain }),
  z.object({ do: z.literal('set-main-domain'), domain }),
  z.object({ do: z.literal('redirect'), from: name, to: name }),
  z.object({ do: z.literal('remove-redirect'), from: name }),
  z.object({ do: z.literal('take-offline'), message: z.optional(z.string().check(z.maxLength(500))) }),
  z.object({ do: z.literal('bring-online') }),
  /** Without a password, a random one is made and shown once. */
  z.object({ do: z.literal('set-password'), password: z.optional(name), scope }),
  z.object({ do: z.literal('remove-password'), scope }),
  /** `at` is an ISO 8601 moment with its offset. */
  z.object({
    do: z.literal('schedule'),
    at: name,
    what: z.discriminatedUnion('do', [
      publish,
      z.object({ do: z.literal('promote'), branch: name }),
      z.object({ do: z.literal('take-offline'), message: z.optional(z.string()) }),
      z.object({ do: z.literal('bring-online') }),
    ]),
  }),
  z.object({ do: z.literal('cancel-schedule') }),
  z.object({ do: z.literal('delete-site') }),
]);
export type SiteChange = z.infer<typeof siteChangeSchema>;

/** A question about the site. */
export const siteQuestionSchema = z.object({
  about: z.enum([
    'status',
    'deploys',
    'variables',
    'domains',
    'redirects',
    'previews',
    'schedule',
    'password',
  ]),
});
export type SiteQuestion = z.infer<typeof siteQuestionSchema>;
