import type { PriorityBadgeProps } from '@saywright/ui';
import type { ComponentDocs } from '../../support/componentDocs.ts';

export const docs: ComponentDocs<PriorityBadgeProps> = {
  group: 'Feedback',
  status: 'stable',
  summary: 'A priority as arrows and a word.',
  when: 'For how urgent something is.',
  whenNot: 'For how dangerous it is.',
  alternatives: ['RiskBadge', 'Badge'],
  anatomy: [
    { part: 'Arrows', does: 'One to three, up or down.' },
    { part: 'Word', does: 'The priority.' },
  ],
  sizes: 'As high as a Badge, 22 px. Keep it in its own column, so that people can compare.',
  keyboard: [],
  announces: ['The word beside the arrows.'],
  content: ['Use the same four words everywhere: low, medium, high, critical.'],
  pairs: [
    {
      good: { props: { priority: 'high' }, because: 'Its urgency, in one of the four words.' },
      bad: {
        props: { priority: 'high', label: 'High risk' },
        because: 'Risk is not urgency: use a RiskBadge for how dangerous it is.',
      },
    },
  ],
};
