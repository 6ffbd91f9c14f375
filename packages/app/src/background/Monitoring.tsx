import { classifyError } from '@saywright/domain/errors';
import {
  findingOf,
  healthCheckInterval,
  monitoringToasts,
  monitorInterval,
} from '@saywright/domain/monitoring';
import { retryTexts, retryToastDuration } from '@saywright/domain/retry';
import { toast } from '@saywright/ui/Toast';
import { useEffect, useRef } from 'react';
import { storageKeys } from '../product.ts';
import { useAuth } from '../providers/auth.ts';
import { useNetwork } from '../providers/network.ts';
import { checkHealth } from '../services/checks.ts';
import { logError } from '../services/errors.ts';
import { monitor } from '../services/monitor.ts';
import { seenTables } from '../services/projectTables.ts';
import { retrying } from '../services/retrying.ts';
import { readVisit, writeVisit } from '../services/storage.ts';
import { useStore } from '../services/store.ts';
import { checkNow, record } from './checking.ts';
import { useIssueNews } from './issueNews.ts';

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

/** Judges the tables of the project whenever they were read; nothing is asked for it (CS-MONI-23). */
function useProjectChecks(userId: string, isOn: boolean): void {
  const { scope, tables } = useStore(seenTables);
  useEffect(() => {
    if (isOn && scope === userId) record({ check: 'project', tables });
  }, [isOn, scope, tables, userId]);
}

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

/** Looks at once when the server goes or comes back: the monitor says it no later than the header. */
function useOutageChecks(isOn: boolean): void {
  const isLost = useNetwork().status === 'offline';
  const wasLost = useRef(isLost);
  useEffect(() => {
    if (wasLost.current === isLost) return;
    wasLost.current = isLost;
    if (isOn) void checkNow(false);
    if (!isLost && isDown) void errorLayerCheck();
  }, [isLost, isOn]);
}

/** Watches the project while somebody is signed in; starts by itself, says so once a visit (CS-MONI-08 to CS-MONI-10). */
export default function Monitoring(): null {
  const { isMonitoring } = useStore(monitor);
  const { userId } = useAuth();
  useIssueNews(userId);
  useProjectChecks(userId, isMonitoring);
  useOutageChecks(isMonitoring);
  useEffect(() => {
    monitor.send({ kind: 'started' });
    if (readVisit(storageKeys.monitorToast) === null) {
      writeVisit(storageKeys.monitorToast, 'said');
      toast({ ...monitoringToasts.activated, tone: 'success' });
    }
    return () => void monitor.send({ kind: 'forgotten' });
  }, []);
  useWhileVisible(monitorRound, monitorInterval, isMonitoring);
  useWhileVisible(errorLayerCheck, healthCheckInterval, true);
  return null;
}
