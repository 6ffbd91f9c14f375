import type { SortableTableProps } from '@saywright/ui';
import { nothing, type ComponentDocs } from '../../support/componentDocs.ts';

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
  group: 'Data',
  status: 'preview',
  summary: 'A data table with sortable columns.',
  when: 'For rows that people want to reorder.',
  whenNot: 'For a few rows whose order is meaningful, such as steps.',
  alternatives: ['DataTable'],
  anatomy: [
    { part: 'Caption', does: 'The name of the table.' },
    { part: 'Header buttons', does: 'Sort by their column; an arrow and a word say the direction.' },
    { part: 'Rows', does: 'One item each.' },
  ],
  sizes: 'As a DataTable. Header buttons are 24 px high, 44 px on touch screens.',
  keyboard: [
    {
      keys: 'Enter or Space',
      does: 'Sorts by the focused column; a second press reverses the order',
      story: 'SortedByKeyboard',
    },
  ],
  announces: ['The header of a sorted column gives its order; a new order is announced.'],
  content: [
    'Where text does not sort correctly, such as dates, give each row a sort value.',
    'Missing values come last in either order.',
  ],
  pairs: [
    {
      good: {
        props: {
          caption: 'shop-front tables, newest first',
          emptyText: 'No tables yet.',
          columns,
          sort: { column: 'day', direction: 'descending' },
          onSort: nothing,
          rows: tables,
        },
        because: 'Each date has a sort value, so November comes after September.',
      },
      bad: {
        props: {
          caption: 'shop-front tables by date',
          emptyText: 'No tables yet.',
          columns,
          sort: { column: 'day', direction: 'descending' },
          onSort: nothing,
          rows: tables.map(({ id, cells }) => ({ id, cells })),
        },
        because: 'Sorted as text, 2 comes after 14, so November comes before September.',
      },
    },
  ],
  edgeCases: { nothing: 'Empty', one: 'One', many: 'Thousands' },
};
