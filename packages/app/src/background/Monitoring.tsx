import { classifyError } from '@saywright/domain/errors';
import {
  autoFixLog,
  findingOf,
  healthCheckInterval,
  issueToast,
  monitoringToasts,
  monitorInterval,
  pendingFixes,
  type MonitoringIssue,
} from '@saywright/domain/monitoring';
import { issueNotification } from '@saywright/domain/notifications';
import { retryTexts, retryToastDuration } from '@saywright/domain/retry';
import { toast } from '@saywright/ui/Toast';
import { useEffect } from 'react';
import { storageKeys } from '../product.ts';
import { useAuth } from '../providers/auth.ts';
import { checkHealth } from '../services/checks.ts';
import { logError } from '../services/errors.ts';
import { log } from '../services/log.ts';
import { monitor } from '../services/monitor.ts';
import { notifications } from '../services/notifications.ts';
import { retrying } from '../services/retrying.ts';
import { readVisit, writeVisit } from '../services/storage.ts';
import { useStore } from '../services/store.ts';
import { tellings } from '../services/tellings.ts';
import { checkNow } from './checking.ts';

function tell(issue: MonitoringIssue): void {
  const message = issueToast(issue);
  if (message) toast({ ...message, tone: 'warning' });
  notifications.send({ kind: 'add', notification: issueNotification(issue) });
}

/** A fix is never applied: it is proposed, as a plan that waits for a yes (CS-MONI-19 to CS-MONI-24, H24). */
function proposeFixes(): void {
  for (const { id } of pendingFixes(monitor.get())) {
    monitor.send({ kind: 'fix-attempted', id });
    log(autoFixLog);
    toast({ ...monitoringToasts.autoFix, tone: 'info' });
  }
}

/** Says what became known since the last look, once each, to a person who wants to be told. */
function useNews(userId: string): void {
  useEffect(() => {
    const known = new Set(monitor.get().issues.map(({ id }) => id));
    return monitor.subscribe(() => {
      for (const issue of monitor.get().issues) {
        if (known.has(issue.id)) continue;
        known.add(issue.id);
        if (tellings(userId).store.get().issues) tell(issue);
      }
      proposeFixes();
    });
  }, [userId]);
}

/** Runs work at once and then at an interval; a hidden tab rests, and looks as soon as it is seen again (A33, H30). */
function useWhileVisible(work: () => Promise<void>, interval: number, isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return undefined;
    let missed = false;
    const tick = (): void => {
      if (document.hidden) missed = true;
      else void work();
    };
    const seen = (): void => {
      if (document.hidden || !missed) return;
      missed = false;
      void work();
    };
    tick();
    const timer = setInterval(tick, interval);
    document.addEventListener('visibilitychange', seen);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', seen);
    };
  }, [work, interval, isOn]);
}

const monitorRound = (): Promise<void> => checkNow(monitor.get().lastCheck === undefined);

/** Whether the last try of the error layer failed; it then waits quietly until it works again. */
let isDown = false;

/** The error layer's own check: a connection that is gone is tried again as documented, once, and logged (CS-CALL-09, CS-RTRY-01, A33). */
async function errorLayerCheck(): Promise<void> {
  const look = async (): Promise<void> => {
    const result = await checkHealth();
    if (result.check === 'health' && result.outcome.kind !== 'passed' && findingOf(result, true))
      throw result.outcome.error;
  };
  try {
    await (isDown ? look() : retrying('health check', look));
    if (isDown) toast({ title: retryTexts.recovered, tone: 'success', duration: retryToastDuration });
    isDown = false;
  } catch (error) {
    isDown = true;
    logError(classifyError(error), { service: 'Supabase', operation: 'health check' });
  }
}

/** Watches the project while somebody is signed in; starts by itself, says so once a visit (CS-MONI-08 to CS-MONI-10). */
export default function Monitoring(): null {
  const { isMonitoring } = useStore(monitor);
  useNews(useAuth().userId);
  useEffect(() => {
    monitor.send({ kind: 'started' });
    if (readVisit(storageKeys.monitorToast) === null) {
      writeVisit(storageKeys.monitorToast, 'said');
      toast({ ...monitoringToasts.activated, tone: 'success' });
    }
    return () => {
      monitor.send({ kind: 'forgotten' });
      notifications.send({ kind: 'clear' });
    };
  }, []);
  useWhileVisible(monitorRound, monitorInterval, isMonitoring);
  useWhileVisible(errorLayerCheck, healthCheckInterval, true);
  return null;
}
