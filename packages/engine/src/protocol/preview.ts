import * as z from 'zod/mini';
import { define, ofProject } from './define.ts';

/** Where the pages of a project are to be seen before they are published. */
const previewSchema = z.nullable(
  z.object({
    /** On the sites' origin; nobody can guess it, and only the studio shows it in a frame. */
    url: z.string(),
    /** The pages as a plan would leave them, or as they were saved last. */
    shows: z.enum(['plan', 'saved']),
  }),
);
export type SitePreviewView = z.infer<typeof previewSchema>;

/** Commands about pages that are not published. */
export const previewCommands = {
  /** Shows the pages as a plan that waits would leave them, otherwise as they were saved last; null without pages. */
  previewSite: define(
    'preview_site',
    z.extend(ofProject, { operationId: z.optional(z.string().check(z.uuid())) }),
    previewSchema,
  ),
};
