export { Toolbar } from './Toolbar.tsx';
export type { ToolbarProps } from './Toolbar.tsx';
