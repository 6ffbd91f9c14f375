import * as z from 'zod/mini';
import { define, ofProject } from './define.ts';
import { list } from './list.ts';

/** People who registered with a project. */
const peopleSchema = z.object({
  total: z.number(),
  people: list(
    z.object({
      id: z.string(),
      email: z.string(),
      confirmed: z.boolean(),
      createdAt: z.string(),
      /** Null for somebody who never signed in. */
      lastSignInAt: z.nullable(z.string()),
    }),
  ),
});

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
  /** Makes a key that passes all access rules, and shows it once. The previous one works for another hour. */
  newSecretKey: define('create_secret_key', ofProject, z.object({ secretKey: z.string() })),
} as const;

export type PeopleView = z.infer<typeof peopleSchema>;
export type ProjectApiView = z.infer<typeof projectApiCommands.getProjectApi.answer>;
