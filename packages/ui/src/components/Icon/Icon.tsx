import { isValidElement, type ReactElement, type ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import * as css from './Icon.css.ts';
import { directional, icons, isIconName, type IconName } from './icons.ts';

export interface IconProps {
  /** Which drawing to show. */
  name: IconName;
  /** Edge of the box: 14, 16, 18 or 20 px. @default 'md' */
  size?: 'sm' | 'md' | 'lg' | 'xl' | undefined;
  /** Accessible name; leave it out when text beside the icon says the same. */
  label?: string | undefined;
  /** Extra class, for colour. */
  className?: string | undefined;
}

/** One drawing in the colour of the text around it. */
export function Icon({ name, size = 'md', label, className }: IconProps): ReactElement {
  const named = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <svg
      {...named}
      data-kit="Icon"
      viewBox="0 0 16 16"
      className={cx(css.root, css.sizes[size], directional.has(name) && css.mirrored, className)}
    >
      <path d={icons[name]} />
    </svg>
  );
}

/** The name of a drawing in the set, or an element of your own. */
export type IconSource = IconName | ReactElement;

/** Draws a named icon, or passes an own element through. */
export function renderIcon(icon: ReactNode, size?: IconProps['size']): ReactNode {
  if (typeof icon === 'string' && isIconName(icon)) return <Icon name={icon} size={size} />;
  return isValidElement(icon) ? icon : null;
}
