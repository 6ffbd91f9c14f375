import * as z from 'zod/mini';
import { define, ofProject } from './define.ts';

/** As whom a preview is seen: a visitor, or a test person who exists in previews only. */
export const viewerSchema = z.enum(['visitor', 'customer', 'owner']);

/** Where the pages of a project are to be seen before they are published. */
const previewSchema = z.nullable(
  z.object({
    /** On the sites' origin; nobody can guess it, and only the studio shows it in a frame. */
    url: z.string(),
    /** The pages as a plan would leave them, or as they were saved last. */
    shows: z.enum(['plan', 'saved']),
    /** Who sees it. */
    as: viewerSchema,
    /** Everybody for whom the pages have something. */
    viewers: z.readonly(z.array(viewerSchema)),
  }),
);
export type PreviewViewer = z.infer<typeof viewerSchema>;
export type SitePreviewView = z.infer<typeof previewSchema>;

/** Commands about pages that are not published. */
export const previewCommands = {
  /** Shows the pages as a plan that waits would leave them, otherwise as they were saved last; null without pages. */
  previewSite: define(
    'preview_site',
    z.extend(ofProject, {
      operationId: z.optional(z.string().check(z.uuid())),
      /** @default visitor; also for a person for whom the pages have nothing */
      as: z.optional(viewerSchema),
    }),
    previewSchema,
  ),
};
