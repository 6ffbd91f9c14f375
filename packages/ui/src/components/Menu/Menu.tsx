'use client';
import { useRef, type ReactElement } from 'react';
import { useButton } from 'react-aria/useButton';
import { useMenuTrigger } from 'react-aria/useMenu';
import { useMenuTriggerState } from 'react-stately/useMenuTriggerState';
import { FloatingPanel } from '../../internal/FloatingPanel.tsx';
import { useScope } from '../../internal/useScope.ts';
import { useMessages } from '../../messages/context.ts';
import { buttonClass, type ButtonSize, type ButtonVariant } from '../Button/buttonClass.ts';
import * as buttonCss from '../Button/Button.css.ts';
import { Icon, renderIcon, type IconSource } from '../Icon/Icon.tsx';
import { MenuList } from './MenuList.tsx';
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
  const state = useMenuTriggerState({ onOpenChange: readScope });
  const { menuTriggerProps, menuProps } = useMenuTrigger<MenuItem>({ isDisabled: disabled }, state, trigger);
  const { buttonProps } = useButton({ ...menuTriggerProps, isDisabled: disabled }, trigger);
  return (
    <>
      <button
        {...buttonProps}
        ref={trigger}
        data-kit="Menu"
        className={buttonClass(
          variant,
          size,
          buttonCss.row,
          labelHidden && buttonCss.square,
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
      </button>
      <FloatingPanel trigger={trigger} state={state} scope={scope} labelledBy={menuProps['aria-labelledby']}>
        <MenuList menu={menuProps} items={items} onAction={onAction} emptyText={emptyText} />
      </FloatingPanel>
    </>
  );
}
