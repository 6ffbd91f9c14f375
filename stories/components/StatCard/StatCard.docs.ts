import type { StatCardProps } from '@saywright/ui';
import type { ComponentDocs } from '../../support/componentDocs.ts';

export const docs: ComponentDocs<StatCardProps> = {
  group: 'Data',
  status: 'stable',
  summary: 'A number with its label.',
  when: 'For two to six numbers at the top of a page.',
  whenNot: 'For numbers to compare row by row.',
  alternatives: ['DataTable', 'Meter'],
  anatomy: [
    { part: 'Label', does: 'What is counted.' },
    { part: 'Value', does: 'The number, in large type.' },
    { part: 'Trend', does: 'The difference, in words and with a sign.' },
  ],
  sizes: 'Fills its grid cell. The value is set in 30 px, the label in 13 px.',
  keyboard: [],
  announces: ['The label, the number, then the trend in words.'],
  content: ['Give the unit and the period: “+12% since Monday”.'],
  pairs: [
    {
      good: {
        props: {
          label: 'Orders today',
          value: '1,204',
          trend: { direction: 'up', text: 'up 4% since yesterday' },
        },
        because: 'The trend gives direction, size and period.',
      },
      bad: {
        props: { label: 'Orders today', value: '1204.00', note: '+4' },
        because: 'Four of what, and since when? And half an order does not exist.',
      },
    },
  ],
  edgeCases: { optionalMissing: 'Default', notANumber: 'NotANumber', hugeNumber: 'Enormous' },
};
