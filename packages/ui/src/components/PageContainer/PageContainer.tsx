import type { ReactElement, ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import * as css from './PageContainer.css.ts';

/** 1200 px for the landing page, 1312 px for signed-in pages. */
export type PageWidth = 'home' | 'wide' | 'narrow';

export interface PageContainerProps {
  /** Widest the content may be. @default 'wide' */
  width?: PageWidth | undefined;
  /** The content. */
  children: ReactNode;
}

/** Keeps content and header on the same edges. */
export function PageContainer({ width = 'wide', children }: PageContainerProps): ReactElement {
  return (
    <div data-kit="PageContainer" className={cx(css.root, css.widths[width])}>
      {children}
    </div>
  );
}
