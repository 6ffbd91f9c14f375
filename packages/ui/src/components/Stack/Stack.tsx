import type { ReactElement, ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import { gaps, type Gap } from './gaps.css.ts';
import * as css from './Stack.css.ts';

export interface StackProps {
  /** Gap between items in pixels. @default 16 */
  gap?: Gap | undefined;
  /** Stacked items. */
  children: ReactNode;
}

/** Items in a column. */
export function Stack({ gap = 16, children }: StackProps): ReactElement {
  return (
    <div data-kit="Stack" className={cx(css.root, gaps[gap])}>
      {children}
    </div>
  );
}
