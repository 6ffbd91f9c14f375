import type { ComponentProps, MouseEvent, ReactElement, ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import { renderIcon } from '../Icon/Icon.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import * as css from './Button.css.ts';

/** What a button is for: the one main action, a second choice, a quiet one, or a destructive one. */
export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger';

/** Height of a button: 28, 36 or 44 px. */
export type ButtonSize = 'sm' | 'md' | 'lg';

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

/** Classes of anything that looks like a button. */
export const buttonClass = (
  variant: ButtonVariant,
  size: ButtonSize,
  ...more: (string | false | undefined)[]
): string =>
  cx(css.root, css.sizes[size], css.variants[variant], variant === 'danger' && css.strong, ...more);

/** A native button that can show that it is busy. */
export function Button({
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
  const press = (event: MouseEvent<HTMLButtonElement>): void => {
    if (busy || off) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      data-kit="Button"
      {...rest}
      {...(busy && { 'aria-disabled': true })}
      type={type}
      className={buttonClass(variant, size, off && css.off, busy && css.working, className)}
      onClick={press}
    >
      <span className={css.stack}>
        <span className={cx(css.layer, busy && css.away)}>
          {renderIcon(icon)}
          {children}
        </span>
        {busy && (
          <span className={css.layer}>
            <Spinner />
            {busyLabel ?? children}
          </span>
        )}
      </span>
    </button>
  );
}
