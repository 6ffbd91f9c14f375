import type { ReactElement } from 'react';
import type { Pressable } from '../../internal/pressable.ts';
import type { RootProps } from '../../internal/rootProps.ts';
import type { ButtonSize, ButtonVariant } from '../Button/buttonClass.ts';
import type { IconSource } from '../Icon/Icon.tsx';

/** Action, link or submenu of a menu. */
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
  /** Items of a submenu, which the item opens instead of being an action. */
  items?: readonly MenuEntry[] | undefined;
}

/** Titled group of a menu, with check items if it has a `selection`. */
export interface MenuSection {
  /** Stable key, unique in the list. */
  id: string;
  /** Heading, which also names the group. */
  title: string;
  /** Items of the group. */
  items: readonly MenuItem[];
  /** Turns the items into check items: one or several of them are checked. @default plain actions */
  selection?: 'single' | 'multiple' | undefined;
  /** Ids of the checked items. */
  value?: readonly string[] | undefined;
  /** Called with the ids of the checked items; `onAction` is not called for check items. */
  onChange?: ((value: readonly string[]) => void) | undefined;
}

/** An item of a menu, or a section of items. */
export type MenuEntry = MenuItem | MenuSection;

export interface MenuProps extends RootProps {
  /** Button label, or accessible name when only the icon is shown; with a `trigger`, the name of the menu. */
  label: string;
  /** Button that opens the menu, such as an IconButton, instead of the built-in one. */
  trigger?: ReactElement<Pressable> | undefined;
  /** Shows only the icon; the label becomes the accessible name. @default false */
  labelHidden?: boolean | undefined;
  /** Button icon: a built-in icon name or an element. */
  icon?: IconSource | undefined;
  /** Button style, by importance of the action. @default 'secondary' */
  variant?: ButtonVariant | undefined;
  /** Button height: 28, 36 or 44 px. @default 'md' */
  size?: ButtonSize | undefined;
  /** Items and sections; keep object identity stable so that long menus stay fast. */
  items: readonly MenuEntry[];
  /** Called with the id of the selected item, also in a submenu; for a link, before navigation. */
  onAction?: ((id: string) => void) | undefined;
  /** Text shown when there are no items. @default 'No actions available.' */
  emptyText?: string | undefined;
  /** Disables the menu button. @default false */
  disabled?: boolean | undefined;
}
