export { ThreadList } from './ThreadList.tsx';
export type { Thread, ThreadListProps } from './ThreadList.tsx';
