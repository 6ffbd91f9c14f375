import { safeText } from '../text/index.ts';

/** How often the error screen retries by itself at most (CS-RECV-06). */
export const maxRecoveryAttempts = 3;

/** The wait before each of these, in milliseconds (CS-RECV-07). */
export const recoveryDelay = 2000;

/** How long a page must stand without an error before its attempts are forgotten, in milliseconds (H33). */
export const stableAfter = 5000;

/** An error whose message mentions one of these is retried (CS-RECV-05). */
export const recoverableWords = ['chunk', 'loading', 'network', 'supabase'] as const;

/** The error screen and what led to it. */
export interface RecoveryState {
  /** Whether the error screen is shown. */
  readonly hasFailed: boolean;
  readonly message: string;
  /** Automatic retries since the last manual one or the last stable page. */
  readonly attempts: number;
  /** Whether the page was reloaded already to fetch its parts anew (H33). */
  readonly hasReloaded: boolean;
}

/** What can happen to the page. */
export type RecoveryEvent =
  | { readonly kind: 'failed'; readonly message: string }
  /** The automatic retry was made; `reload` when it was the page that was loaded anew. */
  | { readonly kind: 'auto-retried'; readonly how: 'render' | 'reload' }
  | { readonly kind: 'manual-retry' }
  /** The page stood long enough (H33). */
  | { readonly kind: 'stable' }
  | { readonly kind: 'go-home' };

/** All is well. */
export const initialRecovery: RecoveryState = {
  hasFailed: false,
  message: '',
  attempts: 0,
  hasReloaded: false,
};

/**
 * Whether a message mentions one of the four words (CS-RECV-05, CS-RECV-08).
 * @example
 * isRecoverable('Network down') // => true
 */
export function isRecoverable(message: string): boolean {
  const text = message.toLowerCase();
  return recoverableWords.some((word) => text.includes(word));
}

/** A part of the page that is no longer on the server, because a newer version is (H33). */
function isStaleChunk(message: string): boolean {
  return /chunk|dynamically imported module|importing a module script/iu.test(message);
}

/**
 * The automatic retry to make; undefined when none is (CS-RECV-05 to CS-RECV-08, H33).
 * @example
 * automaticRecovery({ ...initialRecovery, hasFailed: true, message: 'Loading chunk 7 failed' })
 * // => { delay: 2000, how: 'reload' }
 */
export function automaticRecovery(
  state: RecoveryState,
): { readonly delay: number; readonly how: 'render' | 'reload' } | undefined {
  if (!state.hasFailed || state.attempts >= maxRecoveryAttempts || !isRecoverable(state.message)) {
    return undefined;
  }
  const how = isStaleChunk(state.message) && !state.hasReloaded ? 'reload' : 'render';
  return { delay: recoveryDelay, how };
}

/**
 * Whether the retry button shows: only below three attempts (CS-RECV-04, A19).
 * @example
 * canRetryRecovery(initialRecovery) // => false
 */
export function canRetryRecovery(state: RecoveryState): boolean {
  return state.hasFailed && state.attempts < maxRecoveryAttempts;
}

/**
 * The error screen after an event; an event of unknown kind changes nothing (CS-RECV-03 to CS-RECV-09, A19, H33).
 * @example
 * reduceRecovery(initialRecovery, { kind: 'failed', message: 'Network down' }).hasFailed // => true
 */
export function reduceRecovery(state: RecoveryState, event: RecoveryEvent): RecoveryState {
  switch (event.kind) {
    case 'failed':
      return { ...state, hasFailed: true, message: event.message };
    case 'auto-retried':
      if (!automaticRecovery(state)) return state;
      return {
        ...state,
        hasFailed: false,
        attempts: state.attempts + 1,
        hasReloaded: state.hasReloaded || event.how === 'reload',
      };
    case 'manual-retry':
      return canRetryRecovery(state) ? { ...state, hasFailed: false, attempts: 0 } : state;
    case 'stable':
      return state.hasFailed ? state : { ...state, message: '', attempts: 0 };
    case 'go-home':
      return initialRecovery;
    default:
      return state;
  }
}

/** The fixed words of the error screen (CS-RECV-01 to CS-RECV-03). */
export const recoveryTexts = {
  title: 'System Recovery Mode',
  text: 'Something on this page stopped working. What you have executed is kept.',
  unreachable: 'The studio server cannot be reached. The page comes back by itself once it can.',
  retry: 'Retry Recovery',
  home: 'Go Home',
  homePath: '/',
} as const;

/**
 * What the error screen says about what happens next (CS-RECV-04 to CS-RECV-08, A19).
 * @example
 * recoveryStatus({ ...initialRecovery, hasFailed: true, message: 'Network down' })
 * // => 'The page is tried again in 2 seconds, attempt 1 of 3.'
 */
export function recoveryStatus(state: RecoveryState): string {
  const automatic = automaticRecovery(state);
  if (automatic) {
    const what = automatic.how === 'reload' ? 'The page is loaded anew' : 'The page is tried again';
    return `${what} in ${automatic.delay / 1000} seconds, attempt ${state.attempts + 1} of ${maxRecoveryAttempts}.`;
  }
  return canRetryRecovery(state)
    ? 'This does not go away by waiting. You can try again, or go home.'
    : `${maxRecoveryAttempts} attempts did not help. Please go home and start from there.`;
}

/**
 * What was reported, fit to be shown: cut and without secrets (H20).
 * @example
 * recoveryDetail({ ...initialRecovery, message: 'password=abc' }) // => 'password=[removed]'
 */
export function recoveryDetail(state: RecoveryState): string {
  return safeText(state.message, 300);
}
