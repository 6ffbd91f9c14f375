import type { AttemptStore } from '../ports/backend.ts';
import { storedLimiters, withoutNames } from './attempts.ts';
import { growingLimit, type GrowingLimit, type Pace } from './growingLimit.ts';

const minute = 60;
const hour = 60 * minute;

/** Limits of all account requests that could be guessed at or flooded, each by account and by client address. */
export interface AccountLimits {
  readonly password: { readonly account: GrowingLimit; readonly address: GrowingLimit };
  readonly link: { readonly account: GrowingLimit; readonly address: GrowingLimit };
  readonly mail: { readonly account: GrowingLimit; readonly address: GrowingLimit };
  readonly signUp: { readonly account: GrowingLimit; readonly address: GrowingLimit };
}

/** Limits whose counts are stored, under hashes of their keys: a restart forgets none. */
export function accountLimits(signUpsPerHour: number, store: AttemptStore, secret: string): AccountLimits {
  const limiters = storedLimiters(store);
  const stored = (name: string, pace: Pace): GrowingLimit =>
    withoutNames(growingLimit(pace, limiters(name)), secret);
  const guesses = {
    account: { free: 10, within: 24 * hour, firstWait: 30, longestWait: hour },
    address: { free: 50, within: 15 * minute, firstWait: 30, longestWait: 15 * minute },
  };
  const mails = { free: 3, within: hour, firstWait: 2 * minute, longestWait: hour };
  return {
    password: {
      account: stored('password-account', guesses.account),
      address: stored('password-address', guesses.address),
    },
    link: {
      account: stored('link-account', guesses.account),
      address: stored('link-address', guesses.address),
    },
    mail: {
      account: stored('mail-account', mails),
      address: stored('mail-address', { ...mails, free: 20 }),
    },
    signUp: {
      account: stored('sign-up-account', { ...mails, free: 5 }),
      address: stored('sign-up-address', {
        free: signUpsPerHour,
        within: hour,
        firstWait: minute,
        longestWait: hour,
      }),
    },
  };
}
