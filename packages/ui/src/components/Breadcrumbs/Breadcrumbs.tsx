'use client';
import type { ReactElement, ReactNode } from 'react';
import { note } from '../../internal/text.css.ts';
import { useMessages } from '../../messages/context.ts';
import * as css from './Breadcrumbs.css.ts';
import { english } from './messages.ts';

/** One place on the way. */
export interface Breadcrumb {
  /** Stable key. */
  id: string;
  /** Its words. */
  label: string;
  /** Where it leads; the last one may go without. */
  href?: string | undefined;
}

/** What a link of the app's router must pass on. */
export interface BreadcrumbLinkProps {
  /** Where it leads. */
  href: string;
  /** The look of the link. */
  className: string;
  /** Its words. */
  children: ReactNode;
  /** It leads to the page being looked at. */
  'aria-current'?: 'page';
}

export interface BreadcrumbsProps {
  /** The way from the start; the last one is the page being looked at. */
  items: readonly Breadcrumb[];
  /** Accessible name of the navigation. @default 'Breadcrumbs' */
  label?: string | undefined;
  /** Draws one link with the app's router. @default a plain `<a>` */
  renderLink?: ((link: BreadcrumbLinkProps) => ReactNode) | undefined;
}

const plainLink = ({ children, ...link }: BreadcrumbLinkProps): ReactNode => <a {...link}>{children}</a>;

/** Where a page is, as links to the places above it; a long way wraps, and none draws nothing. */
export function Breadcrumbs({ items, label, renderLink = plainLink }: BreadcrumbsProps): ReactElement | null {
  const words = useMessages('Breadcrumbs', english);
  if (items.length === 0) return null;
  return (
    <nav data-kit="Breadcrumbs" aria-label={label ?? words.label}>
      <ol className={`${note} ${css.list}`}>
        {items.map(({ id, label: children, href }, index) => {
          const current = index === items.length - 1 && { 'aria-current': 'page' as const };
          return (
            <li key={id} className={css.item}>
              {href === undefined ? (
                <span className={css.link} {...current}>
                  {children}
                </span>
              ) : (
                renderLink({ href, className: css.link, children, ...current })
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
