export { RiskBadge } from './RiskBadge.tsx';
export type { Risk, RiskBadgeProps } from './RiskBadge.tsx';
