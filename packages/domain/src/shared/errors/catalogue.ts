/** Severity of an error; `critical` is reserved for the error screen. */
export type ErrorSeverity = 'low' | 'medium' | 'high' | 'critical';

export type ErrorCode =
  | 'RLS_VIOLATION'
  | 'NETWORK_ERROR'
  | 'DATABASE_ERROR'
  | 'QUOTA_EXCEEDED'
  | 'UNKNOWN_ERROR'
  | 'GENERIC_ERROR';

/** One kind of error, with its message for the user. */
export interface CatalogueEntry {
  readonly title?: string;
  readonly message: string;
  readonly severity: ErrorSeverity;
  readonly recoverable: boolean;
  readonly retryable?: boolean;
}

const generic = 'An unexpected error occurred. The system is handling it automatically.';

/** Every error the product distinguishes. */
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
 * Duration of an error toast in milliseconds; undefined means until it is dismissed.
 * @example
 * errorToastDuration('medium') // => 5000
 */
export function errorToastDuration(severity: ErrorSeverity): number | undefined {
  return severity === 'critical' ? undefined : 5000;
}

/**
 * Whether the toast uses the destructive style.
 * @example
 * isDestructive('high') // => true
 */
export function isDestructive(severity: ErrorSeverity): boolean {
  return severity === 'high' || severity === 'critical';
}
