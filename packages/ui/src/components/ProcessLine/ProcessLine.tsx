'use client';
import type { ReactElement } from 'react';
import { hidden } from '../../internal/hidden.css.ts';
import { cx } from '../../internal/cx.ts';
import { useMessages } from '../../messages/context.ts';
import { Icon } from '../Icon/Icon.tsx';
import { english } from './messages.ts';
import * as css from './ProcessLine.css.ts';

/** One step of the line. */
export interface ProcessStep {
  /** What happens in it. */
  label: string;
  /** Filled tick, ring with a point, or hollow ring. */
  state: 'done' | 'now' | 'next';
}

export interface ProcessLineProps {
  /** The steps in order. */
  steps: readonly ProcessStep[];
  /** Accessible name of the line. */
  label: string;
  /** Word read after a finished step. @default 'done' */
  doneLabel?: string | undefined;
}

/** Where something stands on its way. */
export function ProcessLine(props: ProcessLineProps): ReactElement {
  const fixed = useMessages('ProcessLine', english);
  const { steps, label, doneLabel = fixed.done } = props;
  return (
    <ol data-kit="ProcessLine" aria-label={label} className={css.root}>
      {steps.map(({ label: words, state }) => (
        <li
          key={words}
          aria-current={state === 'now' ? 'step' : undefined}
          className={cx(css.step, css.states[state])}
        >
          <span className={css.marks[state]}>{state === 'done' && <Icon name="check" size="sm" />}</span>
          <span>
            {words}
            {state === 'done' && <span className={hidden}>, {doneLabel}</span>}
          </span>
        </li>
      ))}
    </ol>
  );
}
