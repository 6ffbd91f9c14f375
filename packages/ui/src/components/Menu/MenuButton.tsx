'use client';
import type { ReactElement, RefObject } from 'react';
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
  const { emptyText = words.empty, disabled = false, anchor } = props;
  const trigger = useOwnRef<HTMLButtonElement>(props);
  const [scope, readScope] = useScope(trigger);
  const state = useMenuTriggerState({ onOpenChange: readScope });
  const { menuTriggerProps, menuProps } = useMenuTrigger<MenuItem>({ isDisabled: disabled }, state, trigger);
  const { buttonProps } = useButton({ ...menuTriggerProps, isDisabled: disabled }, trigger);
  return (
    <>
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
      <FloatingPanel
        trigger={anchor ?? trigger}
        state={state}
        scope={scope}
        labelledBy={menuProps['aria-labelledby']}
      >
        <MenuList menu={menuProps} items={items} onAction={onAction} emptyText={emptyText} />
      </FloatingPanel>
    </>
  );
}
