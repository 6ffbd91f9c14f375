import type { ReactElement, ReactNode } from 'react';
import { rootProps, type RootProps } from '../../internal/rootProps.ts';
import * as css from './PageContainer.css.ts';

/** Maximum content width: 1200 px (landing page), 1312 px (signed-in pages) or 520 px. */
export type PageWidth = 'home' | 'wide' | 'narrow';

export interface PageContainerProps extends RootProps {
  /** Maximum content width. @default 'wide' */
  width?: PageWidth | undefined;
  /** Page content. */
  children: ReactNode;
}

/** Container that aligns page content with the header. */
export function PageContainer({ width = 'wide', children, ...root }: PageContainerProps): ReactElement {
  return (
    <div data-kit="PageContainer" {...rootProps(root, css.root, css.widths[width])}>
      {children}
    </div>
  );
}
