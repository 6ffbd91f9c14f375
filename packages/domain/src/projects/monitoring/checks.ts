import { classifyError, statusOf } from '../../shared/errors/index.ts';
import { textField } from '../../shared/fields/index.ts';
import {
  connectivityIssue,
  databaseConnectionError,
  fixableTable,
  healthCheckFailed,
  projectRowSecurityIssue,
  rowSecurityIssue,
  slowQueryIssue,
} from './findings.ts';
import { slowQueryThreshold } from './limits.ts';
import type { IssueFinding } from './types.ts';

/** How a query ended: passed (even with zero rows), refused by the database, or thrown before reaching it. */
export type QueryOutcome =
  | { readonly kind: 'passed' }
  | { readonly kind: 'refused'; readonly error: unknown }
  | { readonly kind: 'thrown'; readonly error: unknown };

/** The result of one check. */
export type CheckResult =
  | { readonly check: 'health'; readonly outcome: QueryOutcome }
  | { readonly check: 'rls'; readonly outcome: QueryOutcome; readonly table?: string }
  | { readonly check: 'performance'; readonly milliseconds: number; readonly inHiddenTab?: boolean }
  | { readonly check: 'connectivity'; readonly isConnected: boolean }
  /** The tables of the user's project, as last read. */
  | { readonly check: 'project'; readonly tables: readonly ProjectTable[] };

/** The facts about a project's table that the monitor checks. */
export interface ProjectTable {
  readonly name: string;
  readonly rowSecurity: boolean;
}

const missingSession = /^PGRST30[0-3]$/u;

function messageOf(error: unknown): string {
  return typeof error === 'string' ? error : (textField(error, 'message') ?? '');
}

/** Whether an error comes from a missing or expired session, which says nothing about the project's health. */
function lacksSession(error: unknown, isSignedIn: boolean): boolean {
  if (missingSession.test(textField(error, 'code') ?? '')) return true;
  const { code } = classifyError(error);
  if (code === 'RLS_VIOLATION') return !isSignedIn;
  const status = statusOf(error);
  return status === 401 || (status === 403 && !isSignedIn);
}

/**
 * Whether an error is about row-level security, by its message or its Postgres code.
 * @example
 * mentionsRowSecurity({ code: '42501' }) // => true
 */
export function mentionsRowSecurity(error: unknown): boolean {
  const message = messageOf(error);
  return (
    message.includes('RLS') || /\brls\b/iu.test(message) || classifyError(error).code === 'RLS_VIOLATION'
  );
}

/**
 * Whether the project has a table `profiles` without row-level security.
 * @example
 * projectLacksRowSecurity([{ name: 'profiles', rowSecurity: false }]) // => true
 */
export function projectLacksRowSecurity(tables: readonly ProjectTable[]): boolean {
  return tables.some(({ name, rowSecurity }) => name === fixableTable && !rowSecurity);
}

function queryFinding(outcome: QueryOutcome, table?: string): IssueFinding | undefined {
  if (outcome.kind === 'passed') return undefined;
  if (mentionsRowSecurity(outcome.error)) return rowSecurityIssue(messageOf(outcome.error), table);
  return outcome.kind === 'refused'
    ? databaseConnectionError(messageOf(outcome.error))
    : healthCheckFailed(messageOf(outcome.error));
}

/** Whether a measured time is slow; infinite, unknown and hidden-tab times do not count as measurements. */
function isSlow(milliseconds: number, inHiddenTab: boolean): boolean {
  return !inHiddenTab && Number.isFinite(milliseconds) && milliseconds > slowQueryThreshold;
}

/**
 * The issue that a check found; undefined when there is none or the check did not apply.
 * @example
 * findingOf({ check: 'performance', milliseconds: 2500 }, true).description
 * // => 'Slow query detected: 2500ms response time'
 */
export function findingOf(result: CheckResult, isSignedIn: boolean): IssueFinding | undefined {
  switch (result.check) {
    case 'connectivity':
      return result.isConnected ? undefined : connectivityIssue;
    case 'project':
      return projectLacksRowSecurity(result.tables) ? projectRowSecurityIssue : undefined;
    case 'performance':
      return isSlow(result.milliseconds, result.inHiddenTab ?? false)
        ? slowQueryIssue(result.milliseconds)
        : undefined;
    case 'health':
    case 'rls': {
      const { outcome } = result;
      if (outcome.kind !== 'passed' && lacksSession(outcome.error, isSignedIn)) return undefined;
      return queryFinding(outcome, result.check === 'rls' ? result.table : undefined);
    }
    default:
      return undefined;
  }
}
