import type { ReactElement } from 'react';
import * as css from './Divider.css.ts';

export interface DividerProps {
  /** Which way the line runs; a vertical one is as high as its row. @default 'horizontal' */
  orientation?: 'horizontal' | 'vertical' | undefined;
}

/** A line between things that do not belong together. */
export function Divider({ orientation = 'horizontal' }: DividerProps): ReactElement {
  return (
    <hr
      data-kit="Divider"
      aria-orientation={orientation === 'vertical' ? orientation : undefined}
      className={css.lines[orientation]}
    />
  );
}
