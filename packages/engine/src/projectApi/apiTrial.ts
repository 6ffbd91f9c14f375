import { sign } from 'hono/jwt';
import { previewed } from '../access/previewed.ts';
import { testPerson } from '../access/testPeople.ts';
import { beginAlone, problemOf, rolledBack, type SqlSession } from '../database/session.ts';
import type { ApiAnswer, ApiRequest, ApiTrial } from './request.ts';

/** How long the token of one request is valid, in seconds. It never leaves the server. */
const tokenSeconds = 30;

/** The request with the token of whom it is made as, in place of what it brought. */
async function signed(request: ApiRequest, { as }: ApiTrial): Promise<ApiRequest> {
  const headers = request.headers.filter(([name]) => name !== 'authorization');
  if (as === 'visitor') return { ...request, headers };
  const { id, email } = testPerson(as);
  const exp = Math.floor(Date.now() / 1000) + tokenSeconds;
  const claims = { sub: id, email, role: 'authenticated', aud: 'authenticated', exp };
  const token = await sign(claims, request.jwtSecret, 'HS256');
  return { ...request, headers: [...headers, ['authorization', `Bearer ${token}`]] };
}

/** Says that a plan, which was proven on an earlier state, cannot run on this one. */
function unfit(): ApiAnswer {
  const message = 'The plan no longer fits what the project stores. Say it again.';
  const body = new TextEncoder().encode(JSON.stringify({ message }));
  return { status: 409, headers: [['content-type', 'application/json']], body, mails: [], role: null };
}

/** Answers a request in a transaction in which a plan has run and test people exist; nothing of it stays. */
export function onTrial(
  session: SqlSession,
  request: ApiRequest,
  trial: ApiTrial,
  answer: (request: ApiRequest) => Promise<ApiAnswer>,
): Promise<ApiAnswer> {
  return rolledBack(
    session,
    async () => {
      try {
        await previewed(session, trial);
      } catch (error) {
        // A code says that Postgres refused it; anything else is a fault of the engine.
        if (problemOf(error).code === '') throw error;
        return unfit();
      }
      return answer(await signed(request, trial));
    },
    trial.plan ? beginAlone : undefined,
  );
}
