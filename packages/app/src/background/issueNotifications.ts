import {
  autoFixLog,
  issueToast,
  monitoringToasts,
  pendingFixes,
  type MonitoringIssue,
} from '@saywright/domain/monitoring';
import { issueNotification } from '@saywright/domain/notifications';
import { toast } from '@saywright/ui/Toast';
import { useEffect } from 'react';
import { log } from '../services/log.ts';
import { monitor, rememberIssues } from '../services/monitor.ts';
import { notify } from '../services/notifications.ts';
import { notificationPreferences } from '../services/notificationPreferences.ts';

function notifyIssue(userId: string, issue: MonitoringIssue): void {
  const message = issueToast(issue);
  if (message) toast({ ...message, tone: 'warning' });
  notify(userId, { kind: 'add', notification: issueNotification(issue) });
}

/** Proposes fixes as plans that need approval; none is applied automatically. */
function proposeFixes(proposed: Set<string>): void {
  for (const { id } of pendingFixes(monitor.get())) {
    if (proposed.has(id)) continue;
    proposed.add(id);
    log(autoFixLog);
    toast({ ...monitoringToasts.autoFixProposed, tone: 'info' });
  }
}

/** Announces each new issue of a person's project once, and resolves its notification when it is over. Survives visits. */
export function useIssueNotifications(userId: string): void {
  useEffect(() => {
    const forget = rememberIssues(userId);
    const first = monitor.get();
    const known = new Set(first.issues.map(({ id }) => id));
    const proposed = new Set(known);
    let fixes = first.autoFixesApplied;
    const unfollow = monitor.subscribe(() => {
      const { issues, dismissed, autoFixesApplied } = monitor.get();
      const open = new Set([...issues, ...dismissed].map(({ id }) => id));
      for (const id of known) {
        if (open.has(id)) continue;
        known.delete(id);
        notify(userId, { kind: 'resolved', issueId: id, now: Date.now() });
      }
      for (const issue of issues) {
        if (known.has(issue.id)) continue;
        known.add(issue.id);
        if (notificationPreferences(userId).store.get().issues) notifyIssue(userId, issue);
      }
      proposeFixes(proposed);
      if (autoFixesApplied > fixes) toast({ ...monitoringToasts.autoFix, tone: 'success' });
      fixes = autoFixesApplied;
    });
    return () => {
      unfollow();
      forget();
    };
  }, [userId]);
}
