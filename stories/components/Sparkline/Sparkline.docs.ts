import type { SparklineProps } from '@saywright/ui';
import type { ComponentDocs } from './componentDocs.ts';

export const docs: ComponentDocs<SparklineProps> = {
  status: 'preview',
  summary: 'A line as small as a word, for the shape of things beside a figure that says the value.',
  when: 'Inside a StatCard or a table cell.',
  whenNot: 'Where values have to be read.',
  alternatives: ['LineChart'],
  keyboard: [],
  announces: ['It is an image with a sentence as its name.'],
  content: ['The sentence says where it went: “rising from 12 to 38”.'],
  pairs: [
    {
      good: {
        props: { label: 'Orders in seven days', values: [12, 14, 13, 19, 24, 31, 38] },
        because: 'The figure says how much, the line which way.',
        around: ['38 orders today ', ''],
      },
      bad: {
        props: { label: 'Orders', values: [12, 14, 13, 19, 24, 31, 38] },
        because: 'From 12 to 38, or from 12,000 to 38,000? A shape has no values.',
      },
    },
  ],
};
