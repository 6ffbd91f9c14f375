import * as z from 'zod/mini';

const none = z.pipe(
  z.unknown(),
  z.transform(() => undefined),
);

/** What the app needs to know before its first request; nothing in it is secret. */
export const configSchema = z.object({
  publishableKey: z.string(),
  projectId: z.string(),
  /** Whether emails leave the server; otherwise the operator reads them there. */
  sendsMail: z.optional(z.boolean()),
  /** The operator's contact page; anything but an https address is ignored. */
  contactUrl: z.optional(z.union([z.url({ protocol: /^https$/ }), none])),
});

export type ConfigView = z.infer<typeof configSchema>;
