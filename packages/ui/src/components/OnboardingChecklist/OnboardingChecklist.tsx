'use client';
import type { ReactElement, ReactNode } from 'react';
import { rootProps, type RootProps } from '../../internal/rootProps.ts';
import { useFigures } from '../../internal/figures.ts';
import * as rows from '../../internal/rows.css.ts';
import { note, title } from '../../internal/text.css.ts';
import { useAnnouncement } from '../../internal/useAnnouncement.ts';
import { useMessages } from '../../messages/context.ts';
import { Badge } from '../Badge/Badge.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { ProgressBar } from '../ProgressBar/ProgressBar.tsx';
import { english, type OnboardingLabels } from './messages.ts';
import * as css from './OnboardingChecklist.css.ts';
import { OnboardingRow, type OnboardingItem } from './OnboardingRow.tsx';

export interface OnboardingChecklistProps extends RootProps {
  /** Steps in order. */
  steps: readonly OnboardingItem[];
  /** Id of the current step. */
  value: string;
  /** Called with the id of the selected step. */
  onChange: (id: string) => void;
  /** Called with the id of the step whose button is pressed. */
  onAction: (id: string) => void;
  /** Card shown when every step is done. */
  completion: { title: string; text?: ReactNode; actions: ReactNode };
  /** Heading level of the steps. @default 3 */
  headingLevel?: 3 | 4 | 5 | undefined;
  /** Translated labels; those left out keep their default. */
  labels?: Partial<OnboardingLabels> | undefined;
}

/** Setup checklist with progress; changes are announced. */
export function OnboardingChecklist(props: OnboardingChecklistProps): ReactElement {
  const { steps, value, onChange, onAction, completion, headingLevel = 3 } = props;
  const words = { ...useMessages('OnboardingChecklist', english), ...props.labels };
  const { figure } = useFigures();
  const done = steps.filter((step) => step.completed).length;
  const isDone = done === steps.length && done > 0;
  const badge = words.complete(done, steps.length, figure);
  useAnnouncement(done, isDone ? `${badge}. ${completion.title}` : badge);
  const Heading = `h${headingLevel}` as const;
  return (
    <div data-kit="OnboardingChecklist" {...rootProps(props, css.root)}>
      <div data-part="head" className={css.head}>
        <div className={css.bar}>
          <ProgressBar label={words.progress} value={done} max={steps.length} />
        </div>
        <Badge tone={isDone ? 'success' : 'accent'}>{badge}</Badge>
      </div>
      {isDone && (
        <div className={css.finish}>
          <span className={css.finishMark}>
            <Icon name="check-circle" size="xl" />
          </span>
          <div className={rows.words}>
            <Heading className={title}>{completion.title}</Heading>
            {completion.text !== undefined && <div className={note}>{completion.text}</div>}
          </div>
          <div className={rows.line}>{completion.actions}</div>
        </div>
      )}
      <ol aria-label={words.list} className={css.list}>
        {steps.map((step) => (
          <OnboardingRow
            key={step.id}
            item={step}
            current={step.id === value}
            completedLabel={words.completed}
            headingLevel={headingLevel}
            onSelect={onChange}
            onAction={onAction}
          />
        ))}
      </ol>
    </div>
  );
}
