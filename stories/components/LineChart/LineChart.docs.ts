import type { LineChartProps } from '@saywright/ui';
import type { ComponentDocs } from './componentDocs.ts';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'];

export const docs: ComponentDocs<LineChartProps> = {
  status: 'stable',
  summary: 'How values move along an axis; every series has a colour, a dash and a shape of its own.',
  when: 'For a course over time.',
  whenNot: 'For amounts without an order.',
  alternatives: ['BarChart', 'Sparkline'],
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
  content: ['Title says what is counted and per what: “Visits per day”.'],
  pairs: [
    {
      good: {
        props: {
          title: 'Answer time per hour',
          categories: ['09', '10', '11', '12', '13', '14'],
          series: [{ id: 'time', label: 'Database', values: [120, 140, 180, 420, 390, 160] }],
          formatTick: (value) => `${value} ms`,
        },
        because: 'A course over time, with its unit.',
      },
      bad: {
        props: {
          title: 'Tables per project',
          categories: ['shop-front', 'blog', 'api', 'docs'],
          series: [{ id: 'tables', label: 'Tables', values: [12, 4, 9, 1] }],
        },
        because: 'Between two projects there is nothing, yet the line says that it falls.',
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
        because: 'One line that matters, and one to compare it with.',
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
        because: 'Six lines cross, and nobody can follow one of them.',
      },
    },
  ],
};
