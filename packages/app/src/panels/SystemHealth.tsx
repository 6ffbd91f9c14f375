import { summarizeHealth } from '@saywright/domain/monitoring';
import { HealthPanel } from '@saywright/ui/HealthPanel';
import type { ReactElement } from 'react';
import { panelsCopy } from '../copy/panels.ts';
import { useNetwork } from '../providers/network.ts';
import { monitor } from '../services/monitor.ts';
import { useStore } from '../services/store.ts';
import { clockTime } from '../time.ts';
import { useNow } from './useNow.ts';

/** Network state, health in a word, last check, issues and fixes (CS-STUD-03, A101). */
export function SystemHealth(): ReactElement {
  const network = useNetwork();
  const { issues, lastCheck, autoFixesApplied } = useStore(monitor);
  const now = useNow();
  const isLost = network.status === 'offline';
  const checked = lastCheck === undefined ? 'unknown' : summarizeHealth(issues, now);
  // What was found before the network went says nothing about now.
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
