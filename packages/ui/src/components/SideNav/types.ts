import type { ReactNode } from 'react';
import type { RootProps } from '../../internal/rootProps.ts';
import type { IconSource } from '../Icon/Icon.tsx';

/** Entry of a side navigation: a link, or a group of links. */
export interface SideNavItem {
  /** Stable key, unique in the navigation. */
  id: string;
  /** Text of the link or group. */
  label: string;
  /** Link address; a group has none. */
  href?: string | undefined;
  /** Icon before the text: a built-in icon name or an element; all that is shown of an item while collapsed. */
  icon?: IconSource | undefined;
  /** Short note at the end of the line, such as a count. */
  note?: ReactNode;
  /** Marks the link to the current page. @default false */
  current?: boolean | undefined;
  /** Links inside the group. */
  items?: readonly SideNavItem[] | undefined;
}

/** Section of a side navigation. */
export interface SideNavSection {
  /** Stable key, unique in the navigation. */
  id: string;
  /** Heading of the section; omit it for the first one. */
  label?: string | undefined;
  /** Links and groups. */
  items: readonly SideNavItem[];
}

/** Props that a custom link must pass on. */
export interface SideNavLinkProps {
  /** Link address. */
  href: string;
  /** Class that styles the link. */
  className: string;
  /** Content of the link. */
  children: ReactNode;
  /** Closes the panel that contains the link in a small window. */
  onClick: () => void;
  /** Set to 'page' on the link to the current page. */
  'aria-current'?: 'page';
}

export interface SideNavProps extends RootProps {
  /** Accessible name of the navigation, and text of its button in a small window. */
  label: string;
  /** Sections in order. */
  sections: readonly SideNavSection[];
  /** Offers a button that reduces the navigation to its icons; every item at the top level then needs one. @default false */
  collapsible?: boolean | undefined;
  /** Whether only icons are shown; without it the component keeps that state. */
  collapsed?: boolean | undefined;
  /** First state of an uncontrolled component. @default false */
  defaultCollapsed?: boolean | undefined;
  /** Called with the requested state. */
  onCollapse?: ((collapsed: boolean) => void) | undefined;
  /** Renders a link with the app's router. @default a plain `<a>` */
  renderLink?: ((link: SideNavLinkProps) => ReactNode) | undefined;
}
