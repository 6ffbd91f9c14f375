import * as z from 'zod/mini';
import { codeChangeSchema, codeQuestionSchema } from './code.ts';
import { databaseChangeSchema } from './database.ts';
import { selectionSchema } from './expression.ts';
import { siteChangeSchema, siteQuestionSchema } from './site.ts';

/** What one part asks, as a whole instruction, where a reading has several. */
const asked = { instruction: z.optional(z.string().check(z.maxLength(500))) };

/** What a reading is to do in one service: ordered changes, or one question. */
export const readPartSchema = z.union([
  z.object({
    ...asked,
    service: z.literal('database'),
    changes: z.array(databaseChangeSchema).check(z.minLength(1)),
  }),
  /** `caption` names what the rows are, in the plural: "unpaid orders". */
  z.object({ ...asked, service: z.literal('database'), question: selectionSchema, caption: z.string() }),
  z.object({
    ...asked,
    service: z.literal('code-hosting'),
    changes: z.array(codeChangeSchema).check(z.minLength(1)),
  }),
  z.object({ ...asked, service: z.literal('code-hosting'), question: codeQuestionSchema }),
  z.object({
    ...asked,
    service: z.literal('deployment'),
    changes: z.array(siteChangeSchema).check(z.minLength(1)),
  }),
  z.object({ ...asked, service: z.literal('deployment'), question: siteQuestionSchema }),
]);
export type ReadPart = z.infer<typeof readPartSchema>;

/** Some words of an instruction and what they were read as. */
export const readWordsSchema = z.object({
  said: z.string(),
  /** In plain words: "status is paid". */
  read: z.string(),
  /** Other readings, each as a whole instruction to send instead. */
  options: z.optional(z.array(z.object({ label: z.string(), instruction: z.string() }))),
});
export type ReadWords = z.infer<typeof readWordsSchema>;

const choice = z.object({ label: z.string(), instruction: z.string() });

/** What an instruction means: parts to carry out in order, one question back, an honest no, or talk. */
export const readingSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('parts'),
    parts: z.array(readPartSchema).check(z.minLength(1), z.maxLength(12)),
    words: z.array(readWordsSchema),
    /** Words that no part uses. With a question they are listed in the answer; a change may have none. */
    unused: z.optional(z.array(z.string())),
  }),
  z.object({
    kind: z.literal('question'),
    text: z.string(),
    choices: z.array(choice).check(z.maxLength(5)),
    words: z.optional(z.array(readWordsSchema)),
  }),
  z.object({
    kind: z.literal('refusal'),
    reason: z.string(),
    suggestions: z.array(z.string()).check(z.maxLength(5)),
  }),
  z.object({ kind: z.literal('talk'), text: z.string() }),
]);
export type Reading = z.infer<typeof readingSchema>;
