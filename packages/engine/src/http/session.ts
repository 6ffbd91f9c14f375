import { z } from 'zod';
import { unavailability } from '../backend/unavailable.ts';
import type { Backend } from '../ports/backend.ts';

const userSchema = z.object({ id: z.uuid() });

/**
 * The person a request's session belongs to, checked with the backend each time; undefined without a valid one. Throws a
 * `CommandError` where the backend cannot be reached.
 */
export async function sessionOwner(
  backend: Pick<Backend, 'url' | 'publishableKey' | 'fetch'>,
  request: Request,
): Promise<string | undefined> {
  const authorization = request.headers.get('authorization');
  if (authorization === null || !/^Bearer \S+$/i.test(authorization)) return undefined;
  const response = await backend.fetch(
    new Request(`${backend.url}/auth/v1/user`, {
      headers: { authorization, apikey: backend.publishableKey },
    }),
  );
  // A session must not end because nobody can look it up.
  if (response.status === 503)
    throw unavailability(await response.json()) ?? new Error('The backend cannot be reached.');
  if (!response.ok) return undefined;
  const user = userSchema.safeParse(await response.json());
  return user.success ? user.data.id : undefined;
}
