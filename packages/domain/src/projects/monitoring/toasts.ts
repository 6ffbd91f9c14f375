import { autoFixProposal } from './autoFix.ts';
import type { IssueFinding } from './types.ts';

/** A message of the monitor that disappears after its duration. */
export interface MonitoringToast {
  readonly title: string;
  readonly description: string;
  /** In milliseconds. */
  readonly duration: number;
}

/** Every toast of the monitor. */
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
  autoFixProposed: {
    title: autoFixProposal.title,
    description: autoFixProposal.description,
    duration: 4000,
  },
  autoFix: {
    title: 'Auto-Fix Applied',
    description: 'Your table profiles has row-level security now.',
    duration: 4000,
  },
  completed: {
    title: 'Operation Completed',
    description: 'The change was executed exactly as proven.',
    duration: 3000,
  },
  answered: {
    title: 'Operation Completed',
    description: 'Your question is answered in the chat. Nothing was changed.',
    duration: 3000,
  },
  planned: {
    title: 'Plan ready',
    description: 'Nothing has changed yet. Read the plan in the chat, then execute or decline it.',
    duration: 3000,
  },
  asked: {
    title: 'Your answer is needed',
    description: 'Nothing was planned yet. Answer the question in the chat.',
    duration: 3000,
  },
  refused: {
    title: 'Nothing was planned',
    description: 'See the chat for the reason and what to try instead.',
    duration: 3000,
  },
} as const satisfies Readonly<Record<string, MonitoringToast>>;

/**
 * The toast for a newly recorded issue, with its finding; undefined when it shows none.
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

/** What an instruction led to. */
export type InstructionOutcome = 'operation' | 'outline' | 'answer' | 'question' | 'refusal';

const outcomeToasts = {
  operation: monitoringToasts.planned,
  outline: monitoringToasts.planned,
  answer: monitoringToasts.answered,
  question: monitoringToasts.asked,
  refusal: monitoringToasts.refused,
} as const satisfies Readonly<Record<InstructionOutcome, MonitoringToast>>;

/**
 * The toast for the outcome of an instruction; it reports completion only when nothing is left to do.
 * @example
 * instructionToast('operation').title // => 'Plan ready'
 */
export function instructionToast(outcome: InstructionOutcome): MonitoringToast {
  return outcomeToasts[outcome];
}
