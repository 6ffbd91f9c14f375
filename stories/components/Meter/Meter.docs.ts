import type { MeterProps } from '@saywright/ui';
import type { ComponentDocs } from './componentDocs.ts';

export const docs: ComponentDocs<MeterProps> = {
  status: 'stable',
  summary: 'How much of something there is.',
  when: 'For a score, a share or a use against its limit.',
  whenNot: 'For work that is getting done.',
  alternatives: ['ProgressBar', 'DonutChart'],
  keyboard: [],
  announces: ['“meter”, its label and its value in words.'],
  content: ['Write the value with its limit: “37 of 50 projects”.'],
  pairs: [
    {
      good: {
        props: {
          label: 'Storage',
          value: 4.1,
          max: 5,
          valueText: '4.1 of 5 GB',
          status: 'Nearly full',
          tone: 'warning',
        },
        because: 'The words say it before the colour does.',
      },
      bad: {
        props: { label: 'Storage', value: 4.1, max: 5, tone: 'danger' },
        because: 'Only the colour says that it is nearly full.',
      },
    },
  ],
};
