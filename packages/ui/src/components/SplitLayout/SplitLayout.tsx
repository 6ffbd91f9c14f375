import type { ReactElement, ReactNode } from 'react';
import * as css from './SplitLayout.css.ts';

export interface SplitLayoutProps {
  /** The wide column. */
  children: ReactNode;
  /** The narrow column that stays in view; on small screens it comes after. */
  aside: ReactNode;
  /** Accessible name of the narrow column. */
  asideLabel: string;
}

/** A page in two columns. */
export function SplitLayout({ children, aside, asideLabel }: SplitLayoutProps): ReactElement {
  return (
    <div data-kit="SplitLayout" className={css.root}>
      <div>{children}</div>
      <div role="complementary" aria-label={asideLabel} className={css.aside}>
        {aside}
      </div>
    </div>
  );
}
