'use client';
import { memo, type ComponentProps, type MouseEvent, type ReactElement, type ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import { renderIcon } from '../Icon/Icon.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import * as css from './Button.css.ts';
import { buttonClass, type ButtonSize, type ButtonVariant } from './buttonClass.ts';

export interface ButtonProps extends ComponentProps<'button'> {
  /** What the button is for. @default 'secondary' */
  variant?: ButtonVariant | undefined;
  /** Height of the button. @default 'md' */
  size?: ButtonSize | undefined;
  /** Work is under way: the button keeps focus and width, and ignores presses. */
  busy?: boolean | undefined;
  /** Text shown while busy. @default the children */
  busyLabel?: string | undefined;
  /** Icon before the text: a name from the set or an element. */
  icon?: ReactNode;
}

const stop = (event: MouseEvent): void => event.preventDefault();

/** A native button that can show that it is busy. */
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
  const off = rest.disabled === true || rest['aria-disabled'] === true || rest['aria-disabled'] === 'true';
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
        off && css.off,
        busy && css.working,
        className,
      )}
      onClick={busy || off ? stop : onClick}
    >
      {busy ? (
        <span className={css.stack}>
          <span className={cx(css.layer, css.away)}>{content}</span>
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
