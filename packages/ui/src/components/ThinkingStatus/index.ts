export { ThinkingStatus } from './ThinkingStatus.tsx';
export type { ThinkingStatusProps } from './ThinkingStatus.tsx';
