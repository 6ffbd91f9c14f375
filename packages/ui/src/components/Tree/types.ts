import type { ReactNode } from 'react';
import type { RootProps } from '../../internal/rootProps.ts';
import type { IconSource } from '../Icon/Icon.tsx';

/** Entry of a tree, with the entries inside it. */
export interface TreeItem {
  /** Stable key, unique in the tree. */
  id: string;
  /** Text of the item; typing its first letters moves to it. */
  label: string;
  /** Icon before the text: a built-in icon name or an element. */
  icon?: IconSource | undefined;
  /** Short note at the end of the line, such as a count. */
  note?: ReactNode;
  /** Buttons at the end of the line. */
  actions?: ReactNode;
  /** Makes the item a link. */
  href?: string | undefined;
  /** Items inside it. An empty list opens and shows that nothing is inside. */
  items?: readonly TreeItem[] | undefined;
  /** Says that there are items inside that are not loaded yet: opening it calls `onLoad`. @default false */
  lazy?: boolean | undefined;
  /** Disables the item. @default false */
  disabled?: boolean | undefined;
}

export interface TreeProps extends RootProps<HTMLDivElement> {
  /** Accessible name. */
  label: string;
  /** Items at the top level; keep object identity stable so that large trees stay fast. */
  items: readonly TreeItem[];
  /** How many items can be selected. @default 'none' */
  selectionMode?: 'none' | 'single' | 'multiple' | undefined;
  /** Ids of the selected items; without it the component keeps them. */
  value?: readonly string[] | undefined;
  /** First selection of an uncontrolled tree. */
  defaultValue?: readonly string[] | undefined;
  /** Called with the ids of the selected items. */
  onChange?: ((value: readonly string[]) => void) | undefined;
  /** Ids of the open items; without it the component keeps them. */
  expanded?: readonly string[] | undefined;
  /** Items that are open at first. */
  defaultExpanded?: readonly string[] | undefined;
  /** Called with the ids of the open items. */
  onExpand?: ((expanded: readonly string[]) => void) | undefined;
  /** Called when an item is opened whose items are not loaded yet; until they are in `items`, it shows that they load. */
  onLoad?: ((id: string) => void) | undefined;
  /** Called on a click or Enter while nothing is selected. Without it and a selection, they open and close an item. */
  onAction?: ((id: string) => void) | undefined;
  /** Text shown when the tree has no items. @default 'Nothing here yet.' */
  emptyText?: string | undefined;
}
