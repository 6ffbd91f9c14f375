import { verify } from 'hono/jwt';
import { z } from 'zod';
import type { ApiRole } from '../database/isolation.ts';
import type { SqlSession } from '../database/session.ts';
import { requestClaims } from '../projectApi/claims.ts';
import { committed } from '../projectApi/personChanges.ts';
import type { StorageRequest } from './calls.ts';

/** As whom a request runs. */
export interface Caller {
  readonly role: ApiRole;
  readonly claims: Readonly<Record<string, unknown>>;
}

const claimsSchema = z.looseObject({ role: z.enum(['anon', 'authenticated', 'service_role']) });

/** The caller of a request, from its token or else from its key; undefined for a token that is not valid. */
export async function callerOf({
  keyType,
  jwtSecret,
  headers,
}: Pick<StorageRequest, 'keyType' | 'jwtSecret' | 'headers'>): Promise<Caller | undefined> {
  const header = (wanted: string): string => headers.find(([name]) => name === wanted)?.[1].trim() ?? '';
  const token = header('authorization').replace(/^bearer\s+/iu, '');
  // Without a session the client sends its key as the token.
  if (token === '' || token === header('apikey')) {
    const role = keyType === 'secret' ? 'service_role' : 'anon';
    return { role, claims: { role } };
  }
  const claims = claimsSchema.safeParse(await verify(token, jwtSecret, 'HS256').catch(() => undefined));
  return claims.success ? { role: claims.data.role, claims: claims.data } : undefined;
}

/** The id of the person that a caller is, if it is one. */
export function personOf({ claims }: Caller): string | null {
  return z.uuid().safeParse(claims['sub']).data ?? null;
}

/** Runs work in one transaction as the caller, so that access rules decide. */
export function asCaller<Value>(
  session: SqlSession,
  { role, claims }: Caller,
  operation: string,
  work: () => Promise<Value>,
): Promise<Value> {
  const settings = [...requestClaims(role, claims), ['storage.operation', operation], ['role', role]];
  const calls = settings.map((_, index) => `set_config($${index * 2 + 1}, $${index * 2 + 2}, true)`);
  return committed(session, async () => {
    // The role last: no other role may change settings.
    await session.query(`select ${calls.join(', ')}`, settings.flat());
    return work();
  });
}
