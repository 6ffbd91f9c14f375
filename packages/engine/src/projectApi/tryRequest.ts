import { sign } from 'hono/jwt';
import type { ServedDatabase } from '../ports/projectDatabase.ts';
import type { ProjectKeys } from './keys.ts';

/** As whom the founder asks. */
export type TriedAs =
  | { readonly kind: 'anonymous' | 'service' }
  | { readonly kind: 'person'; readonly personId: string };

export interface TriedAnswer {
  readonly status: number;
  readonly type: string;
  readonly body: string;
  /** Whether the body was longer. */
  readonly isCut: boolean;
  readonly ms: number;
}

const mostCharacters = 50_000;

/** How long the token of one request is valid, in seconds. */
const tokenSeconds = 30;

/**
 * Reads from the API of a project as somebody, for its founder. It only ever reads: a GET runs in a transaction that
 * cannot write. Nothing of the token leaves the server.
 */
export async function tryRequest(
  parts: { readonly keys: ProjectKeys; readonly database: ServedDatabase; readonly origin: string },
  project: string,
  path: string,
  as: TriedAs,
): Promise<TriedAnswer | undefined> {
  const { keys, database, origin } = parts;
  await keys.publishable(project);
  const right = await keys.rightOf(project, undefined);
  if (!right) return undefined;
  const exp = Math.floor(Date.now() / 1000) + tokenSeconds;
  const claims =
    as.kind === 'person' ? { sub: as.personId, role: 'authenticated', aud: 'authenticated', exp } : undefined;
  const token = claims && (await sign(claims, right.jwtSecret, 'HS256'));
  const started = performance.now();
  const { status, headers, body } = await database.answer({
    ...right,
    keyType: as.kind === 'service' ? 'secret' : 'publishable',
    method: 'GET',
    url: `${origin}${path}`,
    headers: [
      ['apikey', 'console'],
      ['accept', 'application/json'],
      ...(token === undefined ? [] : [['authorization', `Bearer ${token}`] as const]),
    ],
    body: null,
    origin,
    confirmAddresses: true,
  });
  const text = new TextDecoder().decode(body ?? new Uint8Array());
  return {
    status,
    type: headers.find(([name]) => name.toLowerCase() === 'content-type')?.[1] ?? '',
    body: text.slice(0, mostCharacters),
    isCut: text.length > mostCharacters,
    ms: Math.round(performance.now() - started),
  };
}
