import * as z from 'zod/mini';
import { ofProject } from './define.ts';
import { list } from './list.ts';
import { outcomeSchema } from './planAnswer.ts';

/** Most turns that one command stores. */
export const maxSavedTurns = 200;

const id = z.string().check(z.maxLength(100), z.regex(/^[\w.:-]+$/u));
const moment = z.iso.datetime({ offset: true });

/** One turn as it may be stored. Its id is the operation's where it shows one. */
const turn = z.object({
  id,
  timestamp: moment,
  sender: z.enum(['user', 'ai', 'operation']),
  content: z.string().check(z.maxLength(40_000)),
  /** What the agent's turn shows besides its text. */
  outcome: z.optional(outcomeSchema),
});

export const conversationSummarySchema = z.object({
  id: z.string(),
  /** The project it is about. */
  projectId: z.string(),
  title: z.string(),
  startTime: z.string(),
  /** Changes with every turn. */
  updatedAt: z.string(),
});

export const conversationSchema = z.extend(conversationSummarySchema, {
  /** The newest ones, oldest first. */
  turns: list(turn),
  /** What the pronouns of the next instruction refer to, the most likely first. */
  focus: z.optional(
    list(
      z.object({
        kind: z.enum(['table', 'column', 'rows']),
        name: z.string(),
        /** Empty where there are several of the kind, so that one is asked for. */
        words: list(z.string()),
      }),
    ),
  ),
});

/** Payload of a command about one conversation. */
export const oneConversation = z.object({ conversationId: id });

/** Turns to add to a conversation, which is created when it is new; known turns stay as they are. */
export const savedConversation = z.extend(ofProject, {
  conversationId: id,
  title: z.string().check(z.minLength(1), z.maxLength(200)),
  startTime: moment,
  turns: z.array(turn).check(z.maxLength(maxSavedTurns)),
});

export { id as conversationIdSchema };
export type ConversationView = z.infer<typeof conversationSchema>;
export type ConversationSummary = z.infer<typeof conversationSummarySchema>;
export type ConversationTurn = z.infer<typeof turn>;
