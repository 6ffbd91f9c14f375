import type { ReactElement, ReactNode } from 'react';
import { rootProps, type RootProps } from '../../internal/rootProps.ts';
import { gaps, type Gap } from '../Stack/gaps.css.ts';
import * as css from './Grid.css.ts';

export interface GridProps extends RootProps {
  /** Number of columns in a wide place; narrower ones show fewer. @default 3 */
  columns?: 1 | 2 | 3 | 4 | undefined;
  /** Gap between cells in pixels. @default 16 */
  gap?: Gap | undefined;
  /** Grid cells. */
  children: ReactNode;
}

/** Grid with columns of equal width. */
export function Grid({ columns = 3, gap = 16, children, ...root }: GridProps): ReactElement {
  return (
    <div data-kit="Grid" {...rootProps(root, css.root, css.counts[columns], gaps[gap])}>
      {children}
    </div>
  );
}
