'use client';
import { useId, useRef, type ReactElement, type ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import { useDismiss } from '../../internal/useDismiss.ts';
import { useMessages } from '../../messages/context.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { english } from './messages.ts';
import * as css from './NavMenu.css.ts';

/** One place to go. */
export interface NavMenuItem {
  /** Stable key. */
  id: string;
  /** Words of the link. */
  label: string;
  /** Where it leads. */
  href: string;
  /** This is the page being looked at. */
  current?: boolean | undefined;
}

/** What a link of the app's router must pass on. */
export interface NavLinkProps {
  /** Where it leads. */
  href: string;
  /** The look of the link. */
  className: string;
  /** Its words. */
  children: ReactNode;
  /** Closes what the link stands in. */
  onClick: () => void;
  /** It leads to the page being looked at. */
  'aria-current'?: 'page';
}

export interface NavMenuProps {
  /** Accessible name of the navigation. */
  label: string;
  /** The places to go. */
  items: readonly NavMenuItem[];
  /** One thing more at the end of the panel on small screens, such as a sign-out button. */
  extra?: ReactNode;
  /** Draws one link with the app's router. @default a plain `<a>` */
  renderLink?: ((link: NavLinkProps) => ReactNode) | undefined;
  /** Name of the button on small screens while the menu is closed. @default 'Open the menu' */
  openLabel?: string | undefined;
  /** Name of the button on small screens while the menu is open. @default 'Close the menu' */
  closeLabel?: string | undefined;
}

/** A link for an app without a router. */
export const plainLink = ({ children, ...link }: NavLinkProps): ReactNode => <a {...link}>{children}</a>;

/** Links in a row; below 1100 px they move into a panel behind a button. */
export function NavMenu(props: NavMenuProps): ReactElement {
  const words = useMessages('NavMenu', english);
  const { label, items, extra, renderLink = plainLink } = props;
  const { openLabel = words.open, closeLabel = words.close } = props;
  const id = useId();
  const root = useRef<HTMLElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useDismiss(root, button);
  const close = (): void => setOpen(false);

  return (
    <nav ref={root} data-kit="NavMenu" aria-label={label} className={css.root}>
      <IconButton
        ref={button}
        className={css.button}
        icon={open ? 'close' : 'menu'}
        label={open ? closeLabel : openLabel}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      />
      <ul id={id} className={cx(css.list, open && css.open)}>
        {items.map((item) => (
          <li key={item.id}>
            {renderLink({
              href: item.href,
              className: css.link,
              children: item.label,
              onClick: close,
              ...(item.current === true && { 'aria-current': 'page' as const }),
            })}
          </li>
        ))}
        {extra !== undefined && <li className={css.extra}>{extra}</li>}
      </ul>
    </nav>
  );
}
