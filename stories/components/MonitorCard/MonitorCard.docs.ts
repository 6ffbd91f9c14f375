import type { MonitorCardProps } from '@saywright/ui';
import { nothing, type ComponentDocs } from '../../support/componentDocs.ts';

export const docs: ComponentDocs<MonitorCardProps> = {
  group: 'Data',
  status: 'stable',
  summary: 'The monitoring agent: its status, the issues it found, and its two buttons.',
  when: 'Where people manage automatic checks.',
  whenNot: 'For general notifications.',
  alternatives: ['NotificationList', 'HealthPanel'],
  anatomy: [
    { part: 'Status', does: 'Whether the agent is on.' },
    { part: 'Figures', does: 'Last check and number of fixes.' },
    { part: 'Issues', does: 'Each with its severity and one action.' },
    { part: 'Buttons', does: 'Switch the agent, and check now.' },
  ],
  sizes: 'As wide as its column. Issues have 12 px above and below.',
  keyboard: [
    { keys: 'Enter or Space', does: 'Pauses or resumes the agent; focus stays', story: 'PauseAndStart' },
    {
      keys: 'Enter or Space on “Dismiss”',
      does: 'Removes the issue; focus moves to the heading above the list',
      story: 'Dismisses',
    },
  ],
  announces: ['The result of a requested check.'],
  content: ['Each issue says what is wrong; its button says what it will do about it.'],
  pairs: [
    {
      good: {
        props: {
          title: 'shop-front monitor',
          headingLevel: 3,
          active: true,
          status: 'online',
          statusText: 'Watching (2 fixes applied)',
          lastCheck: 'Today at 14:32',
          fixes: 2,
          onToggle: nothing,
          issues: [
            {
              id: '1',
              description: 'Orders has no index on customer',
              severity: 'medium',
              severityLabel: 'Medium',
              note: 'Since Monday',
              action: { label: 'Review fix', onPress: nothing },
            },
          ],
        },
        because: 'What is wrong, how serious it is, and that you review the fix first.',
      },
      bad: {
        props: {
          title: 'Monitor',
          headingLevel: 3,
          active: true,
          status: 'online',
          statusText: 'Active',
          fixes: 0,
          onToggle: nothing,
          issues: [
            {
              id: '1',
              description: 'Performance issue',
              severity: 'critical',
              severityLabel: 'Critical',
              action: { label: 'Fix now', onPress: nothing },
            },
            {
              id: '2',
              description: 'Schema issue',
              severity: 'critical',
              severityLabel: 'Critical',
              action: { label: 'Fix now', onPress: nothing },
            },
          ],
        },
        because: 'When everything is critical, nothing is; and “Fix now” does not say what changes.',
      },
    },
  ],
  edgeCases: { many: 'Thousands', optionalMissing: 'NeverChecked', hugeNumber: 'Enormous' },
};
