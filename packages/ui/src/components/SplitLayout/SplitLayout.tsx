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
  /** Width of the narrow column: 21 rem, or 28 rem for a preview. @default 'md' */
  asideWidth?: 'md' | 'lg' | undefined;
}

/** Two-column page layout. */
export function SplitLayout({
  children,
  aside,
  asideLabel,
  asideWidth = 'md',
  ...root
}: SplitLayoutProps): ReactElement {
  return (
    <div data-kit="SplitLayout" {...rootProps(root, css.root)}>
      <div className={css.mains[asideWidth]}>{children}</div>
      <div role="complementary" aria-label={asideLabel} data-part="aside" className={css.asides[asideWidth]}>
        {aside}
      </div>
    </div>
  );
}
