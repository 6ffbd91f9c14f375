import type { Context } from 'hono';
import type { z } from 'zod';
import type { Connection } from '../accounts/address.ts';
import type { ApiTrial } from '../projectApi/request.ts';
import type { KeyRight } from '../projectApi/keys.ts';
import { refused, type Answer } from './answers.ts';
import type { StorageAnswer, StorageCall } from './calls.ts';
import { isFileName } from './names.ts';
import type { ProjectFiles } from './projectFiles.ts';

/** What is known of a request to the API of a project once its key was checked. */
export interface ProjectEnvironment {
  Bindings: Connection & {
    readonly project: string;
    readonly origin: string;
    /** Only for a request of a preview. */
    readonly trial?: ApiTrial;
  };
  Variables: {
    right: KeyRight;
    /** As whom it ran, for the list of recent requests. */
    role: string | null;
  };
}

export type ProjectContext = Context<ProjectEnvironment>;

/** Thrown to answer a request with a refusal. */
export class StorageRefusal extends Error {
  override name = 'StorageRefusal';
  readonly answer: Answer;
  constructor(answer: Answer) {
    super('This request was refused.');
    this.answer = answer;
  }
  toResponse(): Response {
    return Response.json(this.answer.body, { status: this.answer.status });
  }
}

export const refuse = (status: number, code: string, message: string): StorageRefusal =>
  new StorageRefusal(refused(status, code, message));

/** Headers that name the caller. */
const ofCaller = ['apikey', 'authorization'];

/** Carries out a call as the caller of a request; throws where it is refused. */
export async function ask(files: ProjectFiles, c: ProjectContext, call: StorageCall): Promise<StorageAnswer> {
  const { keyType, jwtSecret } = c.get('right');
  const headers = ofCaller.flatMap((name): (readonly [string, string])[] => {
    const value = c.req.header(name);
    return value === undefined ? [] : [[name, value]];
  });
  const answer = await files.ask(c.env.project, { keyType, jwtSecret, headers, call });
  c.set('role', answer.role);
  if (answer.status !== 200) throw new StorageRefusal(answer);
  return answer;
}

/** The JSON body of a request; throws where it has another form. */
export async function bodyOf<Schema extends z.ZodType>(
  c: ProjectContext,
  schema: Schema,
): Promise<z.output<Schema>> {
  const text = await c.req.text();
  const { success, data } = schema.safeParse(text === '' ? {} : JSON.parse(text));
  if (!success)
    throw refuse(400, 'InvalidRequest', 'A field of this request is missing or has a wrong form.');
  return data;
}

/** The bucket and the file in an address below a path of the API. */
export function fileAt(c: ProjectContext, below: string): { readonly bucket: string; readonly name: string } {
  const path = new URL(c.req.url).pathname.slice(`/storage/v1/${below}/`.length);
  const [bucket = '', ...parts] = path.split('/').map(decodeURIComponent);
  const name = parts.join('/');
  if (!isFileName(name)) throw refuse(400, 'InvalidKey', 'Invalid key: a file cannot have this name.');
  return { bucket, name };
}

/** The bucket at the end of an address. */
export function bucketAt(c: ProjectContext, below: string): string {
  return decodeURIComponent(
    new URL(c.req.url).pathname.slice(`/storage/v1/${below}/`.length).split('/')[0] ?? '',
  );
}

/**
 * Adds the row of bytes that were just written; where it is refused, they are removed again. After any other failure
 * they stay: the row may exist, and what has none is removed at the next start.
 */
export async function kept(
  files: ProjectFiles,
  project: string,
  version: string,
  addRow: () => Promise<StorageAnswer>,
): Promise<StorageAnswer> {
  try {
    return await addRow();
  } catch (error) {
    if (error instanceof StorageRefusal) await files.bytes.remove(project, [version]);
    throw error;
  }
}
