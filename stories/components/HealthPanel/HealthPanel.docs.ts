import type { HealthPanelProps } from '@saywright/ui';
import type { ComponentDocs } from './componentDocs.ts';

export const docs: ComponentDocs<HealthPanelProps> = {
  status: 'stable',
  summary: 'How the project is, in one word and a few lines.',
  when: 'Where people ask “is everything fine?”.',
  whenNot: 'For one service alone, or for the agent that watches.',
  alternatives: ['StatusDot', 'MonitorCard'],
  keyboard: [],
  announces: ['A change of health: “System health: Warning”.'],
  content: ['One word, then one sentence with the reason.'],
  pairs: [
    {
      good: {
        props: {
          title: 'Health of shop-front',
          headingLevel: 3,
          health: 'warning',
          note: 'The database answers in 8 seconds instead of 1.',
          network: { status: 'online', label: 'Online' },
          services: [{ id: 'db', label: 'Database', status: 'processing', value: 'Slow' }],
          lastCheck: 'Today at 14:32',
          issues: 1,
          fixes: 0,
        },
        because: 'One word, its reason, and the service it comes from.',
      },
      bad: {
        props: {
          title: 'Health',
          headingLevel: 3,
          health: 'critical',
          note: 'Something needs your attention!',
          network: { status: 'online', label: 'OK' },
          issues: 0,
          fixes: 0,
        },
        because: 'Critical, without an issue, a service or a check: what is to be mended?',
      },
    },
  ],
};
