import { classifyError, statusOf } from '../errors/index.ts';
import { textField } from '../fields/index.ts';
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

/** How a query ended: it passed (zero rows are fine), the database refused it, or it never got there (H29). */
export type QueryOutcome =
  | { readonly kind: 'passed' }
  | { readonly kind: 'refused'; readonly error: unknown }
  | { readonly kind: 'thrown'; readonly error: unknown };

/** What one check saw (CS-CALL-08, CS-CALL-11 to CS-CALL-13). */
export type CheckResult =
  | { readonly check: 'health'; readonly outcome: QueryOutcome }
  | { readonly check: 'rls'; readonly outcome: QueryOutcome; readonly table?: string }
  | { readonly check: 'performance'; readonly milliseconds: number; readonly inHiddenTab?: boolean }
  | { readonly check: 'connectivity'; readonly isConnected: boolean }
  /** The tables of the person's project, as they were last read. */
  | { readonly check: 'project'; readonly tables: readonly ProjectTable[] };

/** A table of a project, as far as the monitor judges it. */
export interface ProjectTable {
  readonly name: string;
  readonly rowSecurity: boolean;
}

const missingSession = /^PGRST30[0-3]$/u;

function messageOf(error: unknown): string {
  return typeof error === 'string' ? error : (textField(error, 'message') ?? '');
}

/** Nobody is signed in, or no longer: that says nothing about the health of the project (H29). */
function lacksSession(error: unknown, isSignedIn: boolean): boolean {
  if (missingSession.test(textField(error, 'code') ?? '')) return true;
  const { code } = classifyError(error);
  if (code === 'RLS_VIOLATION') return !isSignedIn;
  const status = statusOf(error);
  return status === 401 || (status === 403 && !isSignedIn);
}

/**
 * Whether an error is about row-level security: it says so, or Postgres does with its code (CS-MONI-28, A47).
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
 * Whether the project has the table profiles, and has it without row-level security (CS-MONI-23).
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

/** Infinite and unknown times are no measurements; nor is one that a hidden tab may have stretched (H37). */
function isSlow(milliseconds: number, inHiddenTab: boolean): boolean {
  return !inHiddenTab && Number.isFinite(milliseconds) && milliseconds > slowQueryThreshold;
}

/**
 * The issue a check brought to light; undefined when all is well or the check did not apply (CS-MONI-25 to CS-MONI-30).
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
