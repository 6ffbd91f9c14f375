export { Dock } from './Dock.tsx';
export type { DockProps } from './Dock.tsx';
