import type { ReactElement, ReactNode } from 'react';
import * as css from './AppShell.css.ts';

export interface AppShellProps {
  /** The header of every page. */
  header: ReactNode;
  /** The page; it becomes the one main landmark. */
  children: ReactNode;
  /** The footer of every page. */
  footer?: ReactNode;
  /** Words of the link that jumps over the header. @default 'Skip to content' */
  skipLabel?: string | undefined;
}

/** Skip link, header, main and footer. */
export function AppShell({
  header,
  children,
  footer,
  skipLabel = 'Skip to content',
}: AppShellProps): ReactElement {
  return (
    <div data-kit="AppShell" className={css.root}>
      <a className={css.skip} href="#main">
        {skipLabel}
      </a>
      {header}
      <main id="main" tabIndex={-1} className={css.main}>
        {children}
      </main>
      {footer !== undefined && <footer className={css.foot}>{footer}</footer>}
    </div>
  );
}
