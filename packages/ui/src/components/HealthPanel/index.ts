export { HealthPanel } from './HealthPanel.tsx';
export type { Health, HealthLabels, HealthPanelProps, HealthService } from './HealthPanel.tsx';
