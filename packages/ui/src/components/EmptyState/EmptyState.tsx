import type { ReactElement, ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import { bad, heading, muted } from '../../internal/text.css.ts';
import { renderIcon, type IconSource } from '../Icon/Icon.tsx';
import * as css from './EmptyState.css.ts';

export interface EmptyStateProps {
  /** What is not here. */
  title: string;
  /** What to say or do next. */
  text: ReactNode;
  /** A button or link for the next step. */
  action?: ReactNode;
  /** Icon above the words: a name from the set or an element. */
  icon?: IconSource | undefined;
  /** 'danger' when it is empty because something failed. @default 'neutral' */
  tone?: 'neutral' | 'danger' | undefined;
}

/** Says that something is empty, and what comes next. */
export function EmptyState({ title, text, action, icon, tone = 'neutral' }: EmptyStateProps): ReactElement {
  return (
    <div data-kit="EmptyState" className={css.root}>
      {icon !== undefined && (
        <div className={cx(tone === 'danger' ? bad : muted, css.mark)}>{renderIcon(icon, 'xl')}</div>
      )}
      <p className={heading}>{title}</p>
      <div className={cx(muted, css.text)}>{text}</div>
      {action !== undefined && <div className={css.action}>{action}</div>}
    </div>
  );
}
