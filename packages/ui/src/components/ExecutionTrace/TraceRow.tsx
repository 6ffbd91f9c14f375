import { memo, type ReactElement, type ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import { mark } from '../../internal/marks.css.ts';
import * as sign from '../../internal/statusLine.css.ts';
import { dangerText, note } from '../../internal/text.css.ts';
import { Icon } from '../Icon/Icon.tsx';
import type { IconName } from '../Icon/icons.ts';
import * as css from './ExecutionTrace.css.ts';

/** State of a step. */
export type TraceState = 'done' | 'running' | 'waiting' | 'failed' | 'skipped';

/** Step of a trace. */
export interface TraceStep {
  /** Stable key, unique in the list. */
  id: string;
  /** What the step does. */
  label: string;
  /** State of the step. */
  state: TraceState;
  /** Formatted duration. */
  duration?: string | undefined;
  /** Result: text, a count or code. */
  detail?: ReactNode;
}

const icons: Record<TraceState, IconName> = {
  done: 'check-circle',
  running: 'play',
  waiting: 'clock',
  failed: 'danger',
  skipped: 'dash-circle',
};

const marks: Record<TraceState, string> = {
  done: mark.success,
  running: mark.info,
  waiting: mark.neutral,
  failed: mark.danger,
  skipped: mark.neutral,
};

interface TraceRowProps {
  step: TraceStep;
  /** State and duration as text. */
  status: string;
}

/** Row of a trace; re-rendered only when its step changes. */
export const TraceRow = memo(function TraceRow({ step, status }: TraceRowProps): ReactElement {
  const { label, state, detail } = step;
  return (
    <li data-state={state} className={css.step}>
      <span className={cx(marks[state], sign.mark)}>
        <Icon name={icons[state]} />
      </span>
      <div className={css.words}>
        {label}
        <div className={cx(note, state === 'failed' && dangerText, css.status)}>{status}</div>
        {detail !== undefined && <div className={cx(note, css.detail)}>{detail}</div>}
      </div>
    </li>
  );
});
