import { autoFixProposal } from './autoFix.ts';
import type { IssueFinding } from './types.ts';

/** A message of the monitor that goes away by itself. */
export interface MonitoringToast {
  readonly title: string;
  readonly description: string;
  /** How long it stays, in milliseconds. */
  readonly duration: number;
}

/** Every toast of the monitor (CS-MONI-10, CS-MONI-11, CS-MONI-22, CS-MONI-29, CS-MONI-31, CS-MONI-34, A14, H24). */
export const monitoringToasts = {
  activated: {
    title: 'Agent Activated',
    description: 'Your project is checked now and every 30 seconds.',
    duration: 3000,
  },
  paused: {
    title: 'Agent Paused',
    description: 'Nothing is checked until you start it again.',
    duration: 2000,
  },
  rowSecurity: {
    title: 'RLS Policy Issue',
    description: 'A rule about who may see what needs your attention.',
    duration: 4000,
  },
  performance: {
    title: 'Performance Warning',
    description: 'The database took longer than usual to answer.',
    duration: 4000,
  },
  autoFix: { title: 'Auto-Fix Applied', description: autoFixProposal.description, duration: 4000 },
  completed: {
    title: 'Operation Completed',
    description: 'Your instruction was processed.',
    duration: 3000,
  },
} as const satisfies Readonly<Record<string, MonitoringToast>>;

/**
 * The toast a newly recorded issue shows, with what was found; undefined when it shows none (CS-MONI-29, CS-MONI-31).
 * @example
 * issueToast(slowQueryIssue(2500)).title // => 'Performance Warning'
 */
export function issueToast(finding: IssueFinding): MonitoringToast | undefined {
  if (finding.type === 'performance') {
    return { ...monitoringToasts.performance, description: finding.description };
  }
  return finding.source === 'rls'
    ? { ...monitoringToasts.rowSecurity, description: finding.description }
    : undefined;
}
