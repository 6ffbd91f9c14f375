import type { Figure } from '../../internal/figure.ts';
import type { TraceState } from './TraceRow.tsx';

/** Default English texts. */
export const english = {
  done: 'Done',
  running: 'Running',
  waiting: 'Waiting',
  failed: 'Failed',
  skipped: 'Skipped',
  progress: (step: number, total: number, label: string, figure: Figure): string =>
    `Step ${figure(step)} of ${figure(total)}: ${label}`,
  failedAt: (step: number, total: number, label: string, figure: Figure): string =>
    `Failed at step ${figure(step)} of ${figure(total)}: ${label}`,
  counted: (done: number, total: number, figure: Figure): string =>
    `${figure(done)} of ${figure(total)} done`,
  none: 'No steps were run.',
  timed: (state: string, duration: string): string => `${state}, ${duration}`,
} satisfies Record<TraceState, string> & Record<string, unknown>;
