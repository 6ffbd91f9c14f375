'use client';
import type { ReactElement } from 'react';
import { rootProps, type RootProps } from '../../internal/rootProps.ts';
import { visuallyHidden } from '../../internal/hidden.css.ts';
import { cx } from '../../internal/cx.ts';
import { useMessages } from '../../messages/context.ts';
import { Icon } from '../Icon/Icon.tsx';
import { english } from './messages.ts';
import * as css from './ProcessLine.css.ts';

/** Step of a process. */
export interface ProcessStep {
  /** Step label. */
  label: string;
  /** State, shown as a filled tick, ring with a dot, or hollow ring. */
  state: 'done' | 'now' | 'next';
}

export interface ProcessLineProps extends RootProps {
  /** Steps in order. */
  steps: readonly ProcessStep[];
  /** Accessible name of the list of steps. */
  label: string;
  /** Text that screen readers read after a finished step. @default 'done' */
  doneLabel?: string | undefined;
}

/** Progress through a fixed sequence of steps. */
export function ProcessLine(props: ProcessLineProps): ReactElement {
  const fixed = useMessages('ProcessLine', english);
  const { steps, label, doneLabel = fixed.done } = props;
  return (
    <ol data-kit="ProcessLine" aria-label={label} {...rootProps(props, css.root)}>
      {steps.map(({ label: words, state }) => (
        <li
          key={words}
          aria-current={state === 'now' ? 'step' : undefined}
          className={cx(css.step, css.states[state])}
        >
          <span className={css.marks[state]}>{state === 'done' && <Icon name="check" size="sm" />}</span>
          <span>
            {words}
            {state === 'done' && <span className={visuallyHidden}>, {doneLabel}</span>}
          </span>
        </li>
      ))}
    </ol>
  );
}
