'use client';
import { memo, useId, type ReactElement } from 'react';
import { cx } from '../../internal/cx.ts';
import { stretchedLink } from '../../internal/stretchedLink.css.ts';
import * as rows from '../../internal/rows.css.ts';
import { heading, note } from '../../internal/text.css.ts';
import { Badge } from '../Badge/Badge.tsx';
import { Button } from '../Button/Button.tsx';
import { Icon, renderIcon, type IconSource } from '../Icon/Icon.tsx';
import * as css from './OnboardingChecklist.css.ts';

/** Step of the checklist. */
export interface OnboardingItem {
  /** Stable key, unique in the list. */
  id: string;
  /** Step icon: a built-in icon name or an element. */
  icon: IconSource;
  /** Step title. */
  title: string;
  /** Step description in one sentence. */
  description: string;
  /** Label beside the title, such as 'Optional'. */
  badge?: string | undefined;
  /** Button label. */
  actionLabel: string;
  /** Whether the step is completed. */
  completed: boolean;
}

interface OnboardingRowProps {
  item: OnboardingItem;
  current: boolean;
  completedLabel: string;
  headingLevel: 3 | 4 | 5;
  onSelect: (id: string) => void;
  onAction: (id: string) => void;
}

/** Step of the checklist: the card selects it, its button performs it. */
export const OnboardingRow = memo(function OnboardingRow(props: OnboardingRowProps): ReactElement {
  const { item, current, completedLabel, headingLevel, onSelect, onAction } = props;
  const id = useId();
  const Heading = `h${headingLevel}` as const;
  return (
    <li
      className={cx(css.step, current && rows.chosen)}
      aria-current={current ? 'step' : undefined}
      aria-labelledby={id}
    >
      <span className={cx(css.mark, current && css.currentMark, item.completed && css.doneMark)}>
        {item.completed ? <Icon name="check" /> : renderIcon(item.icon)}
      </span>
      <div className={rows.words}>
        <div className={rows.line}>
          <Heading id={id} className={heading}>
            <button type="button" className={stretchedLink} onClick={() => onSelect(item.id)}>
              {item.title}
            </button>
          </Heading>
          {item.badge !== undefined && <Badge tone="line">{item.badge}</Badge>}
          {item.completed && <Badge tone="success">{completedLabel}</Badge>}
        </div>
        <p className={note}>{item.description}</p>
      </div>
      <Button
        className={css.action}
        variant={current && !item.completed ? 'primary' : 'secondary'}
        onClick={() => onAction(item.id)}
      >
        {item.actionLabel}
      </Button>
    </li>
  );
});
