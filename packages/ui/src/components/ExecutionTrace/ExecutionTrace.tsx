'use client';
import type { ReactElement } from 'react';
import { rootProps, type RootProps } from '../../internal/rootProps.ts';
import { useFigures } from '../../internal/figures.ts';
import * as sign from '../../internal/statusLine.css.ts';
import { useMessages } from '../../messages/context.ts';
import { Disclosure } from '../Disclosure/Disclosure.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import * as css from './ExecutionTrace.css.ts';
import { english } from './messages.ts';
import { TraceRow, type TraceStep } from './TraceRow.tsx';

export interface ExecutionTraceProps extends RootProps {
  /** Result of the steps, such as 'Created the table'; shown once the work has ended. */
  label: string;
  /** Steps in order; keep unchanged steps as the same objects to avoid re-rendering. */
  steps: readonly TraceStep[];
  /** Work is in progress: shows the progress, and the steps can't be expanded yet. @default false */
  running?: boolean | undefined;
  /** Whether the steps are initially expanded once the work has ended. @default false */
  defaultOpen?: boolean | undefined;
}

/** Steps of an agent's work; shows the current step while it runs. */
export function ExecutionTrace(props: ExecutionTraceProps): ReactElement {
  const words = useMessages('ExecutionTrace', english);
  const { label, steps, running = false, defaultOpen } = props;
  const { figure } = useFigures();
  const total = steps.length;
  /** Text for the first step in a state, with its position; falls back to the label. */
  const at = (state: TraceStep['state'], say: typeof words.progress): string => {
    const index = steps.findIndex((step) => step.state === state);
    const step = steps[index];
    return step === undefined ? label : say(index + 1, total, step.label, figure);
  };

  if (running)
    return (
      <p data-kit="ExecutionTrace" {...rootProps(props, sign.line)}>
        <span className={sign.mark}>
          <Spinner />
        </span>
        <span>{at('running', words.progress)}</span>
      </p>
    );
  const done = steps.filter(({ state }) => state === 'done').length;
  return (
    <div data-kit="ExecutionTrace" {...rootProps(props)}>
      <Disclosure
        summary={at('failed', words.failedAt)}
        note={total === 0 ? undefined : words.counted(done, total, figure)}
        defaultOpen={defaultOpen}
      >
        {total === 0 ? (
          words.none
        ) : (
          <ol aria-label={label} className={css.list}>
            {steps.map((step) => (
              <TraceRow
                key={step.id}
                step={step}
                status={
                  step.duration === undefined
                    ? words[step.state]
                    : words.timed(words[step.state], step.duration)
                }
              />
            ))}
          </ol>
        )}
      </Disclosure>
    </div>
  );
}
