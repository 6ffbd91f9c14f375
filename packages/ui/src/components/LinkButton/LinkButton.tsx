import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { buttonClass, type ButtonSize, type ButtonVariant } from '../Button/buttonClass.ts';
import * as css from '../Button/Button.css.ts';
import { renderIcon } from '../Icon/Icon.tsx';

export interface LinkButtonProps extends ComponentProps<'a'> {
  /** Renders the link with the app's router, from the props of the plain link. @default a plain `<a>` */
  renderLink?: ((link: ComponentProps<'a'>) => ReactElement) | undefined;
  /** Visual style, by importance of the action. @default 'secondary' */
  variant?: ButtonVariant | undefined;
  /** Height: 28, 36 or 44 px. @default 'md' */
  size?: ButtonSize | undefined;
  /** Icon before the text: a built-in icon name or an element. */
  icon?: ReactNode;
}

const plainLink = ({ children, ...link }: ComponentProps<'a'>): ReactElement => <a {...link}>{children}</a>;

/** Link styled as a button, for navigation. */
export function LinkButton({
  variant = 'secondary',
  size = 'md',
  icon,
  className,
  children,
  renderLink = plainLink,
  ...rest
}: LinkButtonProps): ReactElement {
  const content = (
    <>
      {renderIcon(icon)}
      {children}
    </>
  );
  const link = {
    'data-kit': 'LinkButton',
    ...rest,
    className: buttonClass(variant, size, css.row, className),
  };
  return renderLink({ ...link, children: content });
}
