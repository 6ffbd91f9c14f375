import { hash } from 'bcryptjs';
import { z } from 'zod';
import { shortestPassword } from '../accounts/passwords.ts';
import type { SqlSession } from '../database/session.ts';
import type { ApiMail } from './apiMail.ts';
import { invitationAddress, linkHashOf } from './invitationLink.ts';
import { insertAccount, invite } from './invitations.ts';
import { changePerson, committed } from './personChanges.ts';

/** The answer to a request that only a secret key may make. */
export interface AdminAnswer {
  readonly status: 200 | 400 | 401 | 403 | 404 | 405 | 409 | 422;
  readonly body: object;
  readonly total?: number;
  readonly mail?: ApiMail;
}

const seconds = { h: 3600, m: 60, s: 1 } as const;

/** A duration such as `1h30m` in seconds; 0 for `none`. */
const duration = z
  .string()
  .regex(/^(?:none|(?:\d{1,7}h)?(?:\d{1,7}m)?(?:\d{1,7}s)?)$/u)
  .transform((text) =>
    [...text.matchAll(/(?<count>\d+)(?<unit>[hms])/gu)].reduce((sum, { groups }) => {
      const unit = z.enum(['h', 'm', 's']).parse(groups?.['unit']);
      return sum + Number(groups?.['count']) * seconds[unit];
    }, 0),
  );

const address = z.string().trim().toLowerCase().max(254).pipe(z.email());
const metadata = z.record(z.string(), z.unknown());
const changes = z.object({
  email: address.optional(),
  password: z
    .string()
    .min(shortestPassword)
    .refine((text) => Buffer.byteLength(text) <= 72)
    .optional(),
  email_confirm: z.boolean().optional(),
  user_metadata: metadata.optional(),
  app_metadata: metadata.optional(),
  ban_duration: duration.optional(),
});
const invitation = z.object({ email: address, data: metadata.optional() });
const paging = z.object({
  page: z.coerce.number().int().min(1).max(1_000_000).catch(1),
  per_page: z.coerce.number().int().min(1).max(1000).catch(50),
});

const user = `json_build_object('id', u.id, 'aud', u.aud, 'role', u.role, 'email', u.email, 'phone', coalesce(u.phone, ''),
  'email_confirmed_at', u.email_confirmed_at, 'confirmed_at', u.confirmed_at, 'invited_at', u.invited_at,
  'banned_until', u.banned_until, 'last_sign_in_at', u.last_sign_in_at, 'created_at', u.created_at,
  'updated_at', u.updated_at, 'is_anonymous', u.is_anonymous, 'app_metadata', u.raw_app_meta_data,
  'user_metadata', u.raw_user_meta_data, 'identities',
  (select coalesce(json_agg(json_build_object('identity_id', i.id, 'id', i.provider_id, 'user_id', i.user_id,
    'provider', i.provider, 'identity_data', i.identity_data)), '[]') from auth.identities i where i.user_id = u.id)) as person`;

const shown = z.object({ person: metadata });

/** A refusal as the client library reads it. */
export const refused = (status: AdminAnswer['status'], code: string, message: string): AdminAnswer => ({
  status,
  body: { code: status, error_code: code, msg: message },
});

const missing = refused(404, 'user_not_found', 'This project has no such account.');
const taken = refused(422, 'email_exists', 'This address is registered already.');
const unreadable = refused(
  400,
  'validation_failed',
  'A field of this request is missing or has a wrong form.',
);

/** An account by id. */
export async function oneUser(session: SqlSession, id: string): Promise<AdminAnswer> {
  const [row] = await session.query(
    `select ${user} from auth.users u where u.id = $1 and u.email is not null`,
    [id],
  );
  return row ? { status: 200, body: shown.parse(row).person } : missing;
}

/** A page of accounts, the oldest first, with the number of all. */
export async function listUsers(session: SqlSession, { searchParams }: URL): Promise<AdminAnswer> {
  const { page, per_page } = paging.parse(Object.fromEntries(searchParams));
  const rows = await session.query(
    `select ${user} from auth.users u where u.email is not null order by u.created_at, u.id limit $1 offset $2`,
    [per_page, (page - 1) * per_page],
  );
  const [count] = await session.query(
    'select count(*)::int as total from auth.users where email is not null',
  );
  const users = rows.map((row) => shown.parse(row).person);
  return { status: 200, body: { users, aud: 'authenticated' }, total: Number(count?.['total']) };
}

const isTaken = async (session: SqlSession, email: string, id: string | null): Promise<boolean> =>
  (
    await session.query('select 1 from auth.users where lower(email) = $1 and id is distinct from $2::uuid', [
      email,
      id,
    ])
  ).length > 0;

/** Writes the given fields of an account; the others stay. An address that the founder’s server vouches for counts as checked. */
async function write(session: SqlSession, id: string, wanted: z.infer<typeof changes>): Promise<void> {
  const { email, password, email_confirm, user_metadata, app_metadata, ban_duration } = wanted;
  const json = (value: object | undefined): string | null =>
    value === undefined ? null : JSON.stringify(value);
  await session.query(
    `update auth.users set email = coalesce($2, email), encrypted_password = coalesce($3, encrypted_password),
       email_confirmed_at = case when $4 then coalesce(email_confirmed_at, now()) else email_confirmed_at end,
       confirmation_sent_at = case when $4 then coalesce(confirmation_sent_at, now()) else confirmation_sent_at end,
       raw_user_meta_data = coalesce(raw_user_meta_data, '{}') || coalesce($5::jsonb, '{}'),
       raw_app_meta_data = coalesce(raw_app_meta_data, '{}') || coalesce($6::jsonb, '{}'),
       banned_until = case when $7::float8 is null then banned_until
         when $7 > 0 then now() + make_interval(secs => $7) end,
       updated_at = now()
     where id = $1`,
    [
      id,
      email ?? null,
      password === undefined ? null : await hash(password, 10),
      email_confirm ?? false,
      json(user_metadata),
      json(app_metadata),
      ban_duration ?? null,
    ],
  );
  if (email !== undefined)
    await session.query(
      `update auth.identities set identity_data = identity_data || jsonb_build_object('email', $2::text)
       where user_id = $1 and provider = 'email'`,
      [id, email],
    );
  if (ban_duration !== undefined && ban_duration > 0)
    await session.query('delete from auth.sessions where user_id = $1', [id]);
}

/** Makes an account; without `email_confirm` it cannot sign in yet. */
export async function createUser(session: SqlSession, given: unknown): Promise<AdminAnswer> {
  const wanted = changes.safeParse(given).data;
  if (wanted?.email === undefined) return unreadable;
  const { email } = wanted;
  if (await isTaken(session, email, null)) return taken;
  const id = await committed(session, async () => {
    const made = await insertAccount(session, email);
    await write(session, made, wanted);
    return made;
  });
  return oneUser(session, id);
}

/** Changes the given fields of an account; a `ban_duration` also ends its sessions. */
export async function changeUser(session: SqlSession, id: string, given: unknown): Promise<AdminAnswer> {
  const wanted = changes.safeParse(given).data;
  if (!wanted) return unreadable;
  const known = await oneUser(session, id);
  if (known.status !== 200) return known;
  if (wanted.email !== undefined && (await isTaken(session, wanted.email, id))) return taken;
  await committed(session, () => write(session, id, wanted));
  return oneUser(session, id);
}

/** Deletes an account, wholly or not at all. */
export async function deleteUser(session: SqlSession, id: string): Promise<AdminAnswer> {
  const done = await changePerson(session, { kind: 'delete', id });
  if (done.kind === 'unknown') return missing;
  if (done.kind === 'done') return { status: 200, body: {} };
  const table = done.table === undefined ? 'other data' : `rows of the table ${done.table}`;
  return refused(409, 'conflict', `The account was not deleted: ${table} belong to it.`);
}

/** Makes an account and the email with which its owner chooses a password. */
export async function inviteUser(
  session: SqlSession,
  given: unknown,
  { origin, link }: { readonly origin: string; readonly link: string },
): Promise<AdminAnswer> {
  const wanted = invitation.safeParse(given).data;
  if (!wanted) return unreadable;
  const { email, data } = wanted;
  if ((await invite(session, email, linkHashOf(link))) !== 'invited') return taken;
  const [found] = await session.query('select id::text from auth.users where lower(email) = $1', [email]);
  const id = String(found?.['id']);
  if (data !== undefined) await write(session, id, { user_metadata: data });
  const answer = await oneUser(session, id);
  return { ...answer, mail: { to: email, about: 'invite', opens: invitationAddress(origin, link) } };
}
