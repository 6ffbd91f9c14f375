import type { IssueFinding, IssueSource, MonitoringIssue } from '../monitoring/index.ts';
import type { Service } from '../../operations/types.ts';
import { serviceAt, type ServicePlace } from '../../operations/outcome/index.ts';
import { safeText } from '../../shared/text/index.ts';
import type { NotificationType, StudioNotification } from './types.ts';

const issueTitles: Readonly<Record<IssueSource, string>> = {
  database: 'Database issue',
  rls: 'RLS Policy Issue',
  network: 'Connection issue',
  client: 'Operation failed',
};

function issueTitle({ type, source }: IssueFinding): string {
  return type === 'performance' ? 'Performance Warning' : issueTitles[source];
}

/**
 * The notification of a recorded issue.
 * @example
 * issueNotification({ ...connectivityIssue, id: 'a', timestamp: 0, fixApplied: false }).title
 * // => 'Database issue'
 */
export function issueNotification(issue: MonitoringIssue): StudioNotification {
  return {
    id: `issue-${issue.id}`,
    title: issueTitle(issue),
    message: safeText(issue.description),
    type: issue.type === 'error' ? 'error' : 'warning',
    timestamp: issue.timestamp,
    read: false,
  };
}

const minute = 60_000;

function durationText(milliseconds: number): string {
  const minutes = Math.round(milliseconds / minute);
  if (minutes >= 60) return 'more than an hour';
  return minutes > 1 ? `${minutes} minutes` : 'about a minute';
}

/**
 * The list with the notification of an issue marked as resolved; unchanged without such a notification.
 * @example
 * resolveNotification([], 'a', 0) // => []
 */
export function resolveNotification(
  list: readonly StudioNotification[],
  issueId: string,
  now: number,
): readonly StudioNotification[] {
  const id = `issue-${issueId}`;
  if (!list.some((notification) => notification.id === id && notification.type !== 'success')) return list;
  return list.map((notification) =>
    notification.id === id
      ? {
          ...notification,
          type: 'success',
          title: `${notification.title}: resolved`,
          message: `${notification.message}. It was over after ${durationText(now - notification.timestamp)}.`,
        }
      : notification,
  );
}

/** How an operation ended. */
export type OperationEnding = 'executed' | 'simulated' | 'undone' | 'failed';

const endings: Readonly<
  Record<OperationEnding, { readonly type: NotificationType; readonly title: string }>
> = {
  executed: { type: 'success', title: 'Change executed' },
  simulated: { type: 'info', title: 'Simulated: nothing was changed' },
  undone: { type: 'info', title: 'Change undone' },
  failed: { type: 'error', title: 'Operation failed' },
};

/**
 * The notification about the end of an operation; success only for an observed effect.
 * @example
 * operationNotification({
 *   id: 'a', title: 'Created customers', service: 'database', place: 'machine', ending: 'executed', timestamp: 0,
 * }).message // => 'Local database: Created customers'
 */
export function operationNotification(operation: {
  readonly id: string;
  /** The title in the history. */
  readonly title: string;
  readonly service: Service;
  readonly place: ServicePlace;
  readonly ending: OperationEnding;
  /** In epoch milliseconds. */
  readonly timestamp: number;
}): StudioNotification {
  const { type, title } = endings[operation.ending];
  const name = serviceAt(operation.service, operation.place);
  return {
    id: `operation-${operation.id}-${operation.ending}`,
    title,
    message: `${name.charAt(0).toUpperCase()}${name.slice(1)}: ${safeText(operation.title)}`,
    type,
    timestamp: operation.timestamp,
    read: false,
  };
}
