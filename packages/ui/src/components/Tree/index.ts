export { Tree } from './Tree.tsx';
export type { TreeItem, TreeProps } from './types.ts';
