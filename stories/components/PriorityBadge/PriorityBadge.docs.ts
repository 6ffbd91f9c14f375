import type { PriorityBadgeProps } from '@saywright/ui';
import type { ComponentDocs } from './componentDocs.ts';

export const docs: ComponentDocs<PriorityBadgeProps> = {
  status: 'stable',
  summary: 'A priority as arrows and a word.',
  when: 'For how soon something matters.',
  whenNot: 'For how dangerous it is.',
  alternatives: ['RiskBadge', 'Badge'],
  keyboard: [],
  announces: ['The word beside the arrows.'],
  content: ['The same four words everywhere: low, medium, high, critical.'],
  pairs: [
    {
      good: { props: { priority: 'high' }, because: 'How soon it matters, in one of the four words.' },
      bad: {
        props: { priority: 'high', label: 'High risk' },
        because: 'Danger and hurry are two things: a RiskBadge says how dangerous it is.',
      },
    },
  ],
};
