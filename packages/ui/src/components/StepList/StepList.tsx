'use client';
import { memo, type ReactElement, type ReactNode } from 'react';
import { rootProps, type RootProps } from '../../internal/rootProps.ts';
import { cx } from '../../internal/cx.ts';
import { useFigures } from '../../internal/figures.ts';
import { visuallyHidden } from '../../internal/hidden.css.ts';
import { note } from '../../internal/text.css.ts';
import { useMessages } from '../../messages/context.ts';
import { Icon } from '../Icon/Icon.tsx';
import { english } from './messages.ts';
import * as css from './StepList.css.ts';

/** State of a step. */
export type StepState = 'done' | 'skipped' | 'current' | 'upcoming';

/** Step of a list. */
export interface Step {
  /** Stable key, unique in the list. */
  id: string;
  /** Step label. */
  label: string;
  /** State; omit it for steps that only explain a process. */
  state?: StepState | undefined;
  /** Supporting text. */
  description?: ReactNode;
  /** Action, such as a button. */
  action?: ReactNode;
}

export interface StepListProps extends RootProps {
  /** Accessible name of the list. */
  label: string;
  /** Steps in order; keep object identity stable so that long lists stay fast. */
  steps: readonly Step[];
  /** Text that screen readers read before a step, by state. @default 'Done', 'Skipped', 'Current' and 'Upcoming' */
  stateLabels?: Readonly<Record<StepState, string>> | undefined;
}

interface StepRowProps {
  step: Step;
  position: string;
  stateLabel: string | undefined;
}

/** Icons that replace the step number. */
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
          {stateLabel !== undefined && <span className={visuallyHidden}>{stateLabel}: </span>}
          {label}
        </div>
        {description !== undefined && <div className={note}>{description}</div>}
        {action !== undefined && <div className={css.action}>{action}</div>}
      </div>
    </li>
  );
});

/** Vertical list of steps with states and actions. */
export function StepList(props: StepListProps): ReactElement {
  const words = useMessages('StepList', english);
  const { figure } = useFigures();
  const { label, steps, stateLabels = words } = props;
  return (
    <ol data-kit="StepList" aria-label={label} {...rootProps(props, css.root)}>
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
