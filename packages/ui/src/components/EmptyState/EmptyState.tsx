import type { ReactElement, ReactNode } from 'react';
import { rootProps, type RootProps } from '../../internal/rootProps.ts';
import { cx } from '../../internal/cx.ts';
import { dangerText, heading, muted } from '../../internal/text.css.ts';
import { renderIcon, type IconSource } from '../Icon/Icon.tsx';
import * as css from './EmptyState.css.ts';

export interface EmptyStateProps extends RootProps {
  /** What is missing. */
  title: string;
  /** What to do next. */
  text: ReactNode;
  /** Button or link for the next step. */
  action?: ReactNode;
  /** Icon above the text: a built-in icon name or an element. */
  icon?: IconSource | undefined;
  /** Use 'danger' when content failed to load. @default 'neutral' */
  tone?: 'neutral' | 'danger' | undefined;
}

/** Message for an empty area, with the next step. */
export function EmptyState({
  title,
  text,
  action,
  icon,
  tone = 'neutral',
  ...root
}: EmptyStateProps): ReactElement {
  return (
    <div data-kit="EmptyState" {...rootProps(root, css.root)}>
      {icon !== undefined && (
        <div className={cx(tone === 'danger' ? dangerText : muted, css.mark)}>{renderIcon(icon, 'xl')}</div>
      )}
      <p className={heading}>{title}</p>
      <div className={cx(muted, css.text)}>{text}</div>
      {action !== undefined && (
        <div data-part="action" className={css.action}>
          {action}
        </div>
      )}
    </div>
  );
}
