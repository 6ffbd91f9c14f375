'use client';
import type { ReactElement, ReactNode } from 'react';
import { fine, note } from '../../internal/text.css.ts';
import { useMessages } from '../../messages/context.ts';
import * as css from './FooterPanel.css.ts';
import { english } from './messages.ts';

/** One place to go. */
export interface FooterLink {
  /** Words of the link. */
  label: string;
  /** Where it leads. */
  href: string;
}

/** What a link of the app's router must pass on. */
export interface FooterLinkProps {
  /** Where it leads. */
  href: string;
  /** The look of the link. */
  className: string;
  /** Its words. */
  children: ReactNode;
}

export interface FooterPanelProps {
  /** Accessible name of the links. @default 'Footer' */
  label?: string | undefined;
  /** The places to go, each to another address. */
  links: readonly FooterLink[];
  /** Whose product this is, and whose it is not. */
  notice: ReactNode;
  /** Who holds the rights, and since when. */
  copyright?: ReactNode;
  /** Something before the notice, such as the logo. */
  brand?: ReactNode;
  /** Draws one link with the app's router. @default a plain `<a>` */
  renderLink?: ((link: FooterLinkProps) => ReactNode) | undefined;
}

const plainLink = ({ children, ...link }: FooterLinkProps): ReactNode => <a {...link}>{children}</a>;

/** A panel that floats at the end of a page: links, and the notice of independence. */
export function FooterPanel(props: FooterPanelProps): ReactElement {
  const fixed = useMessages('FooterPanel', english);
  const { label = fixed.label, links, notice, copyright, brand, renderLink = plainLink } = props;
  return (
    <div data-kit="FooterPanel" className={`${note} ${css.root}`}>
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
