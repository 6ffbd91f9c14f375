/** How bad an error is; critical is kept for the error screen (CS-ERRS-02, A46). */
export type ErrorSeverity = 'low' | 'medium' | 'high' | 'critical';

export type ErrorCode =
  | 'RLS_VIOLATION'
  | 'NETWORK_ERROR'
  | 'DATABASE_ERROR'
  | 'QUOTA_EXCEEDED'
  | 'UNKNOWN_ERROR'
  | 'GENERIC_ERROR';

/** One kind of error as it is told to the user. */
export interface CatalogueEntry {
  readonly title?: string;
  readonly message: string;
  readonly severity: ErrorSeverity;
  readonly recoverable: boolean;
  readonly retryable?: boolean;
}

const generic = 'An unexpected error occurred. The system is handling it automatically.';

/** Every error the product tells apart (CS-ERRS-03 to CS-ERRS-10, A45, A46). */
export const errorCatalogue: Readonly<Record<ErrorCode, CatalogueEntry>> = {
  RLS_VIOLATION: {
    title: 'Access Denied',
    message: 'Access denied. Please check your permissions or sign in again.',
    severity: 'high',
    recoverable: true,
    retryable: false,
  },
  NETWORK_ERROR: {
    title: 'Connection Issue',
    message: 'Connection issue detected. Retrying automatically...',
    severity: 'medium',
    recoverable: true,
    retryable: true,
  },
  DATABASE_ERROR: {
    title: 'Database Error',
    message: 'Database operation failed. This has been logged for review.',
    severity: 'high',
    recoverable: false,
    retryable: false,
  },
  QUOTA_EXCEEDED: {
    title: 'Quota Exceeded',
    message: 'Usage quota exceeded. Please try again later or upgrade your plan.',
    severity: 'medium',
    recoverable: true,
    retryable: false,
  },
  UNKNOWN_ERROR: {
    title: 'System Notice',
    message: generic,
    severity: 'medium',
    recoverable: true,
    retryable: true,
  },
  GENERIC_ERROR: { message: generic, severity: 'low', recoverable: true },
};

/**
 * How long an error toast stays, in milliseconds; undefined: until it is dismissed (CS-ERRS-11, CS-ERRS-12).
 * @example
 * errorToastDuration('medium') // => 5000
 */
export function errorToastDuration(severity: ErrorSeverity): number | undefined {
  return severity === 'critical' ? undefined : 5000;
}

/**
 * Whether the toast has the destructive style (CS-ERRS-13).
 * @example
 * isDestructive('high') // => true
 */
export function isDestructive(severity: ErrorSeverity): boolean {
  return severity === 'high' || severity === 'critical';
}
