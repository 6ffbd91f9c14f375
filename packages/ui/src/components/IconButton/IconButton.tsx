import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { buttonClass, type ButtonSize, type ButtonVariant } from '../Button/buttonClass.ts';
import * as css from '../Button/Button.css.ts';
import { renderIcon } from '../Icon/Icon.tsx';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** Accessible name, and the tooltip a pointer sees. */
  label: string;
  /** What the button is for. @default 'ghost' */
  variant?: ButtonVariant | undefined;
  /** Edge of the button. @default 'md' */
  size?: ButtonSize | undefined;
  /** The icon: a name from the set or an element. */
  icon: ReactNode;
}

/** A square button with an icon only, named for everyone who cannot see it. */
export function IconButton({
  label,
  variant = 'ghost',
  size = 'md',
  icon,
  className,
  type = 'button',
  ...rest
}: IconButtonProps): ReactElement {
  return (
    <button
      data-kit="IconButton"
      title={label}
      {...rest}
      aria-label={label}
      type={type}
      className={buttonClass(
        variant,
        size,
        css.row,
        css.square,
        rest.disabled === true && css.off,
        className,
      )}
    >
      {renderIcon(icon)}
    </button>
  );
}
