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
    description: 'The chat says why, and what you can say instead.',
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

/** What can become of an instruction. */
export type InstructionOutcome = 'operation' | 'outline' | 'answer' | 'question' | 'refusal';

const outcomeToasts = {
  operation: monitoringToasts.planned,
  outline: monitoringToasts.planned,
  answer: monitoringToasts.answered,
  question: monitoringToasts.asked,
  refusal: monitoringToasts.refused,
} as const satisfies Readonly<Record<InstructionOutcome, MonitoringToast>>;

/**
 * The toast that says what became of an instruction; it is completed only where nothing is left to do (CS-MONI-34, D16).
 * @example
 * instructionToast('operation').title // => 'Plan ready'
 */
export function instructionToast(outcome: InstructionOutcome): MonitoringToast {
  return outcomeToasts[outcome];
}
