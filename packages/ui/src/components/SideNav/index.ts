export { SideNav } from './SideNav.tsx';
export type { SideNavItem, SideNavLinkProps, SideNavProps, SideNavSection } from './types.ts';
