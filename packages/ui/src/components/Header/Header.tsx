import type { ReactElement, ReactNode } from 'react';
import { PageContainer, type PageWidth } from '../PageContainer/PageContainer.tsx';
import * as css from './Header.css.ts';

export interface HeaderProps {
  /** The logo, as a link home. */
  brand: ReactNode;
  /** The main navigation. */
  nav?: ReactNode;
  /** Status, theme and account at the far end. */
  end: ReactNode;
  /** Keep it the same as the page below. @default 'wide' */
  width?: PageWidth | undefined;
}

/** The bar at the top of every page. */
export function Header({ brand, nav, end, width = 'wide' }: HeaderProps): ReactElement {
  return (
    <header data-kit="Header" className={css.root}>
      <PageContainer width={width}>
        <div className={css.inside}>
          <div className={css.brand}>{brand}</div>
          {nav}
          <div className={css.end}>{end}</div>
        </div>
      </PageContainer>
    </header>
  );
}
