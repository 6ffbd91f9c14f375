import type { BarChartProps } from '@saywright/ui';
import type { ComponentDocs } from '../../support/componentDocs.ts';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'];

export const docs: ComponentDocs<BarChartProps> = {
  group: 'Data',
  status: 'stable',
  summary: 'Values side by side; each series has its own colour and pattern.',
  when: 'To compare amounts between a few dozen categories.',
  whenNot: 'For change over time, or for parts of a whole.',
  alternatives: ['LineChart', 'DonutChart'],
  anatomy: [
    { part: 'Title and legend', does: 'Name the series, each with its colour and pattern.' },
    { part: 'Bars', does: 'One for each category and series.' },
    { part: 'Axis', does: 'Values and units on round steps.' },
    { part: 'Table', does: 'The same figures as text, behind a button.' },
  ],
  sizes:
    'As wide as its container; its height follows from the width. Give it at least 280 px. With more than about twelve categories, labels are thinned out.',
  keyboard: [
    {
      keys: 'Tab, then the arrow keys',
      does: 'Moves to the chart, then from point to point',
      story: 'Keyboard',
    },
    {
      keys: 'Enter',
      does: 'Switches between the chart and a table of the same values',
      story: 'AsTableTest',
    },
  ],
  announces: [
    'The chart is one image; its name gives the lowest, highest and last value.',
    'Each point, with its category and values.',
  ],
  content: ['The title says what is counted and per what: “Orders per day”.'],
  pairs: [
    {
      good: {
        props: {
          title: 'Failed deployments per project',
          categories: ['shop-front', 'blog', 'api', 'docs'],
          series: [{ id: 'failed', label: 'Failed', values: [14, 9, 4, 1] }],
        },
        because: 'The title says what is counted and per what; the largest value comes first.',
      },
      bad: {
        props: {
          title: 'Deployment statistics',
          categories: ['api', 'blog', 'docs', 'shop-front'],
          series: [{ id: '1', label: 'Series 1', values: [4, 9, 1, 14] }],
        },
        because: 'Fourteen of what? And alphabetical order hides the ranking.',
      },
    },
    {
      good: {
        props: {
          title: 'Deployments per day',
          categories: days,
          series: [
            { id: 'done', label: 'Succeeded', values: [12, 9, 14, 11, 7] },
            { id: 'failed', label: 'Failed', values: [2, 1, 4, 0, 1] },
          ],
        },
        because: 'Two series are easy to distinguish at a glance.',
      },
      bad: {
        props: {
          title: 'Deployments per day and project',
          categories: days,
          series: [
            ['shop-front', 4, 3, 5, 4, 2],
            ['blog', 2, 2, 3, 1, 1],
            ['api', 5, 3, 6, 4, 2],
            ['docs', 1, 0, 1, 1, 1],
            ['admin', 2, 1, 2, 1, 1],
            ['billing', 0, 1, 1, 0, 1],
            ['search', 3, 2, 1, 2, 0],
          ].map(([label, ...values]) => ({
            id: String(label),
            label: String(label),
            values: values.map(Number),
          })),
        },
        because: 'In thirty-five bars of seven series, nobody finds the two to compare.',
      },
    },
  ],
  edgeCases: { nothing: 'Empty', one: 'One', many: 'Thousands', notANumber: 'Gaps', hugeNumber: 'Enormous' },
};
