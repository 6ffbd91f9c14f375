import { fieldOf, textField } from '../fields/index.ts';
import { isBlank, safeText } from '../text/index.ts';
import { errorCatalogue, type ErrorCode, type ErrorSeverity } from './catalogue.ts';
import { statusOf } from './statusOf.ts';

/** What is known about an error (CS-ERRS-01). */
export interface ErrorRecord {
  readonly code: ErrorCode;
  /** What was reported, cut and without secrets (H20). */
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

/** Rules in the order in which they are tried (A47). */
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
 * The record of whatever was thrown; what fits no rule is UNKNOWN_ERROR (CS-ERRS-03 to CS-ERRS-09, A47).
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
