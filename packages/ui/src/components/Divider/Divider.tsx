import type { ReactElement } from 'react';
import { rootProps, type RootProps } from '../../internal/rootProps.ts';
import * as css from './Divider.css.ts';

export interface DividerProps extends RootProps {
  /** Direction; a vertical divider is as tall as its row. @default 'horizontal' */
  orientation?: 'horizontal' | 'vertical' | undefined;
}

/** Line that separates content. */
export function Divider({ orientation = 'horizontal', ...root }: DividerProps): ReactElement {
  return (
    <hr
      data-kit="Divider"
      aria-orientation={orientation === 'vertical' ? orientation : undefined}
      {...rootProps(root, css.lines[orientation])}
    />
  );
}
