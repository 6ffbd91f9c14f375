export { NavMenu } from './NavMenu.tsx';
export type { NavLinkProps, NavMenuItem, NavMenuProps } from './NavMenu.tsx';
