import type { LineChartProps } from '@saywright/ui';
import type { ComponentDocs } from '../../support/componentDocs.ts';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'];

export const docs: ComponentDocs<LineChartProps> = {
  group: 'Data',
  status: 'stable',
  summary: 'Values along an axis; each series has its own colour, dash and marker.',
  when: 'For change over time.',
  whenNot: 'For categories without an order.',
  alternatives: ['BarChart', 'Sparkline'],
  anatomy: [
    { part: 'Title and legend', does: 'Name the series with colour, dash and marker.' },
    { part: 'Lines', does: 'One for each series.' },
    { part: 'Axes', does: 'Time or order along the bottom, values at the start.' },
    { part: 'Table', does: 'The same figures as text, behind a button.' },
  ],
  sizes: 'As wide as its container; its height follows from the width. Give it at least 280 px.',
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
  content: ['The title says what is counted and per what: “Visits per day”.'],
  pairs: [
    {
      good: {
        props: {
          title: 'Response time per hour',
          categories: ['09', '10', '11', '12', '13', '14'],
          series: [{ id: 'time', label: 'Database', values: [120, 140, 180, 420, 390, 160] }],
          formatTick: (value) => `${value} ms`,
        },
        because: 'Change over time, with its unit.',
      },
      bad: {
        props: {
          title: 'Tables per project',
          categories: ['shop-front', 'blog', 'api', 'docs'],
          series: [{ id: 'tables', label: 'Tables', values: [12, 4, 9, 1] }],
        },
        because: 'There is nothing between two projects, yet the line suggests a decline.',
      },
    },
    {
      good: {
        props: {
          title: 'Visits per day, with last week',
          categories: days,
          series: [
            { id: 'now', label: 'This week', values: [310, 360, 420, 390, 480] },
            { id: 'before', label: 'Last week', values: [290, 300, 310, 330, 320] },
          ],
        },
        because: 'One line that matters, and one for comparison.',
      },
      bad: {
        props: {
          title: 'Visits per day, all projects',
          categories: days,
          series: [
            ['shop-front', 310, 360, 420, 390, 480],
            ['blog', 420, 300, 380, 450, 320],
            ['api', 280, 410, 330, 300, 440],
            ['docs', 360, 330, 290, 420, 350],
            ['admin', 400, 280, 440, 310, 300],
            ['billing', 300, 440, 310, 360, 410],
          ].map(([label, ...values]) => ({
            id: String(label),
            label: String(label),
            values: values.map(Number),
          })),
        },
        because: 'Six lines cross, and nobody can follow any of them.',
      },
    },
  ],
  edgeCases: { nothing: 'Empty', one: 'One', many: 'Thousands', notANumber: 'Gaps', hugeNumber: 'Enormous' },
};
