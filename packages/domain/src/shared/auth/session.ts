import { fieldOf, textField } from '../fields/index.ts';

/** The user of a session. */
export interface SessionUser {
  readonly id: string;
  /** Empty for an account without an email address. */
  readonly email: string;
}

/** A signed-in session. The tokens stay in the client that owns them. */
export interface AuthSession {
  readonly accessToken: string;
  readonly refreshToken: string;
  /** In epoch seconds, as in the tokens. */
  readonly expiresAt: number;
  readonly user: SessionUser;
}

/** The two access states. */
export type AccessState = 'signed-in' | 'anonymous';

/**
 * Reads a session in the backend's format; undefined for anything incomplete.
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
 * Whether somebody can use the whole studio or only its public pages.
 *
 * @example
 * accessState(undefined) // => 'anonymous'
 */
export function accessState(session: unknown): AccessState {
  return readSession(session) ? 'signed-in' : 'anonymous';
}
