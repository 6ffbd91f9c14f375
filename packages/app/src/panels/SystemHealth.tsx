import { summarizeHealth } from '@saywright/domain/monitoring';
import { HealthPanel } from '@saywright/ui/HealthPanel';
import type { ReactElement } from 'react';
import { panelsCopy } from '../copy/panels.ts';
import { useNetwork } from '../providers/network.ts';
import { monitor } from '../services/monitor.ts';
import { useStore } from '../services/store.ts';
import { clockTime } from '../time.ts';
import { useNow } from './useNow.ts';

/** Network state, health summary, last check, issues and fixes. */
export function SystemHealth(): ReactElement {
  const network = useNetwork();
  const { issues, lastCheck, autoFixesApplied } = useStore(monitor);
  const now = useNow();
  const isLost = network.status === 'offline';
  const checked = lastCheck === undefined ? 'unknown' : summarizeHealth(issues, now);
  // Issues found before the outage say nothing about the current state.
  const health = isLost ? 'critical' : checked;
  return (
    <HealthPanel
      health={health}
      note={isLost ? panelsCopy.health.lost : panelsCopy.health[health]}
      network={{ status: network.status, label: network.statusText }}
      lastCheck={lastCheck === undefined ? undefined : clockTime(lastCheck)}
      issues={issues.length}
      fixes={autoFixesApplied}
    />
  );
}
