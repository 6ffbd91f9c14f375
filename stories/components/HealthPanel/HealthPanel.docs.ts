import type { HealthPanelProps } from '@saywright/ui';
import type { ComponentDocs } from '../../support/componentDocs.ts';

export const docs: ComponentDocs<HealthPanelProps> = {
  group: 'Data',
  status: 'stable',
  summary: 'The health of a project, in one word and a few lines.',
  when: 'Where people ask “Is everything OK?”.',
  whenNot: 'For a single service, or for the monitoring agent.',
  alternatives: ['StatusDot', 'MonitorCard'],
  anatomy: [
    { part: 'Status', does: 'One word with its shape.' },
    { part: 'Note', does: 'The most important finding.' },
    { part: 'Lines', does: 'Network, last check, issues and fixes.' },
    { part: 'Action', does: 'Opens the details.' },
  ],
  sizes: 'As wide as its card. 12 px separate the parts.',
  keyboard: [],
  announces: ['A change of health: “System health: Warning”.'],
  content: ['One word, then the reason in one sentence.'],
  pairs: [
    {
      good: {
        props: {
          title: 'shop-front health',
          headingLevel: 3,
          health: 'warning',
          note: 'The database takes 8 seconds to respond instead of 1.',
          network: { status: 'online', label: 'Online' },
          services: [{ id: 'db', label: 'Database', status: 'processing', value: 'Slow' }],
          lastCheck: 'Today at 14:32',
          issues: 1,
          fixes: 0,
        },
        because: 'One word, the reason, and the affected service.',
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
        because: 'Critical, without an issue, a service or a check: what needs fixing?',
      },
    },
  ],
  edgeCases: {
    nothing: 'NoServices',
    one: 'OneService',
    many: 'ManyServices',
    optionalMissing: 'NotCheckedYet',
    notANumber: 'OddNumbers',
    hugeNumber: 'OddNumbers',
    pending: 'NotCheckedYet',
  },
};
