import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import { Icon } from '../Icon/Icon.tsx';
import * as css from './BackLink.css.ts';

export interface BackLinkProps extends ComponentProps<'a'> {
  /** Address of the parent page. */
  href: string;
  /** Link text. */
  children: ReactNode;
}

/** Link to the parent page. */
export function BackLink({ children, className, ...rest }: BackLinkProps): ReactElement {
  return (
    <a data-kit="BackLink" {...rest} className={cx(css.root, className)}>
      <span className={css.arrow}>
        <Icon name="arrow-right" size="sm" />
      </span>
      {children}
    </a>
  );
}
