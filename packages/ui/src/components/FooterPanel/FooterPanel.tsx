'use client';
import type { ReactElement, ReactNode } from 'react';
import { rootProps, type RootProps } from '../../internal/rootProps.ts';
import { fine, note } from '../../internal/text.css.ts';
import { useMessages } from '../../messages/context.ts';
import * as css from './FooterPanel.css.ts';
import { english } from './messages.ts';

/** Footer link. */
export interface FooterLink {
  /** Link text. */
  label: string;
  /** Link address. */
  href: string;
}

/** Props that a custom link must pass on. */
export interface FooterLinkProps {
  /** Link address. */
  href: string;
  /** Class that styles the link. */
  className: string;
  /** Link text. */
  children: ReactNode;
}

export interface FooterPanelProps extends RootProps {
  /** Accessible name of the navigation. @default 'Footer' */
  label?: string | undefined;
  /** Links, each with a different address. */
  links: readonly FooterLink[];
  /** Notice about the product's owner and independence. */
  notice: ReactNode;
  /** Copyright line. */
  copyright?: ReactNode;
  /** Content before the notice, such as the logo. */
  brand?: ReactNode;
  /** Renders a link with the app's router. @default a plain `<a>` */
  renderLink?: ((link: FooterLinkProps) => ReactNode) | undefined;
}

const plainLink = ({ children, ...link }: FooterLinkProps): ReactNode => <a {...link}>{children}</a>;

/** Footer as a floating panel: links, notice and copyright. */
export function FooterPanel(props: FooterPanelProps): ReactElement {
  const fixed = useMessages('FooterPanel', english);
  const { label = fixed.label, links, notice, copyright, brand, renderLink = plainLink } = props;
  return (
    <div data-kit="FooterPanel" {...rootProps(props, `${note} ${css.root}`)}>
      <div>
        {brand !== undefined && <div className={css.brand}>{brand}</div>}
        <div>{notice}</div>
      </div>
      <nav aria-label={label}>
        <ul className={css.links}>
          {links.map(({ href, label: words }) => (
            <li key={href}>{renderLink({ href, className: css.link, children: words })}</li>
          ))}
        </ul>
      </nav>
      {copyright !== undefined && <div className={`${fine} ${css.copyright}`}>{copyright}</div>}
    </div>
  );
}
