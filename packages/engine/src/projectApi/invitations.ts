import type { SqlSession } from '../database/session.ts';
import { committed } from './personChanges.ts';

/** How long the link of an invitation works, in hours. */
export const invitationHours = 24;

export type Invited = 'invited' | 'registered' | 'blocked';

/** An invitation that is still open: only the hash of its link is stored, and using it or a newer one ends it. */
const open = `confirmation_token = $1 and email_confirmed_at is null and invited_at > now() - interval '${invitationHours} hours'
  and not coalesce(banned_until > now(), false)`;

/** Adds an account that nobody can sign in to yet, and returns its id. */
export async function insertAccount(session: SqlSession, email: string): Promise<string> {
  const [made] = await session.query(
    `insert into auth.users (id, email, raw_app_meta_data, raw_user_meta_data, created_at, updated_at)
     values (gen_random_uuid(), $1::text, '{"provider": "email", "providers": ["email"]}',
       jsonb_build_object('email', $1::text, 'email_verified', false), now(), now()) returning id::text`,
    [email],
  );
  const id = String(made?.['id']);
  await session.query(
    `insert into auth.identities (id, provider, provider_id, user_id, identity_data)
     values (gen_random_uuid(), 'email', $1::text, $1::uuid, jsonb_build_object('sub', $1::text,
       'email', $2::text, 'email_verified', false, 'phone_verified', false))`,
    [id, email],
  );
  return id;
}

/** Makes an account that is confirmed by a link, or a new link for one that was never confirmed. */
export async function invite(session: SqlSession, email: string, linkHash: string): Promise<Invited> {
  const [known] = await session.query(
    `select id::text, email_confirmed_at is not null as confirmed, coalesce(banned_until > now(), false) as blocked
     from auth.users where lower(email) = $1`,
    [email],
  );
  if (known?.['blocked'] === true) return 'blocked';
  if (known?.['confirmed'] === true) return 'registered';
  await committed(session, async () => {
    const id = known ? String(known['id']) : await insertAccount(session, email);
    await session.query(
      `update auth.users set confirmation_token = $2, confirmation_sent_at = now(), invited_at = now(),
         encrypted_password = null, updated_at = now() where id = $1`,
      [id, linkHash],
    );
  });
  return 'invited';
}

/** The address that a link invites; undefined once the link was used, replaced or too old. */
export async function invitedAddress(session: SqlSession, linkHash: string): Promise<string | undefined> {
  const [found] = await session.query(`select email::text from auth.users where ${open}`, [linkHash]);
  return found && String(found['email']);
}

/** Confirms the account of an invitation and sets its password; false where the link no longer works. */
export async function acceptInvitation(
  session: SqlSession,
  linkHash: string,
  passwordHash: string,
): Promise<boolean> {
  const changed = await session.query(
    `update auth.users set encrypted_password = $2, email_confirmed_at = now(), confirmation_token = null,
       confirmation_sent_at = null, recovery_token = null, updated_at = now(),
       raw_user_meta_data = coalesce(raw_user_meta_data, '{}') || '{"email_verified": true}'
     where ${open} returning id`,
    [linkHash, passwordHash],
  );
  return changed.length > 0;
}
