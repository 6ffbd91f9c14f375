import { classifyError } from '../../shared/errors/index.ts';
import { isBlank, safeText } from '../../shared/text/index.ts';
import type { IssueFinding } from './types.ts';

/** The only table whose missing row-level security can be fixed by a proposal. */
export const fixableTable = 'profiles';

const longestCause = 300;

function cause(message: string): string {
  return isBlank(message) ? 'no reason was given' : safeText(message, longestCause);
}

/** Replaces the browser's own message for a failed connection. */
const unreachable = 'the studio server cannot be reached';

function reason(message: string): string {
  return classifyError({ message }).code === 'NETWORK_ERROR' ? unreachable : cause(message);
}

/**
 * The issue of a health check that did not reach the server.
 * @example
 * healthCheckFailed('Failed to fetch').description
 * // => 'Health check failed: the studio server cannot be reached'
 */
export function healthCheckFailed(message: string): IssueFinding {
  return {
    type: 'error',
    severity: 'high',
    description: `Health check failed: ${reason(message)}`,
    autoFixable: false,
    source: 'network',
  };
}

/**
 * The issue of a health check that the database answered with an error.
 * @example
 * databaseConnectionError('too many connections').description
 * // => 'Database connection error: too many connections'
 */
export function databaseConnectionError(message: string): IssueFinding {
  return {
    type: 'error',
    severity: 'high',
    description: `Database connection error: ${cause(message)}`,
    autoFixable: false,
    source: 'database',
  };
}

/** The issue of a failed connectivity check. */
export const connectivityIssue: IssueFinding = {
  type: 'error',
  severity: 'high',
  description: 'Database connectivity issue detected',
  autoFixable: false,
  source: 'database',
};

/**
 * An issue with row-level security; only the one on `profiles` can be fixed.
 * @example
 * rowSecurityIssue('', 'orders')
 * // => { type: 'warning', severity: 'medium', description: 'RLS on orders', autoFixable: false, source: 'rls' }
 */
export function rowSecurityIssue(message: string, table: string = fixableTable): IssueFinding {
  return {
    type: 'warning',
    severity: 'medium',
    description: isBlank(message) ? `RLS on ${safeText(table, 80)}` : safeText(message, longestCause),
    autoFixable: table === fixableTable,
    source: 'rls',
  };
}

/** The project's table `profiles` has no row-level security: the only issue that a plan can fix. */
export const projectRowSecurityIssue: IssueFinding = {
  type: 'warning',
  severity: 'medium',
  description: 'RLS is off for the table profiles of your project',
  autoFixable: true,
  source: 'rls',
};

/**
 * The issue of a query above the threshold, with its measured time.
 * @example
 * slowQueryIssue(2500.2).description // => 'Slow query detected: 2501ms response time'
 */
export function slowQueryIssue(milliseconds: number): IssueFinding {
  return {
    type: 'performance',
    severity: 'medium',
    description: `Slow query detected: ${Math.ceil(milliseconds)}ms response time`,
    autoFixable: false,
    source: 'database',
  };
}

/**
 * The issue of a failed instruction, shortened and without secrets.
 * @example
 * failedOperationIssue('Show customers').description // => 'Failed operation: Show customers'
 */
export function failedOperationIssue(instruction: string): IssueFinding {
  return {
    type: 'error',
    severity: 'medium',
    description: `Failed operation: ${safeText(instruction, longestCause)}`,
    autoFixable: false,
    source: 'client',
  };
}
