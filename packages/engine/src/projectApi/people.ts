import { z } from 'zod';
import type { SqlSession } from '../database/session.ts';
import { hasAccounts } from './personChanges.ts';

const statusOf = z.enum(['confirmed', 'unconfirmed', 'invited', 'blocked']);

/** The state of an account: only a confirmed one can sign in. */
type PersonStatus = z.infer<typeof statusOf>;

/** Somebody who registered with a project. Times are ISO texts. */
export interface Person {
  readonly id: string;
  readonly email: string;
  readonly status: PersonStatus;
  readonly createdAt: string;
  /** Null for somebody who never signed in. */
  readonly lastSignInAt: string | null;
}

export interface People {
  /** How many there are in all. */
  readonly total: number;
  /** Those that were looked for, the newest first, at most 100. */
  readonly people: readonly Person[];
}

const most = 100;

const status = `case when banned_until > now() then 'blocked' when email_confirmed_at is not null then 'confirmed'
  when invited_at is not null then 'invited' else 'unconfirmed' end`;

/** People of a project whose address contains a text; none before its API was first used. */
export async function peopleOf(session: SqlSession, search: string): Promise<People> {
  if (!(await hasAccounts(session))) return { total: 0, people: [] };
  const [count] = await session.query(
    'select count(*)::int as total from auth.users where email is not null',
  );
  const time = (column: string): string =>
    `to_char(${column} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;
  const rows = await session.query(
    `select id::text, email::text, ${status} as status, ${time('created_at')} as created,
       ${time('last_sign_in_at')} as signed_in
     from auth.users where email is not null and position(lower($1) in lower(email)) > 0
     order by created_at desc, id limit ${most}`,
    [search],
  );
  return {
    total: Number(count?.['total']),
    people: rows.map((row) => ({
      id: String(row['id']),
      email: String(row['email']),
      status: statusOf.parse(row['status']),
      createdAt: String(row['created']),
      lastSignInAt: typeof row['signed_in'] === 'string' ? row['signed_in'] : null,
    })),
  };
}
