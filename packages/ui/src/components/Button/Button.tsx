'use client';
import { memo, type ComponentProps, type MouseEvent, type ReactElement, type ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import { renderIcon } from '../Icon/Icon.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import * as css from './Button.css.ts';
import { buttonClass, type ButtonSize, type ButtonVariant } from './buttonClass.ts';

export interface ButtonProps extends ComponentProps<'button'> {
  /** Visual style, by importance of the action. @default 'secondary' */
  variant?: ButtonVariant | undefined;
  /** Height: 28, 36 or 44 px. @default 'md' */
  size?: ButtonSize | undefined;
  /** Shows a spinner and ignores presses; the button keeps its focus and width. @default false */
  busy?: boolean | undefined;
  /** Label while busy. @default the children */
  busyLabel?: string | undefined;
  /** Icon before the text: a built-in icon name or an element. */
  icon?: ReactNode;
}

const stop = (event: MouseEvent): void => event.preventDefault();

/** Native button with a busy state. */
export const Button = memo(function Button({
  variant = 'secondary',
  size = 'md',
  busy = false,
  busyLabel,
  icon,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps): ReactElement {
  const isDisabled =
    rest.disabled === true || rest['aria-disabled'] === true || rest['aria-disabled'] === 'true';
  const isWords = icon === undefined && typeof children === 'string';
  const content = isWords ? (
    children
  ) : (
    <>
      {renderIcon(icon)}
      {children}
    </>
  );
  return (
    <button
      data-kit="Button"
      {...rest}
      {...(busy && { 'aria-disabled': true })}
      type={type}
      className={buttonClass(
        variant,
        size,
        !isWords && css.row,
        isDisabled && css.disabled,
        busy && css.pending,
        className,
      )}
      onClick={busy || isDisabled ? stop : onClick}
    >
      {busy ? (
        <span className={css.stack}>
          <span className={cx(css.layer, css.visuallyHidden)}>{content}</span>
          <span className={css.layer}>
            <Spinner />
            {busyLabel ?? children}
          </span>
        </span>
      ) : (
        content
      )}
    </button>
  );
});
