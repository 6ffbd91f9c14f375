import type { ReactElement, ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import { renderIcon, type IconSource } from '../Icon/Icon.tsx';
import * as css from './Badge.css.ts';

/** What a badge says by its colour; the words say it first. */
export type BadgeTone = 'neutral' | 'success' | 'info' | 'warning' | 'danger' | 'accent' | 'line';

export interface BadgeProps {
  /** What the badge says by its colour. @default 'neutral' */
  tone?: BadgeTone | undefined;
  /** Icon before the words: a name from the set or an element. */
  icon?: IconSource | undefined;
  /** The words. */
  children: ReactNode;
}

/** One or two words about the thing beside it. */
export function Badge({ tone = 'neutral', icon, children }: BadgeProps): ReactElement {
  if (icon === undefined)
    return (
      <span data-kit="Badge" className={css.tones[tone]}>
        {children}
      </span>
    );
  return (
    <span data-kit="Badge" className={cx(css.tones[tone], css.row)}>
      {renderIcon(icon, 'sm')}
      {children}
    </span>
  );
}
