export { MonitorCard } from './MonitorCard.tsx';
export type { MonitorCardProps } from './MonitorCard.tsx';
export type { MonitorIssue } from './MonitorIssueRow.tsx';
export type { MonitorLabels } from './messages.ts';
