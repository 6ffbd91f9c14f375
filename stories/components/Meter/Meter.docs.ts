import type { MeterProps } from '@saywright/ui';
import type { ComponentDocs } from '../../support/componentDocs.ts';

export const docs: ComponentDocs<MeterProps> = {
  group: 'Feedback',
  status: 'stable',
  summary: 'An amount within a known range.',
  when: 'For a score, a share, or use against a limit.',
  whenNot: 'For work in progress.',
  alternatives: ['ProgressBar', 'DonutChart'],
  anatomy: [
    { part: 'Label', does: 'What is measured.' },
    { part: 'Value', does: 'The number with its unit.' },
    { part: 'Bar', does: 'The share of the range.' },
    { part: 'Note', does: 'What the value means.' },
  ],
  sizes: 'As wide as its container; the bar is 6 px high. 6 px separate label and bar.',
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
        because: 'The value is in words; colour only supports it.',
      },
      bad: {
        props: { label: 'Storage', value: 4.1, max: 5, tone: 'danger' },
        because: 'Only the colour says that storage is nearly full.',
      },
    },
  ],
  edgeCases: { notANumber: 'BadNumbers', hugeNumber: 'BadNumbers' },
};
