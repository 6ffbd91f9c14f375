import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Backend } from '../../packages/engine/src/ports/backend.ts';
import { testBackend } from './backends.ts';

const sessionSchema = z.object({ access_token: z.string(), user: z.object({ id: z.string() }) });
export type Session = z.infer<typeof sessionSchema>;

/** The accounts database in a place for the time being, with requests like those of a browser. */
export interface Accounts {
  readonly backend: Backend;
  signUp(): Promise<Session>;
  /** Without a session the request is anonymous. */
  request(path: string, method: string, session: Session | undefined, body?: unknown): Promise<Response>;
  close(): Promise<void>;
}

export async function accounts(): Promise<Accounts> {
  const place = await testBackend();
  const backend = await place.open();
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
      await place.remove();
    },
  };
}
