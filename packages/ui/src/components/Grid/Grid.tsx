import type { ReactElement, ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import { gaps, type Gap } from '../Stack/gaps.css.ts';
import * as css from './Grid.css.ts';

export interface GridProps {
  /** Number of columns in a wide place; narrower ones show fewer. @default 3 */
  columns?: 1 | 2 | 3 | 4 | undefined;
  /** Gap between cells in pixels. @default 16 */
  gap?: Gap | undefined;
  /** Grid cells. */
  children: ReactNode;
}

/** Grid with columns of equal width. */
export function Grid({ columns = 3, gap = 16, children }: GridProps): ReactElement {
  return (
    <div data-kit="Grid" className={cx(css.root, css.counts[columns], gaps[gap])}>
      {children}
    </div>
  );
}
