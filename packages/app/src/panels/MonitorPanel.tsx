import {
  autoFixProposal,
  monitoringToasts,
  monitorText,
  projectRowSecurityIssue,
  summarizeHealth,
  type HealthSummary,
  type MonitoringIssue,
} from '@saywright/domain/monitoring';
import { MonitorCard, type MonitorIssue } from '@saywright/ui/MonitorCard';
import { toast } from '@saywright/ui/Toast';
import { Suspense, useState, type ReactElement } from 'react';
import { useNavigate } from 'react-router';
import { checkNow } from '../background/checking.ts';
import { panelsCopy } from '../copy/panels.ts';
import { storageKeys } from '../product.ts';
import { monitor } from '../services/monitor.ts';
import { writeText } from '../services/storage.ts';
import { useStore } from '../services/store.ts';
import { laterPart } from '../shell/laterPart.tsx';
import { clockTime } from '../time.ts';
import { useNow } from './useNow.ts';

const dots = { healthy: 'online', warning: 'processing', critical: 'offline' } as const satisfies Readonly<
  Record<HealthSummary, string>
>;

const ProposedFix = laterPart(() => import('./ProposedFix.tsx'));

const dismiss = (id: string): void => void monitor.send({ kind: 'dismissed', id });

/** The agent that watches the project: how it stands, what it found, and what can be done (CS-DASH-09, CS-STUD-04). */
export function MonitorPanel(): ReactElement {
  const state = useStore(monitor);
  const now = useNow();
  const navigate = useNavigate();
  const [checking, setChecking] = useState(false);
  const [isShown, setShown] = useState<boolean>();

  /**
   * Where the table is the project's own, the fix is said to the agent and becomes a plan to look at; the studio's own is
   * out of reach of any plan, so its fix is shown. Nothing is applied here (CS-MONI-24).
   */
  const review = ({ description }: MonitoringIssue): void => {
    if (description !== projectRowSecurityIssue.description) {
      setShown(true);
      return;
    }
    writeText(storageKeys.draft, autoFixProposal.instruction);
    void navigate('/agent');
  };
  const view = (issue: MonitoringIssue): MonitorIssue => ({
    id: issue.id,
    description: issue.description,
    severity: issue.severity,
    severityLabel: panelsCopy.severities[issue.severity],
    note: `${panelsCopy.sources[issue.source]}, ${clockTime(issue.timestamp)}`,
    ...(issue.fixApplied && { fixedLabel: panelsCopy.fixApplied }),
    ...(issue.autoFixable &&
      !issue.fixApplied && { action: { label: panelsCopy.reviewFix, onPress: () => review(issue) } }),
  });
  const toggle = (): void => {
    monitor.send({ kind: state.isMonitoring ? 'paused' : 'started' });
    toast({ ...(state.isMonitoring ? monitoringToasts.paused : monitoringToasts.activated), tone: 'info' });
  };
  const check = async (): Promise<void> => {
    setChecking(true);
    await checkNow(true);
    setChecking(false);
  };
  return (
    <>
      <MonitorCard
        active={state.isMonitoring}
        status={state.isMonitoring ? dots[summarizeHealth(state.issues, now)] : 'offline'}
        statusText={monitorText(state, now)}
        lastCheck={state.lastCheck === undefined ? undefined : clockTime(state.lastCheck)}
        fixes={state.autoFixesApplied}
        issues={state.issues.toReversed().map(view)}
        checking={checking}
        onToggle={toggle}
        onCheck={() => void check()}
        onDismiss={dismiss}
      />
      <Suspense>
        {isShown !== undefined && <ProposedFix open={isShown} onClose={() => setShown(false)} />}
      </Suspense>
    </>
  );
}
