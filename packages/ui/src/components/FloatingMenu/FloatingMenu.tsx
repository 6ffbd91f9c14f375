'use client';
import { useId, useRef, type ReactElement, type ReactNode } from 'react';
import { muted, note } from '../../internal/text.css.ts';
import { useDismiss } from '../../internal/useDismiss.ts';
import { useMessages } from '../../messages/context.ts';
import { renderIcon, type IconSource } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { plainLink, type NavLinkProps } from '../NavMenu/NavMenu.tsx';
import * as css from './FloatingMenu.css.ts';
import { english } from './messages.ts';

/** One place to go, or one thing to do when it leads nowhere. */
export interface FloatingMenuItem {
  /** Stable key. */
  id: string;
  /** Its words. */
  label: string;
  /** Icon before the words: a name from the set or an element. */
  icon?: IconSource | undefined;
  /** Where it leads; without it the item is a button. */
  href?: string | undefined;
  /** It cannot be used now. */
  disabled?: boolean | undefined;
}

export interface FloatingMenuProps {
  /** Accessible name of the navigation. */
  label: string;
  /** Links and actions in order. */
  items: readonly FloatingMenuItem[];
  /** Called with the id of the action that is used. */
  onAction?: ((id: string) => void) | undefined;
  /** A notice under the items. */
  footer?: ReactNode;
  /** Draws one link with the app's router. @default a plain `<a>` */
  renderLink?: ((link: NavLinkProps) => ReactNode) | undefined;
  /** Icon of the closed button: a name from the set or an element. @default 'menu' */
  icon?: IconSource | undefined;
  /** Name of the button while the menu is closed. @default 'Open the quick menu' */
  openLabel?: string | undefined;
  /** Name of the button while the menu is open. @default 'Close the quick menu' */
  closeLabel?: string | undefined;
}

/** A round button in the bottom corner that opens links, actions and a notice above itself. */
export function FloatingMenu(props: FloatingMenuProps): ReactElement {
  const { label, items, onAction, footer, renderLink = plainLink, icon = 'menu' } = props;
  const words = useMessages('FloatingMenu', english);
  const { openLabel = words.open, closeLabel = words.close } = props;
  const id = useId();
  const root = useRef<HTMLElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useDismiss(root, button);
  const close = (): void => setOpen(false);
  const content = (item: FloatingMenuItem): ReactNode => (
    <>
      {item.icon !== undefined && <span className={muted}>{renderIcon(item.icon)}</span>}
      <span>{item.label}</span>
    </>
  );
  return (
    <nav ref={root} data-kit="FloatingMenu" aria-label={label} className={css.root}>
      <IconButton
        ref={button}
        className={css.button}
        variant="primary"
        size="lg"
        icon={open ? 'close' : icon}
        label={open ? closeLabel : openLabel}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      />
      {open && (
        <div id={id} className={css.panel}>
          <ul className={css.list}>
            {items.map((item) => (
              <li key={item.id}>
                {item.href === undefined || item.disabled === true ? (
                  <button
                    type="button"
                    className={css.item}
                    disabled={item.disabled}
                    onClick={() => {
                      close();
                      // The item leaves with the panel; what the action opens may take focus from here.
                      button.current?.focus();
                      onAction?.(item.id);
                    }}
                  >
                    {content(item)}
                  </button>
                ) : (
                  renderLink({
                    href: item.href,
                    className: css.item,
                    children: content(item),
                    onClick: close,
                  })
                )}
              </li>
            ))}
          </ul>
          {footer !== undefined && <div className={`${note} ${css.foot}`}>{footer}</div>}
        </div>
      )}
    </nav>
  );
}
