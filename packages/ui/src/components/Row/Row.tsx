import type { ReactElement, ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import { gaps, type Gap } from '../Stack/gaps.css.ts';
import * as css from './Row.css.ts';

export interface RowProps {
  /** Space between neighbours in pixels. @default 8 */
  gap?: Gap | undefined;
  /** How heights line up. @default 'center' */
  align?: 'center' | 'start' | 'end' | undefined;
  /** Where spare width goes. @default 'start' */
  justify?: 'start' | 'between' | 'end' | undefined;
  /** What is in the row. */
  children: ReactNode;
}

/** Things beside one another; they wrap when there is no room. */
export function Row({ gap = 8, align = 'center', justify = 'start', children }: RowProps): ReactElement {
  return (
    <div data-kit="Row" className={cx(css.root, gaps[gap], css.aligns[align], css.justifies[justify])}>
      {children}
    </div>
  );
}
