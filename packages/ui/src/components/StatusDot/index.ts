export { StatusDot } from './StatusDot.tsx';
export type { Status, StatusDotProps } from './StatusDot.tsx';
