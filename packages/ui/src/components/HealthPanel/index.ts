export { HealthPanel } from './HealthPanel.tsx';
export type { Health, HealthPanelProps, HealthService } from './HealthPanel.tsx';
export type { HealthLabels } from './messages.ts';
