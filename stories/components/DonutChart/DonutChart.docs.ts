import type { DonutChartProps } from '@saywright/ui';
import type { ComponentDocs } from './componentDocs.ts';

export const docs: ComponentDocs<DonutChartProps> = {
  status: 'stable',
  summary: 'The parts of a whole, each with its words beside the ring.',
  when: 'For two to six parts that add up to something.',
  whenNot: 'To compare amounts that add up to nothing, or to show a course.',
  alternatives: ['BarChart', 'LineChart', 'Meter'],
  keyboard: [
    { keys: 'Enter', does: 'Shows the same figures as a table, and back', story: 'TableByKeyboard' },
  ],
  announces: ['The ring is read as one sentence; each part stands beside it as text.'],
  content: ['Name the parts in words people use, the greatest first.'],
  pairs: [
    {
      good: {
        props: {
          title: 'Storage of shop-front',
          slices: [
            { id: 'images', label: 'Images', value: 2.6 },
            { id: 'tables', label: 'Tables', value: 1.1 },
            { id: 'logs', label: 'Logs', value: 0.4 },
          ],
          totalLabel: 'GB used',
          formatValue: (size) => `${size} GB`,
        },
        because: 'Three parts of one whole, with their unit.',
      },
      bad: {
        props: {
          title: 'Traffic of shop-front',
          slices: [
            { id: 'visits', label: 'Visits', value: 1204 },
            { id: 'time', label: 'Milliseconds', value: 840 },
            { id: 'errors', label: 'Errors', value: 31 },
          ],
        },
        because: 'Visits, milliseconds and errors add up to 2,075 of nothing.',
      },
    },
    {
      good: {
        props: {
          title: 'Plans by outcome',
          totalLabel: 'Plans',
          slices: [
            { id: 'executed', label: 'Executed', value: 61 },
            { id: 'declined', label: 'Declined', value: 12 },
            { id: 'undone', label: 'Undone', value: 3 },
          ],
        },
        because: 'The shares differ enough to be seen.',
      },
      bad: {
        props: {
          title: 'Plans by weekday',
          totalLabel: 'Plans',
          slices: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'].map(
            (label, index) => ({ id: label, label, value: 12 + (index % 3) }),
          ),
        },
        because: 'Six slices of nearly the same size: bars show which is the longest.',
      },
    },
  ],
};
