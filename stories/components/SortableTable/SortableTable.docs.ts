import type { SortableTableProps } from '@saywright/ui';
import { nothing, type ComponentDocs } from './componentDocs.ts';

const columns = [
  { id: 'name', label: 'Table', sortable: true },
  { id: 'day', label: 'Changed', sortable: true },
  { id: 'size', label: 'Size', align: 'end', sortable: true },
] as const;
const tables = [
  {
    id: '1',
    cells: { name: 'customers', day: '2 Nov', size: '1.1 GB' },
    sortValues: { size: 1100, day: 1102 },
  },
  { id: '2', cells: { name: 'orders', day: '14 Sep', size: '840 MB' }, sortValues: { size: 840, day: 914 } },
  { id: '3', cells: { name: 'carts', day: '3 Apr', size: '96 MB' }, sortValues: { size: 96, day: 403 } },
];

export const docs: ComponentDocs<SortableTableProps> = {
  status: 'preview',
  summary: 'A data table whose rows can be sorted by the heads of its columns.',
  when: 'For rows that somebody wants in another order than they come in.',
  whenNot: 'For a few rows whose order says something, such as steps.',
  alternatives: ['DataTable'],
  keyboard: [
    {
      keys: 'Enter or Space',
      does: 'Sorts by the column in focus, a second time the other way round',
      story: 'SortedByKeyboard',
    },
  ],
  announces: ['The head of a sorted column says its order, and a new order is spoken.'],
  content: [
    'Where text does not sort as it means, such as a date, give its row a value to sort by.',
    'What is missing stands at the end, whichever way.',
  ],
  pairs: [
    {
      good: {
        props: {
          caption: 'Tables of shop-front, the newest first',
          emptyText: 'No tables yet.',
          columns,
          sort: { column: 'day', direction: 'descending' },
          onSort: nothing,
          rows: tables,
        },
        because: 'Each date has a value to sort by, so November comes after September.',
      },
      bad: {
        props: {
          caption: 'Tables of shop-front by date',
          emptyText: 'No tables yet.',
          columns,
          sort: { column: 'day', direction: 'descending' },
          onSort: nothing,
          rows: tables.map(({ id, cells }) => ({ id, cells })),
        },
        because: 'Sorted as text 14 is more than 2, so the newest table stands at the end.',
      },
    },
  ],
};
