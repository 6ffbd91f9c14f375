import { fieldOf, textField } from '../fields/index.ts';

/** Whose session it is. */
export interface SessionUser {
  readonly id: string;
  /** Empty for an account without one. */
  readonly email: string;
}

/** A session as the studio needs it (CS-AUTH-14). The tokens stay in the client that owns them. */
export interface AuthSession {
  readonly accessToken: string;
  readonly refreshToken: string;
  /** In epoch seconds, as tokens say it. */
  readonly expiresAt: number;
  readonly user: SessionUser;
}

/** There are exactly two (CS-AUTH-23). */
export type AccessState = 'signed-in' | 'anonymous';

/**
 * Reads a session as the backend writes it; undefined for anything that is not a whole one (CS-AUTH-14).
 *
 * @example
 * readSession({ access_token: 'a' }) // => undefined
 */
export function readSession(value: unknown): AuthSession | undefined {
  const accessToken = textField(value, 'access_token');
  const refreshToken = textField(value, 'refresh_token');
  const expiresAt = fieldOf(value, 'expires_at');
  const user = fieldOf(value, 'user');
  const id = textField(user, 'id');
  if (!accessToken || !refreshToken || !id) return undefined;
  if (typeof expiresAt !== 'number' || !Number.isFinite(expiresAt)) return undefined;
  return { accessToken, refreshToken, expiresAt, user: { id, email: textField(user, 'email') ?? '' } };
}

/**
 * What somebody may reach: all of the studio, or what is public (CS-AUTH-23).
 *
 * @example
 * accessState(undefined) // => 'anonymous'
 */
export function accessState(session: unknown): AccessState {
  return readSession(session) ? 'signed-in' : 'anonymous';
}
