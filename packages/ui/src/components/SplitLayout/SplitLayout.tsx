import type { ReactElement, ReactNode } from 'react';
import { rootProps, type RootProps } from '../../internal/rootProps.ts';
import * as css from './SplitLayout.css.ts';

export interface SplitLayoutProps extends RootProps {
  /** Content of the wide column. */
  children: ReactNode;
  /** Content of the sticky narrow column; in a narrow place it comes after the wide one. */
  aside: ReactNode;
  /** Accessible name of the narrow column. */
  asideLabel: string;
}

/** Two-column page layout. */
export function SplitLayout({ children, aside, asideLabel, ...root }: SplitLayoutProps): ReactElement {
  return (
    <div data-kit="SplitLayout" {...rootProps(root, css.root)}>
      <div className={css.main}>{children}</div>
      <div role="complementary" aria-label={asideLabel} data-part="aside" className={css.aside}>
        {aside}
      </div>
    </div>
  );
}
