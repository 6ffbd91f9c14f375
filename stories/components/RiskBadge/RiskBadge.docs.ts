import type { RiskBadgeProps } from '@saywright/ui';
import type { ComponentDocs } from '../../support/componentDocs.ts';

export const docs: ComponentDocs<RiskBadgeProps> = {
  group: 'Feedback',
  status: 'stable',
  summary: 'A risk as a word and a meter of one to four bars.',
  when: 'For how dangerous an operation is.',
  whenNot: 'For how soon it matters.',
  alternatives: ['PriorityBadge', 'Badge'],
  anatomy: [
    { part: 'Bars', does: 'One to four, rising.' },
    { part: 'Word', does: 'The level of risk.' },
  ],
  sizes: 'As high as the line with 13 px text. 8 px separate bars and word.',
  keyboard: [],
  announces: ['The text: “High risk”.'],
  content: ['Always give the reason too: “High, because it deletes data.”'],
  pairs: [
    {
      good: { props: { risk: 'high' }, because: 'The four words mean the same on every page.' },
      bad: {
        props: { risk: 'high', label: 'Careful!!!' },
        because: 'A custom word cannot be compared with other risks.',
      },
    },
  ],
};
