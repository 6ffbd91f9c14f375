import { z } from 'zod';
import type { SqlSession } from '../database/session.ts';
import { hasAccounts } from './personChanges.ts';

const statusOf = z.enum(['confirmed', 'unchecked', 'unconfirmed', 'invited', 'blocked']);

/**
 * The state of an account. A confirmed and an unchecked one can sign in; to the address of the latter no link was sent,
 * because there was no mail server when its owner registered.
 */
type PersonStatus = z.infer<typeof statusOf>;

/** Somebody who registered with a project. Times are ISO texts. */
export interface Person {
  readonly id: string;
  readonly email: string;
  readonly status: PersonStatus;
  readonly createdAt: string;
  /** Null for somebody who never signed in. */
  readonly lastSignInAt: string | null;
  /** Key of their row in the table of staff; null for others. */
  readonly staffId: string | null;
}

export interface People {
  /** How many there are in all. */
  readonly total: number;
  /** Whether the project has a table of staff, as apps make it. */
  readonly hasStaff: boolean;
  /** Those that were looked for, the newest first, at most 100. */
  readonly people: readonly Person[];
}

const most = 100;

const status = `case when banned_until > now() then 'blocked'
  when email_confirmed_at is null then case when invited_at is null then 'unconfirmed' else 'invited' end
  when coalesce(confirmation_sent_at, invited_at) is null then 'unchecked' else 'confirmed' end`;

/** Whether the project has the table in which an app keeps who manages it. */
async function hasStaffTable(session: SqlSession): Promise<boolean> {
  const found = await session.query(
    `select column_name from information_schema.columns
     where table_schema = 'public' and table_name = 'staff' and column_name in ('id', 'user_id') and data_type = 'uuid'`,
  );
  return found.length === 2;
}

/** People of a project whose address contains a text; none before its API was first used. */
export async function peopleOf(session: SqlSession, search: string): Promise<People> {
  if (!(await hasAccounts(session))) return { total: 0, hasStaff: false, people: [] };
  const [count] = await session.query(
    'select count(*)::int as total from auth.users where email is not null',
  );
  const hasStaff = await hasStaffTable(session);
  const staff = hasStaff ? '(select id::text from public.staff where user_id = u.id limit 1)' : 'null';
  const time = (column: string): string =>
    `to_char(${column} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;
  const rows = await session.query(
    `select id::text, email::text, ${status} as status, ${time('created_at')} as created,
       ${time('last_sign_in_at')} as signed_in, ${staff} as staff
     from auth.users u where email is not null and position(lower($1) in lower(email)) > 0
     order by created_at desc, id limit ${most}`,
    [search],
  );
  return {
    hasStaff,
    total: Number(count?.['total']),
    people: rows.map((row) => ({
      id: String(row['id']),
      email: String(row['email']),
      status: statusOf.parse(row['status']),
      createdAt: String(row['created']),
      lastSignInAt: typeof row['signed_in'] === 'string' ? row['signed_in'] : null,
      staffId: typeof row['staff'] === 'string' ? row['staff'] : null,
    })),
  };
}
