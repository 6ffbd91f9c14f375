import type { ReactElement, ReactNode } from 'react';
import { rootProps, type RootProps } from '../../internal/rootProps.ts';
import { gaps, type Gap } from './gaps.css.ts';
import * as css from './Stack.css.ts';

export interface StackProps extends RootProps {
  /** Gap between items in pixels. @default 16 */
  gap?: Gap | undefined;
  /** Stacked items. */
  children: ReactNode;
}

/** Items in a column. */
export function Stack({ gap = 16, children, ...root }: StackProps): ReactElement {
  return (
    <div data-kit="Stack" {...rootProps(root, css.root, gaps[gap])}>
      {children}
    </div>
  );
}
