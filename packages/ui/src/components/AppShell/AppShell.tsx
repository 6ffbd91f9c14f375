'use client';
import type { ReactElement, ReactNode } from 'react';
import { rootProps, type RootProps } from '../../internal/rootProps.ts';
import { note } from '../../internal/text.css.ts';
import { useMessages } from '../../messages/context.ts';
import * as css from './AppShell.css.ts';
import { english } from './messages.ts';

export interface AppShellProps extends RootProps {
  /** Page header. */
  header: ReactNode;
  /** Page content, rendered in the main landmark. */
  children: ReactNode;
  /** Page footer. */
  footer?: ReactNode;
  /** Text of the link that skips the header. @default 'Skip to content' */
  skipLabel?: string | undefined;
}

/** Page frame: skip link, header, main landmark and footer. */
export function AppShell(props: AppShellProps): ReactElement {
  const words = useMessages('AppShell', english);
  const { header, children, footer, skipLabel = words.skip } = props;
  return (
    <div data-kit="AppShell" {...rootProps(props)}>
      <a className={css.skip} href="#main">
        {skipLabel}
      </a>
      {header}
      <main id="main" tabIndex={-1} data-part="main" className={css.main}>
        {children}
      </main>
      {footer !== undefined && <footer className={`${note} ${css.foot}`}>{footer}</footer>}
    </div>
  );
}
