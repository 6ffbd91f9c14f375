import type { ValueListProps } from '@saywright/ui';
import type { ComponentDocs } from '../../support/componentDocs.ts';

export const docs: ComponentDocs<ValueListProps> = {
  group: 'Data',
  status: 'stable',
  summary: 'Short lines of names and values.',
  when: 'For facts about one item.',
  whenNot: 'For several items with the same facts.',
  alternatives: ['DataTable', 'StatCard'],
  anatomy: [
    { part: 'Names', does: 'In the first column.' },
    { part: 'Values', does: 'In the second, which wraps.' },
  ],
  sizes: 'Lines have 7 px above and below, 4 px in compact density. Names take at least 40% of the width.',
  keyboard: [],
  announces: ['A description list: each value with its name.'],
  content: ['Names of one to three words; values with their units.'],
  pairs: [
    {
      good: {
        props: {
          label: 'Database facts',
          items: [
            { id: 'size', label: 'Size', value: '1.2 GB' },
            { id: 'backup', label: 'Last backup', value: 'Today at 06:00' },
            { id: 'region', label: 'Region', value: 'Frankfurt' },
          ],
        },
        because: 'Short names, and values with their units.',
      },
      bad: {
        props: {
          label: 'Database values',
          items: [
            { id: 'size', label: 'Size', value: '1258291' },
            { id: 'backup', label: 'Last backup', value: '1712037600' },
            { id: 'region', label: 'Region', value: 'eu-central-1' },
          ],
        },
        because: 'Raw values: 1258291 of what, and on which day?',
      },
    },
  ],
  edgeCases: { nothing: 'Empty', one: 'One', many: 'Thousands' },
};
