import { safeText } from '../text/index.ts';

/** The maximum number of automatic retries of the error screen. */
export const maxRecoveryAttempts = 3;

/** The wait before each automatic retry, in milliseconds. */
export const recoveryDelay = 2000;

/** How long a page must run without an error before its attempts are reset, in milliseconds. */
export const stableAfter = 5000;

/** An error whose message mentions one of these is retried. */
export const recoverableWords = ['chunk', 'loading', 'network', 'supabase'] as const;

/** The error screen and what led to it. */
export interface RecoveryState {
  /** Whether the error screen is shown. */
  readonly hasFailed: boolean;
  readonly message: string;
  /** Automatic retries since the last manual one or the last stable page. */
  readonly attempts: number;
  /** Whether the page was already reloaded to fetch current chunks. */
  readonly hasReloaded: boolean;
}

/** The events of the page. */
export type RecoveryEvent =
  | { readonly kind: 'failed'; readonly message: string }
  /** An automatic retry was made; `reload` when the whole page was reloaded. */
  | { readonly kind: 'auto-retried'; readonly how: 'render' | 'reload' }
  | { readonly kind: 'manual-retry' }
  /** The page ran long enough without an error. */
  | { readonly kind: 'stable' }
  | { readonly kind: 'go-home' };

/** The state without an error. */
export const initialRecovery: RecoveryState = {
  hasFailed: false,
  message: '',
  attempts: 0,
  hasReloaded: false,
};

/**
 * Whether a message mentions one of the four words.
 * @example
 * isRecoverable('Network down') // => true
 */
export function isRecoverable(message: string): boolean {
  const text = message.toLowerCase();
  return recoverableWords.some((word) => text.includes(word));
}

/** Whether a chunk is missing on the server because a newer version was deployed. */
function isStaleChunk(message: string): boolean {
  return /chunk|dynamically imported module|importing a module script/iu.test(message);
}

/**
 * The automatic retry to make; undefined for none.
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
 * Whether the retry button is shown: only below three attempts.
 * @example
 * canRetryRecovery(initialRecovery) // => false
 */
export function canRetryRecovery(state: RecoveryState): boolean {
  return state.hasFailed && state.attempts < maxRecoveryAttempts;
}

/**
 * The error screen after an event; an event of unknown kind changes nothing.
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

/** The fixed texts of the error screen. */
export const recoveryTexts = {
  title: 'System Recovery Mode',
  text: 'Something on this page stopped working. What you have executed is kept.',
  unreachable: 'The studio server cannot be reached. The page comes back as soon as it responds.',
  retry: 'Retry Recovery',
  home: 'Go Home',
  homePath: '/',
} as const;

/**
 * The text of the error screen about the next step.
 * @example
 * recoveryStatus({ ...initialRecovery, hasFailed: true, message: 'Network down' })
 * // => 'The page tries again in 2 seconds, attempt 1 of 3.'
 */
export function recoveryStatus(state: RecoveryState): string {
  const automatic = automaticRecovery(state);
  if (automatic) {
    const what = automatic.how === 'reload' ? 'The page reloads' : 'The page tries again';
    return `${what} in ${automatic.delay / 1000} seconds, attempt ${state.attempts + 1} of ${maxRecoveryAttempts}.`;
  }
  return canRetryRecovery(state)
    ? 'Waiting does not fix this. Try again, or go home.'
    : `${maxRecoveryAttempts} attempts did not help. Please go home and start from there.`;
}

/**
 * The reported message for display, shortened and without secrets.
 * @example
 * recoveryDetail({ ...initialRecovery, message: 'password=abc' }) // => 'password=[removed]'
 */
export function recoveryDetail(state: RecoveryState): string {
  return safeText(state.message, 300);
}
