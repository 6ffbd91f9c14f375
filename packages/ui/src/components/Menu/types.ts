import type { RootProps } from '../../internal/rootProps.ts';
import type { ButtonSize, ButtonVariant } from '../Button/buttonClass.ts';
import type { IconSource } from '../Icon/Icon.tsx';

/** Action or link of a menu. */
export interface MenuItem {
  /** Stable key, unique in the list. */
  id: string;
  /** Item label. */
  label: string;
  /** Secondary text. */
  description?: string | undefined;
  /** Icon before the text: a built-in icon name or an element. */
  icon?: IconSource | undefined;
  /** Link address, for a link. */
  href?: string | undefined;
  /** Styles the item as destructive. @default false */
  danger?: boolean | undefined;
  /** Disables the item. @default false */
  disabled?: boolean | undefined;
}

export interface MenuProps extends RootProps {
  /** Button label, or accessible name when only the icon is shown. */
  label: string;
  /** Shows only the icon; the label becomes the accessible name. @default false */
  labelHidden?: boolean | undefined;
  /** Button icon: a built-in icon name or an element. */
  icon?: IconSource | undefined;
  /** Button style, by importance of the action. @default 'secondary' */
  variant?: ButtonVariant | undefined;
  /** Button height: 28, 36 or 44 px. @default 'md' */
  size?: ButtonSize | undefined;
  /** Menu items; keep object identity stable so that long menus stay fast. */
  items: readonly MenuItem[];
  /** Called with the id of the selected item; for a link, before navigation. */
  onAction?: ((id: string) => void) | undefined;
  /** Text shown when there are no items. @default 'No actions available.' */
  emptyText?: string | undefined;
  /** Disables the menu button. @default false */
  disabled?: boolean | undefined;
}
