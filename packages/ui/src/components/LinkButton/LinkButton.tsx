import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { buttonClass, type ButtonSize, type ButtonVariant } from '../Button/buttonClass.ts';
import * as css from '../Button/Button.css.ts';
import { renderIcon } from '../Icon/Icon.tsx';

export interface LinkButtonProps extends ComponentProps<'a'> {
  /** What the link is for. @default 'secondary' */
  variant?: ButtonVariant | undefined;
  /** Height of the link. @default 'md' */
  size?: ButtonSize | undefined;
  /** Icon before the text: a name from the set or an element. */
  icon?: ReactNode;
}

/** A link that looks like a button, for going somewhere. */
export function LinkButton({
  variant = 'secondary',
  size = 'md',
  icon,
  className,
  children,
  ...rest
}: LinkButtonProps): ReactElement {
  return (
    <a data-kit="LinkButton" {...rest} className={buttonClass(variant, size, css.row, className)}>
      {renderIcon(icon)}
      {children}
    </a>
  );
}
