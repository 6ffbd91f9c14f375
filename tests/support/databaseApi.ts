import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { PGlite } from '@electric-sql/pglite';
import { sign } from 'hono/jwt';
import { bootstrapSql } from '../../packages/engine/src/database/bootstrap.ts';
import { isolate } from '../../packages/engine/src/database/isolation.ts';
import type { SqlSession } from '../../packages/engine/src/database/session.ts';
import { pgliteApiDatabase } from '../../packages/engine/src/pglite/apiDatabase.ts';
import { pgliteSession } from '../../packages/engine/src/pglite/session.ts';
import { projectApi } from '../../packages/engine/src/projectApi/answer.ts';

const origin = 'http://project.localhost:4322';
const jwtSecret = 'a secret of this test, and of no project';

/** The API of a database that a test may give any tables and functions. */
export interface DatabaseApi {
  readonly session: SqlSession;
  readonly forgetTables: () => Promise<void>;
  /** A client with a key, and as a person where one is given by id. */
  readonly client: (keyType: 'publishable' | 'secret', personId?: string) => Promise<SupabaseClient>;
  readonly close: () => Promise<void>;
}

export async function databaseApi(): Promise<DatabaseApi> {
  // The library logs failed statements; the worker of a project silences it too.
  Object.assign(console, { error: () => {} });
  const database = await PGlite.create();
  await database.exec(bootstrapSql);
  const session = pgliteSession(database);
  await isolate(session);
  const api = await projectApi(pgliteApiDatabase(database, session));
  const fetchAs =
    (keyType: 'publishable' | 'secret'): typeof fetch =>
    async (input, init) => {
      const { method, url, headers, body } = new Request(input, init);
      const bytes = body === null ? null : new Uint8Array(await new Response(body).arrayBuffer());
      const answer = await api.answer({
        method,
        url,
        headers: [...headers],
        body: bytes,
        keyType,
        jwtSecret,
        origin,
        confirmAddresses: false,
      });
      const answered = answer.headers.map(([name, value]): [string, string] => [name, value]);
      return new Response(answer.body, { status: answer.status, headers: answered });
    };
  return {
    session,
    forgetTables: () => api.forgetTables(),
    client: async (keyType, personId) => {
      const claims = { sub: personId, role: 'authenticated', exp: Math.floor(Date.now() / 1000) + 3600 };
      const authorization =
        personId === undefined ? undefined : `Bearer ${await sign(claims, jwtSecret, 'HS256')}`;
      return createClient(origin, 'key', {
        auth: { persistSession: false, autoRefreshToken: false },
        global: { fetch: fetchAs(keyType), headers: authorization === undefined ? {} : { authorization } },
      });
    },
    close: () => database.close(),
  };
}
