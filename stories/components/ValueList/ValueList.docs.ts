import type { ValueListProps } from '@saywright/ui';
import type { ComponentDocs } from './componentDocs.ts';

export const docs: ComponentDocs<ValueListProps> = {
  status: 'stable',
  summary: 'Short lines of a thing and its value.',
  when: 'For facts about one thing.',
  whenNot: 'For several things with the same facts.',
  alternatives: ['DataTable', 'StatCard'],
  keyboard: [],
  announces: ['It is a description list: each value is read with its name.'],
  content: ['Names of one to three words; values with their unit.'],
  pairs: [
    {
      good: {
        props: {
          label: 'Facts about the database',
          items: [
            { id: 'size', label: 'Size', value: '1.2 GB' },
            { id: 'backup', label: 'Last backup', value: 'Today at 06:00' },
            { id: 'region', label: 'Region', value: 'Frankfurt' },
          ],
        },
        because: 'Short names, and values with their unit.',
      },
      bad: {
        props: {
          label: 'Values of the database',
          items: [
            { id: 'size', label: 'Size', value: '1258291' },
            { id: 'backup', label: 'Last backup', value: '1712037600' },
            { id: 'region', label: 'Region', value: 'eu-central-1' },
          ],
        },
        because: 'Values as the machine keeps them: 1258291 of what, and on which day?',
      },
    },
  ],
};
