'use client';
import { useRef, type ReactElement } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { Menu as AriaMenu, MenuItem as AriaMenuItem, MenuTrigger } from 'react-aria-components/Menu';
import { cx } from '../../internal/cx.ts';
import * as floating from '../../internal/floating.css.ts';
import { FloatingPanel } from '../../internal/FloatingPanel.tsx';
import { useScope } from '../../internal/useScope.ts';
import { useMessages } from '../../messages/context.ts';
import { buttonClass, type ButtonSize, type ButtonVariant } from '../Button/buttonClass.ts';
import * as buttonCss from '../Button/Button.css.ts';
import { Icon, renderIcon, type IconSource } from '../Icon/Icon.tsx';
import { english } from './messages.ts';

/** One thing to do or one place to go. */
export interface MenuItem {
  /** Stable key. */
  id: string;
  /** Its words. */
  label: string;
  /** A few words more. */
  description?: string | undefined;
  /** Icon before the words: a name from the set or an element. */
  icon?: IconSource | undefined;
  /** Where it leads, for a link. */
  href?: string | undefined;
  /** It destroys something. */
  danger?: boolean | undefined;
  /** It cannot be used now. */
  disabled?: boolean | undefined;
}

export interface MenuProps {
  /** Words of the button, or its name when only the icon shows. */
  label: string;
  /** Show the icon alone; the label stays as the name. */
  labelHidden?: boolean | undefined;
  /** Icon of the button: a name from the set or an element. */
  icon?: IconSource | undefined;
  /** What the button is for. @default 'secondary' */
  variant?: ButtonVariant | undefined;
  /** Height of the button. @default 'md' */
  size?: ButtonSize | undefined;
  /** What the menu offers; keep the objects and long menus stay fast. */
  items: readonly MenuItem[];
  /** Called with the id of the item that is used; for a link too, before it is followed. */
  onAction?: ((id: string) => void) | undefined;
  /** What to say when there are no items. @default 'Nothing to do here.' */
  emptyText?: string | undefined;
  /** The menu cannot be opened now. */
  disabled?: boolean | undefined;
}

/** A button that opens a list of things to do. */
export function Menu(props: MenuProps): ReactElement {
  const { label, labelHidden = false, icon, variant = 'secondary', size = 'md', items, onAction } = props;
  const words = useMessages('Menu', english);
  const { emptyText = words.empty, disabled = false } = props;
  const trigger = useRef<HTMLButtonElement>(null);
  const [scope, readScope] = useScope(trigger);
  return (
    <MenuTrigger onOpenChange={readScope}>
      <AriaButton
        ref={trigger}
        data-kit="Menu"
        isDisabled={disabled}
        className={buttonClass(
          variant,
          size,
          buttonCss.row,
          labelHidden && buttonCss.square[size],
          disabled && buttonCss.off,
        )}
        {...(labelHidden && { 'aria-label': label })}
      >
        {renderIcon(icon)}
        {!labelHidden && (
          <>
            {label}
            <Icon name="chevron-down" size="sm" />
          </>
        )}
      </AriaButton>
      <FloatingPanel scope={scope}>
        <AriaMenu<MenuItem>
          items={items}
          className={floating.list}
          renderEmptyState={() => emptyText}
          onAction={(key) => onAction?.(String(key))}
        >
          {(item) => (
            <AriaMenuItem
              id={item.id}
              textValue={item.label}
              isDisabled={item.disabled === true}
              className={cx(floating.item, item.danger === true && item.disabled !== true && floating.danger)}
              {...(item.href !== undefined && { href: item.href })}
            >
              {item.icon !== undefined && <span className={floating.mark}>{renderIcon(item.icon)}</span>}
              <span className={floating.words}>
                {item.label}
                {item.description !== undefined && <span className={floating.more}>{item.description}</span>}
              </span>
            </AriaMenuItem>
          )}
        </AriaMenu>
      </FloatingPanel>
    </MenuTrigger>
  );
}
