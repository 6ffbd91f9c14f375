'use client';
import type { ReactElement, ReactNode } from 'react';
import { rootProps, type RootProps } from '../../internal/rootProps.ts';
import { note } from '../../internal/text.css.ts';
import { useMessages } from '../../messages/context.ts';
import * as css from './Breadcrumbs.css.ts';
import { english } from './messages.ts';

/** One level of the breadcrumb trail. */
export interface Breadcrumb {
  /** Stable key, unique in the list. */
  id: string;
  /** Link text. */
  label: string;
  /** Link address; optional for the last item. */
  href?: string | undefined;
}

/** Props that a custom link must pass on. */
export interface BreadcrumbLinkProps {
  /** Link address. */
  href: string;
  /** Class that styles the link. */
  className: string;
  /** Link text. */
  children: ReactNode;
  /** Set to 'page' on the link to the current page. */
  'aria-current'?: 'page';
}

export interface BreadcrumbsProps extends RootProps {
  /** Levels from the root; the last one is the current page. */
  items: readonly Breadcrumb[];
  /** Accessible name of the navigation. @default 'Breadcrumbs' */
  label?: string | undefined;
  /** Renders a link with the app's router. @default a plain `<a>` */
  renderLink?: ((link: BreadcrumbLinkProps) => ReactNode) | undefined;
}

const plainLink = ({ children, ...link }: BreadcrumbLinkProps): ReactNode => <a {...link}>{children}</a>;

/** Links to the pages above the current one. Long trails wrap; an empty list renders nothing. */
export function Breadcrumbs({
  items,
  label,
  renderLink = plainLink,
  ...root
}: BreadcrumbsProps): ReactElement | null {
  const words = useMessages('Breadcrumbs', english);
  if (items.length === 0) return null;
  return (
    <nav data-kit="Breadcrumbs" aria-label={label ?? words.label} {...rootProps(root)}>
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
