import { fieldOf, textField } from '../../shared/fields/index.ts';
import { fail, ok, type Result } from '../../shared/result.ts';
import { tokenMargin } from './constants.ts';
import { paymentErrors } from './texts.ts';

/** An access token with its expiry in epoch milliseconds. */
export interface PaymentToken {
  readonly accessToken: string;
  readonly expiresAt: number;
}

/**
 * The token in the provider's answer, received at `now` (epoch milliseconds).
 * @example
 * tokenFrom({ access_token: 'a', expires_in: 60 }, 1000)
 * // => { ok: true, value: { accessToken: 'a', expiresAt: 61000 } }
 */
export function tokenFrom(answer: unknown, now: number): Result<PaymentToken> {
  const accessToken = textField(answer, 'access_token');
  const seconds = fieldOf(answer, 'expires_in');
  const expiresAt = typeof seconds === 'number' ? now + seconds * 1000 : Number.NaN;
  return accessToken && Number.isFinite(expiresAt)
    ? ok({ accessToken, expiresAt })
    : fail(paymentErrors.auth('the answer has no token'));
}

/**
 * Whether a token may still be used: until 30 seconds before its expiry.
 * @example
 * isTokenFresh({ accessToken: 'a', expiresAt: 60_000 }, 30_000) // => false
 */
export function isTokenFresh(token: PaymentToken | undefined, now: number): token is PaymentToken {
  return token !== undefined && now < token.expiresAt - tokenMargin;
}
