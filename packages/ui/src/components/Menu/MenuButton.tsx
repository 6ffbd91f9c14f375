'use client';
import { cloneElement, type ReactElement, type RefObject } from 'react';
import { useButton } from 'react-aria/useButton';
import { useMenuTrigger } from 'react-aria/useMenu';
import { useMenuTriggerState } from 'react-stately/useMenuTriggerState';
import { useOwnRef } from '../../internal/useOwnRef.ts';
import { rootProps } from '../../internal/rootProps.ts';
import { FloatingPanel } from '../../internal/FloatingPanel.tsx';
import { useScope } from '../../internal/useScope.ts';
import { useMessages } from '../../messages/context.ts';
import { buttonClass } from '../Button/buttonClass.ts';
import * as buttonCss from '../Button/Button.css.ts';
import { Icon, renderIcon } from '../Icon/Icon.tsx';
import * as css from './Menu.css.ts';
import { MenuList } from './MenuList.tsx';
import { english } from './messages.ts';
import type { MenuItem, MenuProps } from './types.ts';

interface MenuButtonProps extends MenuProps {
  /** Element that the list opens under. @default the button */
  anchor?: RefObject<Element | null> | undefined;
}

/** Button of a menu, alone or as a part of another component. */
export function MenuButton(props: MenuButtonProps): ReactElement {
  const { label, labelHidden = false, icon, variant = 'secondary', size = 'md', items, onAction } = props;
  const words = useMessages('Menu', english);
  const { emptyText = words.empty, disabled = false, trigger: own, anchor } = props;
  const trigger = useOwnRef<HTMLButtonElement & HTMLSpanElement>(props);
  const [scope, readScope] = useScope(trigger);
  const state = useMenuTriggerState({ onOpenChange: readScope });
  const aria = useMenuTrigger<MenuItem>({ isDisabled: disabled }, state, trigger);
  const { buttonProps } = useButton({ ...aria.menuTriggerProps, isDisabled: disabled }, trigger);
  const { 'aria-labelledby': labelledBy, ...rest } = aria.menuProps;
  const menu = own === undefined ? aria.menuProps : { ...rest, 'aria-label': label };
  return (
    <>
      {own === undefined ? (
        <button
          {...buttonProps}
          data-kit="Menu"
          {...(labelHidden && { 'aria-label': label })}
          {...rootProps(
            props,
            buttonClass(
              variant,
              size,
              buttonCss.row,
              labelHidden && buttonCss.square,
              disabled && buttonCss.disabled,
            ),
          )}
          ref={trigger}
        >
          {renderIcon(icon)}
          {!labelHidden && (
            <>
              {label}
              <Icon name="chevron-down" size="sm" />
            </>
          )}
        </button>
      ) : (
        <span data-kit="Menu" {...rootProps(props, css.anchor)} ref={trigger}>
          {cloneElement(own, {
            'aria-haspopup': 'menu',
            'aria-expanded': state.isOpen,
            onKeyDown: (event) => {
              own.props.onKeyDown?.(event);
              const isDown = event.key === 'ArrowDown';
              if (state.isOpen || (!isDown && event.key !== 'ArrowUp')) return;
              event.preventDefault();
              state.open(isDown ? 'first' : 'last');
            },
            onClick: (event) => {
              own.props.onClick?.(event);
              // A press of a key has no click count; it moves focus to the first item.
              state.toggle(event.detail === 0 ? 'first' : null);
            },
          })}
        </span>
      )}
      <FloatingPanel
        trigger={anchor ?? trigger}
        {...{ state, scope }}
        {...(own === undefined ? { labelledBy } : { label })}
      >
        <MenuList {...{ menu, items, onAction, emptyText, scope }} root={state} />
      </FloatingPanel>
    </>
  );
}
