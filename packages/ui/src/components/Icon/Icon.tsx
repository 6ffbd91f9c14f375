import { isValidElement, type ReactElement, type ReactNode } from 'react';
import { rootProps, type RootProps } from '../../internal/rootProps.ts';
import * as css from './Icon.css.ts';
import { directional, icons, isIconName, type IconName } from './icons.ts';

export interface IconProps extends RootProps<SVGSVGElement> {
  /** Name of the icon. */
  name: IconName;
  /** Width and height: 14, 16, 18 or 20 px. @default 'md' */
  size?: 'sm' | 'md' | 'lg' | 'xl' | undefined;
  /** Accessible name; omit it when text beside the icon says the same. */
  label?: string | undefined;
}

/** Icon from the built-in set, in the current text colour. */
export function Icon({ name, size = 'md', label, ...root }: IconProps): ReactElement {
  const named = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <svg
      {...named}
      data-kit="Icon"
      viewBox="0 0 16 16"
      {...rootProps(root, css.root, css.sizes[size], directional.has(name) && css.mirrored)}
    >
      <path d={icons[name]} />
    </svg>
  );
}

/** Name of a built-in icon, or a custom element. */
export type IconSource = IconName | ReactElement;

/** Renders a named icon, or returns an element unchanged. */
export function renderIcon(icon: ReactNode, size?: IconProps['size']): ReactNode {
  if (typeof icon === 'string' && isIconName(icon)) return <Icon name={icon} size={size} />;
  return isValidElement(icon) ? icon : null;
}
