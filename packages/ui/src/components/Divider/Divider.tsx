import type { ReactElement } from 'react';
import * as css from './Divider.css.ts';

export interface DividerProps {
  /** Direction; a vertical divider is as tall as its row. @default 'horizontal' */
  orientation?: 'horizontal' | 'vertical' | undefined;
}

/** Line that separates content. */
export function Divider({ orientation = 'horizontal' }: DividerProps): ReactElement {
  return (
    <hr
      data-kit="Divider"
      aria-orientation={orientation === 'vertical' ? orientation : undefined}
      className={css.lines[orientation]}
    />
  );
}
