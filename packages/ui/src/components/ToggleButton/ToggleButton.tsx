'use client';
import { useState, type ReactElement } from 'react';
import { rootProps, type RootProps } from '../../internal/rootProps.ts';
import { buttonClass, type ButtonSize } from '../Button/buttonClass.ts';
import * as buttonCss from '../Button/Button.css.ts';
import { renderIcon, type IconSource } from '../Icon/Icon.tsx';
import * as css from './ToggleButton.css.ts';

export interface ToggleButtonProps extends RootProps<HTMLButtonElement> {
  /** Label, which stays the same in both states; the accessible name when only the icon is shown. */
  label: string;
  /** Shows only the icon; the label becomes the accessible name. @default false */
  labelHidden?: boolean | undefined;
  /** Icon before the label: a built-in icon name or an element. */
  icon?: IconSource | undefined;
  /** Whether it is on; without it the button is uncontrolled. */
  pressed?: boolean | undefined;
  /** Initial state of an uncontrolled button. @default false */
  defaultPressed?: boolean | undefined;
  /** Called with the new state. */
  onChange?: ((pressed: boolean) => void) | undefined;
  /** Visual style while it is off. @default 'secondary' */
  variant?: 'secondary' | 'ghost' | undefined;
  /** Height: 28, 36 or 44 px. @default 'md' */
  size?: ButtonSize | undefined;
  /** Disables the button. @default false */
  disabled?: boolean | undefined;
}

/** Button that is on or off. */
export function ToggleButton(props: ToggleButtonProps): ReactElement {
  const { label, labelHidden = false, icon, onChange, defaultPressed = false, disabled = false } = props;
  const { variant = 'secondary', size = 'md' } = props;
  const [own, setOwn] = useState(defaultPressed);
  const { pressed = own } = props;
  return (
    <button
      data-kit="ToggleButton"
      type="button"
      aria-pressed={pressed}
      disabled={disabled}
      {...(labelHidden && { 'aria-label': label, title: label })}
      {...rootProps(
        props,
        buttonClass(variant, size, buttonCss.row, labelHidden && buttonCss.square),
        disabled && buttonCss.disabled,
        pressed && css.pressed,
      )}
      onClick={() => {
        setOwn(!pressed);
        onChange?.(!pressed);
      }}
    >
      {renderIcon(icon)}
      {!labelHidden && label}
    </button>
  );
}
