import { classifyError } from '../errors/index.ts';
import { isBlank, safeText } from '../text/index.ts';
import type { IssueFinding } from './types.ts';

/** The one table whose missing row-level security can be fixed by a proposal (CS-MONI-23). */
export const fixableTable = 'profiles';

const longestCause = 300;

function cause(message: string): string {
  return isBlank(message) ? 'no reason was given' : safeText(message, longestCause);
}

/** What a connection that failed is called; the words of a browser are for nobody. */
const unreachable = 'the studio server cannot be reached';

function reason(message: string): string {
  return classifyError({ message }).code === 'NETWORK_ERROR' ? unreachable : cause(message);
}

/**
 * A health check that could not be made at all (CS-MONI-25).
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
 * A health check that the database answered with an error (CS-MONI-26).
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

/** The connectivity test did not come through (CS-MONI-27, A52). */
export const connectivityIssue: IssueFinding = {
  type: 'error',
  severity: 'high',
  description: 'Database connectivity issue detected',
  autoFixable: false,
  source: 'database',
};

/**
 * A complaint about row-level security; only the one on profiles can be fixed (CS-MONI-23, CS-MONI-28).
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

/** The project's own table profiles has no row-level security: the one issue that a plan can fix (CS-MONI-23). */
export const projectRowSecurityIssue: IssueFinding = {
  type: 'warning',
  severity: 'medium',
  description: 'RLS is off for the table profiles of your project',
  autoFixable: true,
  source: 'rls',
};

/**
 * A query above the threshold, with the time that was measured (CS-MONI-30, A52).
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
 * An instruction that failed, cut and without secrets (CS-MONI-32, H20).
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
