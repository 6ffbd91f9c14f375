import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import { Icon } from '../Icon/Icon.tsx';
import * as css from './BackLink.css.ts';

export interface BackLinkProps extends ComponentProps<'a'> {
  /** Where it leads back to. */
  href: string;
  /** The words of the link. */
  children: ReactNode;
}

/** A link one level up. */
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
