import type { ReactElement, ReactNode } from 'react';
import { rootProps, type RootProps } from '../../internal/rootProps.ts';
import { PageContainer, type PageWidth } from '../PageContainer/PageContainer.tsx';
import * as css from './Header.css.ts';

export interface HeaderProps extends RootProps {
  /** Logo, as a link to the home page. */
  brand: ReactNode;
  /** Main navigation. */
  nav?: ReactNode;
  /** Content at the end, such as status, theme and account. */
  end: ReactNode;
  /** Maximum content width; use the same as the page's `PageContainer`. @default 'wide' */
  width?: PageWidth | undefined;
}

/** Bar at the top of every page. */
export function Header({ brand, nav, end, width = 'wide', ...root }: HeaderProps): ReactElement {
  return (
    <header data-kit="Header" {...rootProps(root, css.root)}>
      <PageContainer width={width}>
        <div data-part="inside" className={css.inside}>
          <div className={css.brand}>{brand}</div>
          {nav}
          <div className={css.end}>{end}</div>
        </div>
      </PageContainer>
    </header>
  );
}
