'use client';
import { useId, useRef, type ReactElement, type ReactNode } from 'react';
import { useOwnRef } from '../../internal/useOwnRef.ts';
import { rootProps, type RootProps } from '../../internal/rootProps.ts';
import { cx } from '../../internal/cx.ts';
import { useDismiss } from '../../internal/useDismiss.ts';
import { useMessages } from '../../messages/context.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { english } from './messages.ts';
import * as css from './NavMenu.css.ts';

/** Navigation link. */
export interface NavMenuItem {
  /** Stable key, unique in the list. */
  id: string;
  /** Link text. */
  label: string;
  /** Link address. */
  href: string;
  /** Marks the link to the current page. @default false */
  current?: boolean | undefined;
}

/** Props that a custom link must pass on. */
export interface NavLinkProps {
  /** Link address. */
  href: string;
  /** Class that styles the link. */
  className: string;
  /** Link text. */
  children: ReactNode;
  /** Closes the panel that contains the link. */
  onClick: () => void;
  /** Set to 'page' on the link to the current page. */
  'aria-current'?: 'page';
}

export interface NavMenuProps extends RootProps {
  /** Accessible name of the navigation. */
  label: string;
  /** Navigation links. */
  items: readonly NavMenuItem[];
  /** Content at the end of the small-screen panel, such as a sign-out button. */
  extra?: ReactNode;
  /** Renders a link with the app's router. @default a plain `<a>` */
  renderLink?: ((link: NavLinkProps) => ReactNode) | undefined;
  /** Accessible name of the small-screen button while the menu is closed. @default 'Open the menu' */
  openLabel?: string | undefined;
  /** Accessible name of the small-screen button while the menu is open. @default 'Close the menu' */
  closeLabel?: string | undefined;
}

/** Default link for apps without a router. */
export const plainLink = ({ children, ...link }: NavLinkProps): ReactNode => <a {...link}>{children}</a>;

/** Navigation links in a row; in a narrow window or header they move into a panel behind a button. */
export function NavMenu(props: NavMenuProps): ReactElement {
  const words = useMessages('NavMenu', english);
  const { label, items, extra, renderLink = plainLink } = props;
  const { openLabel = words.open, closeLabel = words.close } = props;
  const id = useId();
  const root = useOwnRef(props);
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useDismiss(root, button);
  const close = (): void => setOpen(false);

  return (
    <nav data-kit="NavMenu" aria-label={label} {...rootProps(props, css.root)} ref={root}>
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
