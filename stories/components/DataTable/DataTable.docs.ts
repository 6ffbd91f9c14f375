import type { DataTableProps } from '@saywright/ui';
import type { ComponentDocs } from './componentDocs.ts';

export const docs: ComponentDocs<DataTableProps> = {
  status: 'stable',
  summary: 'A native table that scrolls within itself, under a head that stays.',
  when: 'For rows that are compared column by column.',
  whenNot: 'For one thing with several values.',
  alternatives: ['SortableTable', 'ValueList', 'Grid'],
  keyboard: [
    {
      keys: 'Tab',
      does: 'Reaches a table that is wider than its place, so that arrow keys scroll it',
      story: 'ReachedByKeyboard',
    },
  ],
  announces: ['Its caption names it; a table that scrolls is a region with that name.'],
  content: [
    'A caption that says which rows these are.',
    'The first column names its row.',
    'Missing values are written as “empty”, never left blank.',
  ],
  pairs: [
    {
      good: {
        props: {
          caption: 'Customers with the most orders',
          emptyText: 'No customers yet.',
          columns: [
            { id: 'name', label: 'Name' },
            { id: 'phone', label: 'Phone' },
            { id: 'orders', label: 'Orders', align: 'end' },
          ],
          rows: [
            { id: '1', cells: { name: 'Mara Lindqvist', orders: '1,204', phone: '+46 8 123' } },
            { id: '2', cells: { name: 'Ada Okafor', orders: '87', phone: null } },
            { id: '3', cells: { name: 'Jon Berg', orders: '9', phone: '+47 2 456' } },
          ],
        },
        because: 'The first cell names the row, figures end on one line, and what is missing is said.',
      },
      bad: {
        props: {
          caption: 'Query result',
          emptyText: 'No data.',
          columns: [
            { id: 'id', label: 'id' },
            { id: 'orders', label: 'cnt' },
            { id: 'phone', label: 'phone' },
          ],
          rows: [
            { id: '1', cells: { id: '8f2c', orders: '1204', phone: '+46 8 123' } },
            { id: '2', cells: { id: '41aa', orders: '87', phone: '-' } },
            { id: '3', cells: { id: 'c07e', orders: '9', phone: '+47 2 456' } },
          ],
        },
        because: 'Whose rows are these, and is “-” nothing, unknown or not loaded?',
      },
    },
  ],
};
