import type { DonutChartProps } from '@saywright/ui';
import type { ComponentDocs } from '../../support/componentDocs.ts';

export const docs: ComponentDocs<DonutChartProps> = {
  group: 'Data',
  status: 'stable',
  summary: 'Parts of a whole, each labelled beside the ring.',
  when: 'For two to six parts of a meaningful total.',
  whenNot: 'For amounts without a meaningful total, or for change over time.',
  alternatives: ['BarChart', 'LineChart', 'Meter'],
  anatomy: [
    { part: 'Ring', does: 'One slice for each part, with colour and pattern.' },
    { part: 'Centre', does: 'The total.' },
    { part: 'Legend', does: 'Name, amount and share of each part.' },
    { part: 'Table', does: 'The same figures as text.' },
  ],
  sizes: 'The ring is 11.25 rem across. The legend is beside it and moves below where there is no room.',
  keyboard: [
    {
      keys: 'Enter',
      does: 'Switches between the chart and a table of the same values',
      story: 'TableByKeyboard',
    },
  ],
  announces: ['The ring is one image with a summary; each part is text beside it.'],
  content: ['Name the parts in everyday words, the largest first.'],
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
        because: 'Three parts of a whole, with their unit.',
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
        because: 'The shares visibly differ.',
      },
      bad: {
        props: {
          title: 'Plans by weekday',
          totalLabel: 'Plans',
          slices: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'].map(
            (label, index) => ({ id: label, label, value: 12 + (index % 3) }),
          ),
        },
        because: 'Six slices of nearly the same size: bars would show which is largest.',
      },
    },
  ],
  edgeCases: {
    nothing: 'Empty',
    one: 'One',
    many: 'TooManyParts',
    notANumber: 'NothingToDraw',
    hugeNumber: 'Enormous',
  },
};
