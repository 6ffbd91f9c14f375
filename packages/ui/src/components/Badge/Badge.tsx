import type { ReactElement, ReactNode } from 'react';
import { rootProps, type RootProps } from '../../internal/rootProps.ts';
import { renderIcon, type IconSource } from '../Icon/Icon.tsx';
import * as css from './Badge.css.ts';

/** Colour of a badge; its text must carry the same meaning. */
export type BadgeTone = 'neutral' | 'success' | 'info' | 'warning' | 'danger' | 'accent' | 'line';

export interface BadgeProps extends RootProps {
  /** Colour of the badge. @default 'neutral' */
  tone?: BadgeTone | undefined;
  /** Icon before the text: a built-in icon name or an element. */
  icon?: IconSource | undefined;
  /** Badge text: one or two words. */
  children: ReactNode;
}

/** Short label for the item beside it. */
export function Badge({ tone = 'neutral', icon, children, ...root }: BadgeProps): ReactElement {
  if (icon === undefined)
    return (
      <span data-kit="Badge" {...rootProps(root, css.tones[tone])}>
        {children}
      </span>
    );
  return (
    <span data-kit="Badge" {...rootProps(root, css.tones[tone], css.row)}>
      {renderIcon(icon, 'sm')}
      {children}
    </span>
  );
}
