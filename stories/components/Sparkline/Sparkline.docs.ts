import type { SparklineProps } from '@saywright/ui';
import type { ComponentDocs } from '../../support/componentDocs.ts';

export const docs: ComponentDocs<SparklineProps> = {
  group: 'Data',
  status: 'preview',
  summary: 'A line chart the size of a word, beside the number it belongs to.',
  when: 'Inside a StatCard or a table cell.',
  whenNot: 'Where people need to read values.',
  alternatives: ['LineChart'],
  anatomy: [
    { part: 'Line', does: 'The course of the values.' },
    { part: 'Text', does: 'The same in words, for screen readers.' },
  ],
  sizes: '32 px high and at most 160 px wide. It has no axes.',
  keyboard: [],
  announces: ['An image with a sentence as its name.'],
  content: ['The sentence describes the trend: “rising from 12 to 38”.'],
  pairs: [
    {
      good: {
        props: { label: 'Orders in seven days', values: [12, 14, 13, 19, 24, 31, 38] },
        because: 'The number gives the value, the line the trend.',
        around: ['38 orders today ', ''],
      },
      bad: {
        props: { label: 'Orders', values: [12, 14, 13, 19, 24, 31, 38] },
        because: 'From 12 to 38, or from 12,000 to 38,000? A shape has no values.',
      },
    },
  ],
  edgeCases: { nothing: 'Empty', one: 'One', many: 'Thousands', notANumber: 'Gaps', hugeNumber: 'Enormous' },
  hasOwnWords: false,
};
