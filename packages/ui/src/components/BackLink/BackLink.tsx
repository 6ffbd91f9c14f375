import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import { Icon } from '../Icon/Icon.tsx';
import * as css from './BackLink.css.ts';

export interface BackLinkProps extends ComponentProps<'a'> {
  /** Renders the link with the app's router, from the props of the plain link. @default a plain `<a>` */
  renderLink?: ((link: ComponentProps<'a'>) => ReactElement) | undefined;
  /** Address of the parent page. */
  href: string;
  /** Link text. */
  children: ReactNode;
}

const plainLink = ({ children, ...link }: ComponentProps<'a'>): ReactElement => <a {...link}>{children}</a>;

/** Link to the parent page. */
export function BackLink({
  children,
  className,
  renderLink = plainLink,
  ...rest
}: BackLinkProps): ReactElement {
  const content = (
    <>
      <span className={css.arrow}>
        <Icon name="arrow-right" size="sm" />
      </span>
      {children}
    </>
  );
  const link = { 'data-kit': 'BackLink', ...rest, className: cx(css.root, className) };
  return renderLink({ ...link, children: content });
}
