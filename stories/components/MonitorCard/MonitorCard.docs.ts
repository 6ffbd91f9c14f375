import type { MonitorCardProps } from '@saywright/ui';
import { nothing, type ComponentDocs } from './componentDocs.ts';

export const docs: ComponentDocs<MonitorCardProps> = {
  status: 'stable',
  summary: 'The agent that watches: how it stands, what it found, and its two buttons.',
  when: 'Where somebody looks after checks that run by themselves.',
  whenNot: 'For news of any kind.',
  alternatives: ['NotificationList', 'HealthPanel'],
  keyboard: [
    { keys: 'Enter or Space', does: 'Pauses the agent or starts it; focus stays', story: 'PauseAndStart' },
  ],
  announces: ['The outcome of a check that was asked for.'],
  content: ['Each issue says what is wrong; its button says what is done about it.'],
  pairs: [
    {
      good: {
        props: {
          title: 'Monitor of shop-front',
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
        because: 'What is wrong, how bad it is, and that the fix is seen first.',
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
        because: 'Where all is critical nothing is, and “Fix now” does not say what it changes.',
      },
    },
  ],
};
