'use client';
import type { MouseEventHandler, ReactElement, ReactNode } from 'react';
import { rootProps, type RootProps } from '../../internal/rootProps.ts';
import { useOwnRef } from '../../internal/useOwnRef.ts';
import { useMessages } from '../../messages/context.ts';
import { Button } from '../Button/Button.tsx';
import type { ButtonSize } from '../Button/buttonClass.ts';
import * as groupCss from '../ButtonGroup/ButtonGroup.css.ts';
import type { IconSource } from '../Icon/Icon.tsx';
import { MenuButton } from '../Menu/MenuButton.tsx';
import type { MenuItem } from '../Menu/types.ts';
import { english } from './messages.ts';

export interface SplitButtonProps extends RootProps<HTMLDivElement> {
  /** Label of the main action. */
  children: ReactNode;
  /** Called when the main action is pressed. */
  onClick?: MouseEventHandler<HTMLButtonElement> | undefined;
  /** Type of the main button; `submit` sends the form around it. @default 'button' */
  type?: 'button' | 'submit' | undefined;
  /** Icon before the label: a built-in icon name or an element. */
  icon?: IconSource | undefined;
  /** Menu items: variants of the main action. */
  items: readonly MenuItem[];
  /** Called with the id of the selected item; for a link, before navigation. */
  onAction?: ((id: string) => void) | undefined;
  /** Accessible name of the menu button. @default 'More options' */
  menuLabel?: string | undefined;
  /** Visual style of both buttons, by importance of the action. @default 'secondary' */
  variant?: 'primary' | 'secondary' | undefined;
  /** Height: 28, 36 or 44 px. @default 'md' */
  size?: ButtonSize | undefined;
  /** Shows a spinner and disables the menu. @default false */
  busy?: boolean | undefined;
  /** Label of the main button while busy. @default the children */
  busyLabel?: string | undefined;
  /** Disables both buttons. @default false */
  disabled?: boolean | undefined;
}

/** Button for the usual action, with a menu of its variants. */
export function SplitButton(props: SplitButtonProps): ReactElement {
  const words = useMessages('SplitButton', english);
  const { children, onClick, type, icon, items, onAction, variant, size, busy, busyLabel } = props;
  const { menuLabel = words.more, disabled = false } = props;
  const root = useOwnRef<HTMLDivElement>(props);
  return (
    <div data-kit="SplitButton" role="group" {...rootProps(props, groupCss.root, groupCss.joined)} ref={root}>
      <Button
        type={type}
        variant={variant}
        size={size}
        icon={icon}
        busy={busy}
        busyLabel={busyLabel}
        disabled={disabled}
        onClick={onClick}
      >
        {children}
      </Button>
      <MenuButton
        label={menuLabel}
        labelHidden
        icon="chevron-down"
        variant={variant}
        size={size}
        items={items}
        onAction={onAction}
        disabled={disabled || busy}
        anchor={root}
      />
    </div>
  );
}
