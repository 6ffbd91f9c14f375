import * as z from 'zod/mini';

/** Topics of a message to the operator. */
export const contactTopics = ['support', 'sales', 'refund', 'account'] as const;

/** Length limits of a message to the operator, in characters. */
export const contactLimits = { name: 100, email: 254, message: 4000 } as const;

// NUL and other control characters have no place in a message; line breaks and tabs do.
const readable = z.regex(/^[^\p{Cc}\p{Cs}]*$/u);
const readableLines = z.regex(/^(?:[^\p{Cc}\p{Cs}]|[\n\r\t])*$/u);

/** A message to the operator: the body of `POST /bridge/v1/contact`. */
export const contactSchema = z.object({
  name: z.optional(z.string().check(z.trim(), z.maxLength(contactLimits.name), readable)),
  email: z.string().check(z.trim(), z.maxLength(contactLimits.email), z.email()),
  topic: z.enum(contactTopics),
  message: z.string().check(z.trim(), z.minLength(1), z.maxLength(contactLimits.message), readableLines),
});

export type ContactTopic = (typeof contactTopics)[number];
export type ContactMessage = z.input<typeof contactSchema>;
