import type { ReactElement, ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import { gaps, type Gap } from '../Stack/gaps.css.ts';
import * as css from './Grid.css.ts';

export interface GridProps {
  /** Columns on wide screens; fewer on narrow ones. @default 3 */
  columns?: 1 | 2 | 3 | 4 | undefined;
  /** Space between cells in pixels. @default 16 */
  gap?: Gap | undefined;
  /** The cells. */
  children: ReactNode;
}

/** Cells of equal width. */
export function Grid({ columns = 3, gap = 16, children }: GridProps): ReactElement {
  return (
    <div data-kit="Grid" className={cx(css.root, css.counts[columns], gaps[gap])}>
      {children}
    </div>
  );
}
