import { type MonitorIssue } from '@saywright/ui';
import { fn } from 'storybook/test';

export const review = fn();
export const issues: MonitorIssue[] = [
  {
    id: '1',
    description: 'Database connectivity issue detected',
    severity: 'high',
    severityLabel: 'High',
    note: 'Database, 10:41',
  },
  {
    id: '2',
    description: 'Row-level security is missing on profiles',
    severity: 'medium',
    severityLabel: 'Medium',
    note: 'RLS, 10:38',
    action: { label: 'Review fix', onPress: review },
  },
  {
    id: '3',
    description: 'Slow query detected: 2450ms response time',
    severity: 'medium',
    severityLabel: 'Medium',
    note: 'Database, 10:12',
    fixedLabel: 'Fix applied',
  },
];
