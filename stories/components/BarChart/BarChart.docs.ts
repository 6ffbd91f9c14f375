import type { BarChartProps } from '@saywright/ui';
import type { ComponentDocs } from './componentDocs.ts';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'];

export const docs: ComponentDocs<BarChartProps> = {
  status: 'stable',
  summary: 'Values side by side; each series has a colour and a pattern of its own.',
  when: 'To compare amounts between a few dozen categories.',
  whenNot: 'For a course over time, or for parts of one whole.',
  alternatives: ['LineChart', 'DonutChart'],
  keyboard: [
    {
      keys: 'Tab, then the arrow keys',
      does: 'Goes to the points and from one to the next',
      story: 'Keyboard',
    },
    { keys: 'Enter', does: 'Shows the same figures as a table, and back', story: 'AsTable' },
  ],
  announces: [
    'The drawing is read as one sentence with the lowest, highest and last value.',
    'Each point is read with its category and its values.',
  ],
  content: ['Title says what is counted and per what: “Orders per day”.'],
  pairs: [
    {
      good: {
        props: {
          title: 'Failed deployments per project',
          categories: ['shop-front', 'blog', 'api', 'docs'],
          series: [{ id: 'failed', label: 'Failed', values: [14, 9, 4, 1] }],
        },
        because: 'It says what is counted and per what, and the most stands first.',
      },
      bad: {
        props: {
          title: 'Deployment statistics',
          categories: ['api', 'blog', 'docs', 'shop-front'],
          series: [{ id: '1', label: 'Series 1', values: [4, 9, 1, 14] }],
        },
        because: 'Fourteen of what? And the order of the letters hides the order of the bars.',
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
        because: 'Two kinds of bars are told apart at a glance.',
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
        because: 'Of thirty-five bars of seven kinds nobody finds the two to compare.',
      },
    },
  ],
};
