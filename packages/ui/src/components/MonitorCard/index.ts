export { MonitorCard } from './MonitorCard.tsx';
export type { MonitorCardProps, MonitorLabels } from './MonitorCard.tsx';
export type { MonitorIssue } from './MonitorIssueRow.tsx';
