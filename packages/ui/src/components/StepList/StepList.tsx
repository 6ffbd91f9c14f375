'use client';
import { memo, type ReactElement, type ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import { useFigures } from '../../internal/figures.ts';
import { hidden } from '../../internal/hidden.css.ts';
import { note } from '../../internal/text.css.ts';
import { useMessages } from '../../messages/context.ts';
import { Icon } from '../Icon/Icon.tsx';
import { english } from './messages.ts';
import * as css from './StepList.css.ts';

/** Whether a step is behind, left out, under way or ahead. */
export type StepState = 'done' | 'skipped' | 'current' | 'upcoming';

/** One step. */
export interface Step {
  /** Stable key. */
  id: string;
  /** What is to be done. */
  label: string;
  /** Whether it is behind, left out, under way or ahead; leave it out of an explanation, where nobody takes the steps. */
  state?: StepState | undefined;
  /** A sentence about it. */
  description?: ReactNode;
  /** Something to do about it, such as a button. */
  action?: ReactNode;
}

export interface StepListProps {
  /** Accessible name of the list. */
  label: string;
  /** The steps in order; keep the objects and long lists stay fast. */
  steps: readonly Step[];
  /** Words read before a step of each state. @default 'Done', 'Left out', 'Current' and 'Upcoming' */
  stateLabels?: Readonly<Record<StepState, string>> | undefined;
}

interface StepRowProps {
  step: Step;
  position: string;
  stateLabel: string | undefined;
}

/** What stands in the mark instead of the number. */
const signs: Partial<Readonly<Record<StepState | 'plain', ReactElement>>> = {
  done: <Icon name="check" size="sm" />,
  skipped: <Icon name="close" size="sm" />,
};

const StepRow = memo(function StepRow({ step, position, stateLabel }: StepRowProps): ReactElement {
  const { label, state, description, action } = step;
  return (
    <li data-state={state} aria-current={state === 'current' ? 'step' : undefined} className={css.step}>
      <span aria-hidden="true" className={cx(css.mark, css.marks[state ?? 'plain'])}>
        {signs[state ?? 'plain'] ?? position}
      </span>
      <div className={css.words}>
        <div className={css.labels[state ?? 'plain']}>
          {stateLabel !== undefined && <span className={hidden}>{stateLabel}: </span>}
          {label}
        </div>
        {description !== undefined && <div className={note}>{description}</div>}
        {action !== undefined && <div className={css.action}>{action}</div>}
      </div>
    </li>
  );
});

/** Steps under one another, each with what to do about it. */
export function StepList(props: StepListProps): ReactElement {
  const words = useMessages('StepList', english);
  const { figure } = useFigures();
  const { label, steps, stateLabels = words } = props;
  return (
    <ol data-kit="StepList" aria-label={label} className={css.root}>
      {steps.map((step, index) => (
        <StepRow
          key={step.id}
          step={step}
          position={figure(index + 1)}
          stateLabel={step.state && stateLabels[step.state]}
        />
      ))}
    </ol>
  );
}
