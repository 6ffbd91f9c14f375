import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { embeddedBackend } from '../../packages/engine/src/backend/embedded.ts';
import { readSecrets } from '../../packages/engine/src/backend/secrets.ts';
import { enginePaths } from '../../packages/engine/src/paths.ts';
import type { Backend } from '../../packages/engine/src/ports/backend.ts';

const sessionSchema = z.object({ access_token: z.string(), user: z.object({ id: z.string() }) });
export type Session = z.infer<typeof sessionSchema>;

/** The accounts database in a temporary folder, with requests like those of a browser. */
export interface Accounts {
  readonly backend: Backend;
  signUp(): Promise<Session>;
  /** Without a session the request is anonymous. */
  request(path: string, method: string, session: Session | undefined, body?: unknown): Promise<Response>;
  close(): Promise<void>;
}

export async function accounts(): Promise<Accounts> {
  const directory = await mkdtemp(join(tmpdir(), 'saywright-accounts-'));
  const backend = await embeddedBackend({
    directory: join(directory, 'backend'),
    template: enginePaths.backendTemplate,
    migrations: enginePaths.migrations,
    secrets: await readSecrets(directory),
    siteUrl: 'http://localhost',
  });
  const request: Accounts['request'] = (path, method, session, body) => {
    const headers = new Headers({ apikey: backend.publishableKey, 'content-type': 'application/json' });
    if (session) headers.set('authorization', `Bearer ${session.access_token}`);
    const content = body === undefined ? {} : { body: JSON.stringify(body) };
    return backend.fetch(new Request(`${backend.url}${path}`, { method, headers, ...content }));
  };
  return {
    backend,
    request,
    signUp: async () => {
      const account = { email: `${randomUUID()}@example.org`, password: 'correct horse 1' };
      const response = await request('/auth/v1/signup', 'POST', undefined, account);
      return sessionSchema.parse(await response.json());
    },
    close: async () => {
      await backend.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
