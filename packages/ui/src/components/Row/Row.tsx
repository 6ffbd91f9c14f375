import type { ReactElement, ReactNode } from 'react';
import { rootProps, type RootProps } from '../../internal/rootProps.ts';
import { gaps, type Gap } from '../Stack/gaps.css.ts';
import * as css from './Row.css.ts';

export interface RowProps extends RootProps {
  /** Gap between items in pixels. @default 8 */
  gap?: Gap | undefined;
  /** Vertical alignment. @default 'center' */
  align?: 'center' | 'start' | 'end' | undefined;
  /** Horizontal distribution. @default 'start' */
  justify?: 'start' | 'between' | 'end' | undefined;
  /** Row items. */
  children: ReactNode;
}

/** Items in a row; they wrap when there is no room. */
export function Row({
  gap = 8,
  align = 'center',
  justify = 'start',
  children,
  ...root
}: RowProps): ReactElement {
  return (
    <div data-kit="Row" {...rootProps(root, css.root, gaps[gap], css.aligns[align], css.justifies[justify])}>
      {children}
    </div>
  );
}
