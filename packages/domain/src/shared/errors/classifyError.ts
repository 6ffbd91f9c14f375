import { fieldOf, textField } from '../fields/index.ts';
import { isBlank, safeText } from '../text/index.ts';
import { errorCatalogue, type ErrorCode, type ErrorSeverity } from './catalogue.ts';
import { statusOf } from './statusOf.ts';

/** A classified error. */
export interface ErrorRecord {
  readonly code: ErrorCode;
  /** The reported message, shortened and without secrets. */
  readonly message: string;
  readonly severity: ErrorSeverity;
  readonly recoverable: boolean;
  readonly userMessage: string;
  readonly retryable: boolean;
}

interface Facts {
  readonly code: string;
  readonly name: string;
  readonly message: string;
  readonly status: number | undefined;
}

type ErrorRule = readonly [ErrorCode, (facts: Facts) => boolean];

/** The rules; the first match counts. */
const errorRules: readonly ErrorRule[] = [
  ['RLS_VIOLATION', ({ code, message }) => code === '42501' || /row[- ]level security/iu.test(message)],
  ['QUOTA_EXCEEDED', ({ status, message }) => status === 429 || /quota|rate[ -]?limit/iu.test(message)],
  ['DATABASE_ERROR', ({ code }) => code.startsWith('PGRST')],
  [
    'NETWORK_ERROR',
    ({ name, message }) =>
      /network|failed to fetch|fetch failed|typeerror: load failed|\boffline\b/iu.test(message) ||
      name === 'NetworkError' ||
      (name === 'TypeError' && /fetch|load failed/iu.test(message)),
  ],
];

function factsOf(error: unknown): Facts {
  const code = fieldOf(error, 'code');
  return {
    code: typeof code === 'number' ? String(code) : typeof code === 'string' ? code : '',
    name: textField(error, 'name') ?? '',
    message: typeof error === 'string' ? error : (textField(error, 'message') ?? ''),
    status: statusOf(error),
  };
}

/**
 * Classifies any thrown value; one that matches no rule is UNKNOWN_ERROR.
 * @example
 * classifyError({ code: '42501' }).code // => 'RLS_VIOLATION'
 */
export function classifyError(error: unknown): ErrorRecord {
  const facts = factsOf(error);
  const code = errorRules.find(([, applies]) => applies(facts))?.[0] ?? 'UNKNOWN_ERROR';
  const { message, severity, recoverable, retryable = false } = errorCatalogue[code];
  return {
    code,
    message: isBlank(facts.message) ? message : safeText(facts.message),
    severity,
    recoverable,
    userMessage: message,
    retryable,
  };
}
