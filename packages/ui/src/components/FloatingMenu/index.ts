export { FloatingMenu } from './FloatingMenu.tsx';
export type { FloatingMenuItem, FloatingMenuProps } from './FloatingMenu.tsx';
