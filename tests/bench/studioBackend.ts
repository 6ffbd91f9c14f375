// What the studio's own backend answers in a second, in the data folder and on a server of PostgreSQL.
// `node --conditions=@saywright/source tests/bench/studioBackend.ts`
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { placedBackend } from '../../packages/engine/src/backend/place.ts';
import { readSecrets } from '../../packages/engine/src/backend/secrets.ts';
import { enginePaths } from '../../packages/engine/src/paths.ts';
import type { Backend } from '../../packages/engine/src/ports/backend.ts';
import { startServer } from '../support/postgresServers.ts';

const requests = 400;
const sessionSchema = z.object({ access_token: z.string(), user: z.object({ id: z.string() }) });

async function answered(response: Promise<Response>): Promise<Response> {
  const answer = await response;
  if (!answer.ok) throw new Error(`The backend answered ${answer.status}: ${await answer.text()}`);
  return answer;
}

async function rate(clients: number, ask: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await Promise.all(
    Array.from({ length: clients }, async () => {
      for (let at = 0; at < requests / clients; at += 1) await ask();
    }),
  );
  return Math.round(requests / ((performance.now() - started) / 1000));
}

async function measure(name: string, backend: Backend): Promise<void> {
  const send = (
    path: string,
    method: string,
    headers: Record<string, string>,
    body?: object,
  ): Promise<Response> =>
    answered(
      backend.fetch(
        new Request(`${backend.url}${path}`, {
          method,
          headers: { apikey: backend.publishableKey, 'content-type': 'application/json', ...headers },
          ...(body && { body: JSON.stringify(body) }),
        }),
      ),
    );
  const account = { email: 'ada@example.org', password: 'correct horse 1' };
  const session = sessionSchema.parse(await (await send('/auth/v1/signup', 'POST', {}, account)).json());
  const signedIn = { authorization: `Bearer ${session.access_token}` };
  const profile = `/rest/v1/profiles?id=eq.${session.user.id}`;
  const asked = {
    'who a session belongs to': () => send('/auth/v1/user', 'GET', signedIn),
    'a row of a person': () => send(profile, 'GET', signedIn),
    'a change of a row': () => send(profile, 'PATCH', signedIn, { first_name: 'Ada' }),
  };
  for (const [what, ask] of Object.entries(asked)) {
    await rate(8, ask);
    const rates = [];
    for (const clients of [1, 8, 32]) rates.push(await rate(clients, ask));
    console.log(`${name}: ${what}: ${rates.join(' / ')} a second with 1 / 8 / 32 clients`);
  }
}

const { server, stop } = await startServer(18);
if ('missing' in server) throw new Error(server.missing);
for (const [name, url] of [
  ['in the data folder', undefined],
  ['on a server', server.url],
] as const) {
  const directory = await mkdtemp(join(tmpdir(), 'saywright-bench-'));
  const { backend } = await placedBackend({
    directory,
    template: enginePaths.backendTemplate,
    migrations: enginePaths.migrations,
    secrets: await readSecrets(directory),
    siteUrl: 'http://localhost',
    server: url === undefined ? undefined : { url, limitMs: 8000 },
    idleMs: 60_000,
    logError: console.error,
  });
  await measure(name, backend);
  await backend.close();
  await rm(directory, { recursive: true, force: true });
}
stop();
