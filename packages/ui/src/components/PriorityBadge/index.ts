export { PriorityBadge } from './PriorityBadge.tsx';
export type { Priority, PriorityBadgeProps } from './PriorityBadge.tsx';
