'use client';
import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { chain } from 'react-aria/chain';
import { buttonClass, type ButtonSize, type ButtonVariant } from '../Button/buttonClass.ts';
import * as css from '../Button/Button.css.ts';
import { renderIcon } from '../Icon/Icon.tsx';
import { useTooltip } from '../Tooltip/useTooltip.tsx';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** Accessible name; also the tooltip text. */
  label: string;
  /** Tooltip text; an empty string for no tooltip. @default the label */
  title?: string | undefined;
  /** Visual style, by importance of the action. @default 'ghost' */
  variant?: ButtonVariant | undefined;
  /** Width and height: 28, 36 or 44 px. @default 'md' */
  size?: ButtonSize | undefined;
  /** The icon: a built-in icon name or an element. */
  icon: ReactNode;
}

/** Square button with an icon and an accessible name. */
export function IconButton({
  label,
  title = label,
  variant = 'ghost',
  size = 'md',
  icon,
  className,
  type = 'button',
  'aria-describedby': described,
  onPointerEnter,
  onPointerLeave,
  onPointerDown,
  onFocus,
  onBlur,
  ...rest
}: IconButtonProps): ReactElement {
  const { trigger, describedBy, popup } = useTooltip<HTMLButtonElement>(title);
  // Avoids announcing the name twice.
  const more = title === label ? undefined : describedBy;
  return (
    <>
      <button
        data-kit="IconButton"
        {...rest}
        aria-label={label}
        aria-describedby={[described, more].filter(Boolean).join(' ') || undefined}
        type={type}
        className={buttonClass(
          variant,
          size,
          css.row,
          css.square,
          rest.disabled === true && css.disabled,
          className,
        )}
        onPointerEnter={chain(onPointerEnter, trigger.onPointerEnter)}
        onPointerLeave={chain(onPointerLeave, trigger.onPointerLeave)}
        onPointerDown={chain(onPointerDown, trigger.onPointerDown)}
        onFocus={chain(onFocus, trigger.onFocus)}
        onBlur={chain(onBlur, trigger.onBlur)}
      >
        {renderIcon(icon)}
      </button>
      {popup}
    </>
  );
}
