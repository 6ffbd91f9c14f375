import type { ReactElement, ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import * as css from './PageContainer.css.ts';

/** Maximum content width: 1200 px (landing page), 1312 px (signed-in pages) or 520 px. */
export type PageWidth = 'home' | 'wide' | 'narrow';

export interface PageContainerProps {
  /** Maximum content width. @default 'wide' */
  width?: PageWidth | undefined;
  /** Page content. */
  children: ReactNode;
}

/** Container that aligns page content with the header. */
export function PageContainer({ width = 'wide', children }: PageContainerProps): ReactElement {
  return (
    <div data-kit="PageContainer" className={cx(css.root, css.widths[width])}>
      {children}
    </div>
  );
}
