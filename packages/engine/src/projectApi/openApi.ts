import { openApi, type RowMethod } from '@saywright/domain/open-api';
import { z } from 'zod';
import type { ApiRole } from '../database/isolation.ts';
import type { SqlSession } from '../database/session.ts';
import type { ApiAnswer, ApiRequest } from './request.ts';
import { readSchema } from './schema.ts';

const rights = z.array(
  z.object({
    name: z.string(),
    select: z.boolean(),
    insert: z.boolean(),
    update: z.boolean(),
    delete: z.boolean(),
  }),
);

const rightsSql = `select relname as name,
    has_table_privilege($1, oid, 'select') or has_any_column_privilege($1, oid, 'select') as "select",
    relkind in ('r', 'p') and has_any_column_privilege($1, oid, 'insert') as "insert",
    relkind in ('r', 'p') and has_any_column_privilege($1, oid, 'update') as "update",
    relkind in ('r', 'p') and has_table_privilege($1, oid, 'delete') as "delete"
  from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm')`;

/** Whether a request asks for the description of the data. */
export function asksForDescription({ method, url }: ApiRequest): boolean {
  return (method === 'GET' || method === 'HEAD') && /^\/rest\/v1\/?$/u.test(new URL(url).pathname);
}

/** The description of the tables, views and functions that a role has rights on. */
export async function description(session: SqlSession, role: ApiRole, origin: string): Promise<ApiAnswer> {
  const rows = rights.parse(await session.query(rightsSql, [role]));
  const methods = new Map(
    rows.map(({ name, ...may }): [string, readonly RowMethod[]] => [
      name,
      [
        ...(may.select ? (['get'] as const) : []),
        ...(may.insert ? (['post'] as const) : []),
        ...(may.update ? (['patch'] as const) : []),
        ...(may.delete ? (['delete'] as const) : []),
      ],
    ]),
  );
  const schema = await readSchema(session);
  const functions = schema.functions.filter(({ callers }) => callers.includes(role));
  const document = openApi({ ...schema, functions }, methods, new URL(origin).host);
  return {
    status: 200,
    headers: [['content-type', 'application/openapi+json; charset=utf-8']],
    body: new TextEncoder().encode(JSON.stringify(document)),
    mails: [],
    role,
  };
}
