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
import { checkNow, record } from './monitorChecks.ts';
import { useIssueNotifications } from './issueNotifications.ts';

/** Runs work now and then at an interval; pauses in a hidden tab and catches up when it is visible again. */
function useWhileVisible(work: () => Promise<void>, interval: number, isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return undefined;
    let missed = false;
    const tick = (): void => {
      if (document.hidden) missed = true;
      else void work();
    };
    const resume = (): void => {
      if (document.hidden || !missed) return;
      missed = false;
      void work();
    };
    tick();
    const timer = setInterval(tick, interval);
    document.addEventListener('visibilitychange', resume);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', resume);
    };
  }, [work, interval, isOn]);
}

const monitorRound = (): Promise<void> => checkNow(monitor.get().lastCheck === undefined);

/** Checks the project's tables whenever a page has read them; makes no request. */
function useProjectChecks(userId: string, isOn: boolean): void {
  const { scope, tables } = useStore(seenTables);
  useEffect(() => {
    if (isOn && scope === userId) record({ check: 'project', tables });
  }, [isOn, scope, tables, userId]);
}

/** Whether the last check of the error layer failed; further failures stay silent until one passes. */
let isDown = false;

/** The error layer's health check: runs the documented retries once per outage, and logs the failure. */
async function errorLayerCheck(): Promise<void> {
  const check = async (): Promise<void> => {
    const result = await checkHealth();
    if (result.check === 'health' && result.outcome.kind !== 'passed' && findingOf(result, true))
      throw result.outcome.error;
  };
  try {
    await (isDown ? check() : retrying('health check', check));
    if (isDown) toast({ title: retryTexts.recovered, tone: 'success', duration: retryToastDuration });
    isDown = false;
  } catch (error) {
    isDown = true;
    logError(classifyError(error), { service: 'Supabase', operation: 'health check' });
  }
}

/** Checks at once when the server goes away or returns, so that the monitor is not behind the header. */
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

/** Monitors the project while somebody is signed in. Starts automatically, with one toast per visit. */
export default function Monitoring(): null {
  const { isMonitoring } = useStore(monitor);
  const { userId } = useAuth();
  useIssueNotifications(userId);
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
