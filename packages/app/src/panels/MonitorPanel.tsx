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
import { checkNow } from '../background/monitorChecks.ts';
import { panelsCopy } from '../copy/panels.ts';
import { monitor } from '../services/monitor.ts';
import { offerDraft } from '../services/drafts.ts';
import { useStore } from '../services/store.ts';
import { deferredComponent } from '../shell/deferredComponent.tsx';
import { clockTime } from '../time.ts';
import { useNow } from './useNow.ts';

const dots = { healthy: 'online', warning: 'processing', critical: 'offline' } as const satisfies Readonly<
  Record<HealthSummary, string>
>;

const ProposedFix = deferredComponent(() => import('./ProposedFix.tsx'));

const dismiss = (id: string): void => void monitor.send({ kind: 'dismissed', id });

/** The agent monitor: its status, issues and actions. */
export function MonitorPanel(): ReactElement {
  const state = useStore(monitor);
  const now = useNow();
  const navigate = useNavigate();
  const [checking, setChecking] = useState(false);
  const [isShown, setShown] = useState<boolean>();

  /**
   * For a table of the project, offers the fix to the agent as an instruction. No plan can change the studio's own table,
   * so its fix is only shown. Nothing is applied here.
   */
  const review = ({ description }: MonitoringIssue): void => {
    if (description !== projectRowSecurityIssue.description) {
      setShown(true);
      return;
    }
    offerDraft(autoFixProposal.instruction);
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
