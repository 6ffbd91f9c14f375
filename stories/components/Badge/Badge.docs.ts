import type { BadgeProps } from '@saywright/ui';
import type { ComponentDocs } from './componentDocs.ts';

export const docs: ComponentDocs<BadgeProps> = {
  status: 'stable',
  summary: 'One or two words about the thing beside it.',
  when: 'For a short fact such as a plan, a count or a kind.',
  whenNot: 'For a status that changes while you look, a risk or a priority; each has a form of its own.',
  alternatives: ['StatusDot', 'RiskBadge', 'PriorityBadge'],
  keyboard: [],
  announces: ['It is read as text, in its place; colour adds nothing that the words do not say.'],
  content: ['At most three words, no full stop.', 'The words carry the meaning: “Past due”, not a red “3”.'],
  pairs: [
    {
      good: { props: { tone: 'success', children: 'Proven' }, because: 'One word for a state.' },
      bad: {
        props: { tone: 'success', children: 'This plan was proven on the real database and can be run' },
        because: 'A sentence is text, or a banner.',
      },
    },
  ],
};
