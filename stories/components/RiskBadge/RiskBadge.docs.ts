import type { RiskBadgeProps } from '@saywright/ui';
import type { ComponentDocs } from './componentDocs.ts';

export const docs: ComponentDocs<RiskBadgeProps> = {
  status: 'stable',
  summary: 'A risk as a word and a meter of one to four bars.',
  when: 'For how dangerous an operation is.',
  whenNot: 'For how soon it matters.',
  alternatives: ['PriorityBadge', 'Badge'],
  keyboard: [],
  announces: ['The words: “High risk”.'],
  content: ['Always together with the reason: “High, because it deletes data.”'],
  pairs: [
    {
      good: { props: { risk: 'high' }, because: 'The four words mean the same on every page.' },
      bad: {
        props: { risk: 'high', label: 'Careful!!!' },
        because: 'A word of its own cannot be compared with the others.',
      },
    },
  ],
};
