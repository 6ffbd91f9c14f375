import type { StatCardProps } from '@saywright/ui';
import type { ComponentDocs } from './componentDocs.ts';

export const docs: ComponentDocs<StatCardProps> = {
  status: 'stable',
  summary: 'One figure with its label.',
  when: 'For two to six figures at the top of a page.',
  whenNot: 'For figures that are compared row by row.',
  alternatives: ['DataTable', 'Meter'],
  keyboard: [],
  announces: ['Label, figure, then trend in words.'],
  content: ['Write the unit and since when: “+12 % since Monday”.'],
  pairs: [
    {
      good: {
        props: {
          label: 'Orders today',
          value: '1,204',
          trend: { direction: 'up', text: 'up 4% since yesterday' },
        },
        because: 'The change says which way, how far and since when.',
      },
      bad: {
        props: { label: 'Orders today', value: '1204.00', note: '+4' },
        because: 'Four of what, and since when? And nobody sells half an order.',
      },
    },
  ],
};
