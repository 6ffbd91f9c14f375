import * as z from 'zod/mini';
import { define, nothing } from './define.ts';
import { viewerSchema } from './preview.ts';

/** Where the studio serves the empty page that a trial fills, and what all of its pages load. */
export const pagesPath = '/trial-pages/';

/** Longest body that a page may send, in characters. */
export const mostPageBytes = 100_000;

const fileSchema = z.string().check(z.regex(/^[\w-]{1,80}\.html$/u));

/** A request of a page for rows, as its script would send it to the API of a project. */
const requestSchema = z.object({
  method: z.enum(['GET', 'POST', 'PATCH', 'DELETE']),
  /** Path and query, such as `/rest/v1/tasks?select=*`. */
  path: z.string().check(z.maxLength(4000)),
  body: z.optional(z.string().check(z.maxLength(mostPageBytes))),
});

/** What a page in a frame asks the studio for: the page itself, or rows. */
export const pageMessageSchema = z.object({
  /** Returned with the answer. */
  id: z.number(),
  ask: z.union([
    z.object({ kind: z.literal('page'), file: fileSchema }),
    z.extend(requestSchema, { kind: z.literal('rows') }),
  ]),
});

const appSchema = z.object({
  /** Operation that builds it, or built it. */
  operationId: z.string(),
  /** The app as a plan that waits would make it, with examples, or as it is. */
  shows: z.enum(['plan', 'built']),
  title: z.string(),
  /** The page to open first. */
  file: z.string(),
  /** Everybody for whom the pages have something. */
  viewers: z.readonly(z.array(viewerSchema)),
});
export type TrialAppView = z.infer<typeof appSchema>;

const answerSchema = z.object({ status: z.number(), body: z.string() });
export type PageAnswerView = z.infer<typeof answerSchema>;

/** Commands of a trial in the browser; a server does not have them. */
export const trialCommands = {
  /** The app that was built last and not undone, otherwise that of a plan that waits; null without one. */
  trialApp: define('trial_app', nothing, z.nullable(appSchema)),
  /** A page of that app, and the test person who is signed in on it; null for a page that it does not have. */
  trialPage: define(
    'trial_page',
    z.object({ file: fileSchema, as: viewerSchema }),
    z.nullable(
      z.object({ html: z.string(), person: z.nullable(z.object({ id: z.string(), email: z.string() })) }),
    ),
  ),
  /** Answers a request of a page from the tables of the trial, with the rights of the person. */
  askTrial: define('ask_trial', z.extend(requestSchema, { as: viewerSchema }), answerSchema),
};
