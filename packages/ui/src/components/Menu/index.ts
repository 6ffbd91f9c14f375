export { Menu } from './Menu.tsx';
export type { MenuEntry, MenuItem, MenuProps, MenuSection } from './types.ts';
