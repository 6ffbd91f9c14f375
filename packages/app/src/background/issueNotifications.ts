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
import { tellings } from '../services/tellings.ts';

function tell(userId: string, issue: MonitoringIssue): void {
  const message = issueToast(issue);
  if (message) toast({ ...message, tone: 'warning' });
  notify(userId, { kind: 'add', notification: issueNotification(issue) });
}

/** A fix is never applied by itself: it is proposed, as a plan that waits for a yes (CS-MONI-19, CS-MONI-24, H24). */
function proposeFixes(proposed: Set<string>): void {
  for (const { id } of pendingFixes(monitor.get())) {
    if (proposed.has(id)) continue;
    proposed.add(id);
    log(autoFixLog);
    toast({ ...monitoringToasts.autoFixProposed, tone: 'info' });
  }
}

/** Follows the issues of a person's project, kept from visit to visit: says what is new, once each, and what is over. */
export function useIssueNews(userId: string): void {
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
        if (tellings(userId).store.get().issues) tell(userId, issue);
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
