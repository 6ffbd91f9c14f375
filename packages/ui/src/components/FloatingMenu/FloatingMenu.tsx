'use client';
import { useId, useRef, type ReactElement, type ReactNode } from 'react';
import { useOwnRef } from '../../internal/useOwnRef.ts';
import { rootProps, type RootProps } from '../../internal/rootProps.ts';
import { muted, note } from '../../internal/text.css.ts';
import { useDismiss } from '../../internal/useDismiss.ts';
import { useMessages } from '../../messages/context.ts';
import { renderIcon, type IconSource } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { plainLink, type NavLinkProps } from '../NavMenu/NavMenu.tsx';
import * as css from './FloatingMenu.css.ts';
import { english } from './messages.ts';

/** Link or action of a floating menu. */
export interface FloatingMenuItem {
  /** Stable key, unique in the list. */
  id: string;
  /** Item label. */
  label: string;
  /** Icon before the text: a built-in icon name or an element. */
  icon?: IconSource | undefined;
  /** Link address; without it the item is a button. */
  href?: string | undefined;
  /** Disables the item. @default false */
  disabled?: boolean | undefined;
}

export interface FloatingMenuProps extends RootProps {
  /** Accessible name of the navigation. */
  label: string;
  /** Links and actions in order. */
  items: readonly FloatingMenuItem[];
  /** Called with the id of the pressed action. */
  onAction?: ((id: string) => void) | undefined;
  /** Notice under the items. */
  footer?: ReactNode;
  /** Renders a link with the app's router. @default a plain `<a>` */
  renderLink?: ((link: NavLinkProps) => ReactNode) | undefined;
  /** Icon of the button while the menu is closed: a built-in icon name or an element. @default 'menu' */
  icon?: IconSource | undefined;
  /** Accessible name of the button while the menu is closed. @default 'Open the quick menu' */
  openLabel?: string | undefined;
  /** Accessible name of the button while the menu is open. @default 'Close the quick menu' */
  closeLabel?: string | undefined;
}

/** Round button in the bottom corner that opens a panel of links, actions and a notice. */
export function FloatingMenu(props: FloatingMenuProps): ReactElement {
  const { label, items, onAction, footer, renderLink = plainLink, icon = 'menu' } = props;
  const words = useMessages('FloatingMenu', english);
  const { openLabel = words.open, closeLabel = words.close } = props;
  const id = useId();
  const root = useOwnRef(props);
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
    <nav data-kit="FloatingMenu" aria-label={label} {...rootProps(props, css.root)} ref={root}>
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
                      // The item is removed with the panel, so focus returns to the button; the action may move it on.
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
