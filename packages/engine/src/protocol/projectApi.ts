import * as z from 'zod/mini';
import { define, ofProject } from './define.ts';
import { list } from './list.ts';

/** People who registered with a project. */
const peopleSchema = z.object({
  total: z.number(),
  /** Whether the project has a table `staff`, as apps make it. */
  hasStaff: z.boolean(),
  people: list(
    z.object({
      id: z.string(),
      email: z.string(),
      /** Only a confirmed or unchecked account can sign in; the latter got no link, as there was no mail server. */
      status: z.enum(['confirmed', 'unchecked', 'unconfirmed', 'invited', 'blocked']),
      createdAt: z.string(),
      /** Null for somebody who never signed in. */
      lastSignInAt: z.nullable(z.string()),
      /** Key of their row in the table `staff`, whose people manage the project's app; null for others. */
      staffId: z.nullable(z.string()),
    }),
  ),
});

const ofPerson = z.extend(ofProject, { personId: z.string().check(z.uuid()) });

const loggedRequest = z.object({
  at: z.string(),
  method: z.string(),
  /** Without the query. */
  path: z.string(),
  /** As whom it ran; null where it was refused before that was known. */
  role: z.nullable(z.string()),
  status: z.number(),
  ms: z.number(),
});

const triedAs = z.discriminatedUnion('kind', [
  z.object({ kind: z.enum(['anonymous', 'service']) }),
  z.object({ kind: z.literal('person'), personId: z.string().check(z.uuid()) }),
]);

/** Commands about the API of a project and the people who use it. */
export const projectApiCommands = {
  /** Address and key of the project's own API for browsers. The first call opens the API. */
  getProjectApi: define(
    'get_project_api',
    ofProject,
    z.object({ url: z.string(), publishableKey: z.string() }),
  ),
  /** The file `database.types.ts`, which tells TypeScript what the project's tables contain. */
  getProjectTypes: define('get_project_types', ofProject, z.object({ types: z.string() })),
  /** People who registered with the project and whose address contains a text, the newest first, at most 100. */
  listPeople: define(
    'list_people',
    z.extend(ofProject, { search: z.optional(z.string().check(z.maxLength(200))) }),
    peopleSchema,
  ),
  /** Blocks somebody, which also ends all their sessions at once, or lets them sign in again. */
  blockPerson: define(
    'block_person',
    z.extend(ofPerson, { blocked: z.boolean() }),
    z.object({ blocked: z.boolean() }),
    'api',
  ),
  /** Ends all sessions of somebody, on every device. */
  signOutPerson: define('sign_out_person', ofPerson, z.object({ personId: z.string() }), 'api'),
  /** Deletes an account; refused, with the name of the table, where other data needs it. */
  deletePerson: define('delete_person', ofPerson, z.object({ personId: z.string() }), 'api'),
  /** Sends a link with which somebody chooses a password; a newer link replaces it. Without a mail server the email stays in the outbox. */
  invitePerson: define(
    'invite_person',
    z.extend(ofProject, {
      email: z.string().check(z.trim(), z.toLowerCase(), z.maxLength(254), z.email()),
    }),
    z.object({ email: z.string(), isSent: z.boolean() }),
    'api',
  ),
  /** The requests that the API answered last, the newest first, since the server started. */
  listApiRequests: define('list_api_requests', ofProject, z.object({ requests: list(loggedRequest) })),
  /** Reads from the API as somebody. It only reads, and is not among the recent requests. */
  tryApiRequest: define(
    'try_api_request',
    z.extend(ofProject, { path: z.string().check(z.minLength(1), z.maxLength(2000)), as: triedAs }),
    z.object({
      status: z.number(),
      type: z.string(),
      body: z.string(),
      /** Whether the body was longer. */
      isCut: z.boolean(),
      ms: z.number(),
    }),
  ),
  /** Makes a key that passes all access rules, and shows it once. The previous one works for another hour. */
  newSecretKey: define('create_secret_key', ofProject, z.object({ secretKey: z.string() })),
} as const;

export type PeopleView = z.infer<typeof peopleSchema>;
export type ProjectApiView = z.infer<typeof projectApiCommands.getProjectApi.answer>;
export type LoggedRequestView = z.infer<typeof loggedRequest>;
export type TriedAs = z.infer<typeof triedAs>;
export type TriedAnswer = z.infer<typeof projectApiCommands.tryApiRequest.answer>;
