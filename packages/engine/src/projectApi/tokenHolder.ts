import { verify } from 'hono/jwt';
import { z } from 'zod';
import type { SqlSession } from '../database/session.ts';
import type { ApiRequest } from './request.ts';

type Token = Pick<ApiRequest, 'headers' | 'jwtSecret'>;

const holder = z.object({ sub: z.uuid(), session_id: z.uuid().optional() });

const stateOf = z.array(z.object({ blocked: z.boolean(), open: z.boolean() }));

/** Why a request or a sign-in of somebody is refused, as the client library reads it. */
export interface Refused {
  readonly status: 401 | 403;
  readonly code: 'user_banned' | 'user_not_found' | 'session_not_found';
  readonly message: string;
}

const blocked: Refused = { status: 403, code: 'user_banned', message: 'This account is blocked.' };

/** The claims of a request's token; undefined without a valid token, which the library itself refuses. */
async function holderOf({ headers, jwtSecret }: Token): Promise<z.infer<typeof holder> | undefined> {
  const [, authorization = ''] = headers.find(([name]) => name === 'authorization') ?? [];
  const token = /^bearer\s+(?<token>[\w-]+\.[\w-]+\.[\w-]+)$/iu.exec(authorization.trim())?.groups?.['token'];
  if (token === undefined) return undefined;
  const claims = await verify(token, jwtSecret, 'HS256').catch(() => undefined);
  return holder.safeParse(claims).data;
}

/**
 * Why the holder of a request's token is refused: a blocked or deleted account, or a session that was ended. The library
 * ignores the first.
 */
export async function refusedHolder(session: SqlSession, request: Token): Promise<Refused | undefined> {
  const claims = await holderOf(request);
  if (!claims) return undefined;
  const rows = stateOf.parse(
    await session.query(
      `select coalesce(banned_until > now(), false) as blocked,
       $2::uuid is null or exists (select from auth.sessions s where s.id = $2 and s.user_id = u.id) as open
     from auth.users u where id = $1`,
      [claims.sub, claims.session_id ?? null],
    ),
  );
  const [found] = rows;
  if (!found) return { status: 401, code: 'user_not_found', message: 'This account no longer exists.' };
  if (found.blocked) return blocked;
  return found.open
    ? undefined
    : { status: 401, code: 'session_not_found', message: 'This session has ended. Sign in again.' };
}

/**
 * Ends a session that a blocked person has just begun, by a password, a link or in any other way. Earlier sessions ended
 * with the block, so one that exists after a request was begun by it.
 */
export async function refusedSignIn(session: SqlSession): Promise<Refused | undefined> {
  const rows = await session.query(
    'delete from auth.sessions s using auth.users u where u.id = s.user_id and u.banned_until > now() returning s.id',
  );
  return rows.length > 0 ? blocked : undefined;
}

/** Ends all sessions of the holder but the one of the request, after the password was changed. The library keeps them. */
export async function endOtherSessions(session: SqlSession, request: Token): Promise<void> {
  const claims = await holderOf(request);
  if (!claims) return;
  await session.query('delete from auth.sessions where user_id = $1 and id is distinct from $2::uuid', [
    claims.sub,
    claims.session_id ?? null,
  ]);
}
