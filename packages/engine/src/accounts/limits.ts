import type { AttemptStore } from '../ports/backend.ts';
import { tooMany } from './answers.ts';
import { storedLimiters, withoutNames } from './attempts.ts';
import { growingLimit, type GrowingLimit, type Pace } from './growingLimit.ts';

const minute = 60;
const hour = 60 * minute;

interface LimitPair {
  readonly account: GrowingLimit;
  readonly address: GrowingLimit;
}

/** Limits of all account requests that could be guessed at or flooded, each by account and by client address. */
export interface AccountLimits {
  readonly password: LimitPair;
  readonly link: LimitPair;
  readonly mail: LimitPair;
  readonly signUp: LimitPair;
}

/**
 * Counts an attempt for the client's address and, where the request names one, for an account; throws how long to wait
 * after too many.
 */
export async function countAttempt(
  { address, account }: LimitPair,
  names: { readonly address: string; readonly account?: string },
): Promise<{ readonly succeeded: () => Promise<void> }> {
  const ofAddress = await address.take(names.address);
  if (ofAddress.wait !== 0) throw tooMany(ofAddress.wait);
  const ofAccount = names.account === undefined ? undefined : await account.take(names.account);
  if (ofAccount !== undefined && ofAccount.wait !== 0) {
    await ofAddress.succeeded(false);
    throw tooMany(ofAccount.wait);
  }
  return {
    succeeded: async () => {
      await Promise.all([ofAddress.succeeded(false), ofAccount?.succeeded(true)]);
    },
  };
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
