import type { DataTableProps } from '@saywright/ui';
import type { ComponentDocs } from '../../support/componentDocs.ts';

export const docs: ComponentDocs<DataTableProps> = {
  group: 'Data',
  status: 'stable',
  summary: 'A native table that scrolls under a fixed header.',
  when: 'To compare rows column by column.',
  whenNot: 'For one item with several values.',
  alternatives: ['SortableTable', 'ValueList', 'Grid'],
  usage: [
    'Use a table when people compare rows or look for one. For the facts of a single item, a ValueList is easier to read; for items that people open, a list of cards or links is easier to press.',
    'Put the name of the row in the first column, then the columns that people compare, and what is rarely needed last. Numbers are aligned at the end, with the same number of decimals, and the unit is in the header. A cell without a value says “empty”, so people can tell nothing from not loaded.',
  ],
  anatomy: [
    { part: 'Caption', does: 'The name of the table.' },
    { part: 'Header', does: 'Column names; it stays visible while rows scroll.' },
    { part: 'Rows', does: 'One item each; the first cell names it.' },
    { part: 'Cells', does: 'Text or short elements, aligned by kind.' },
    { part: 'Groups', does: 'Headers over neighbouring columns that belong together.' },
    { part: 'Note', does: 'A sentence under a row; it stays in view while columns scroll.' },
    { part: 'Empty text', does: 'Shown when there are no rows.' },
  ],
  sizes:
    'Rows have 12 px above and below, 8 px in compact density. A column is 6 to 40 characters wide. A table wider than its place scrolls inside its frame.',
  keyboard: [
    {
      keys: 'Tab',
      does: 'Moves to a table that overflows, so that arrow keys can scroll it',
      story: 'ReachedByKeyboard',
    },
  ],
  announces: ['Its caption; a table that scrolls is also a region with that name.'],
  content: [
    'The caption says which rows these are.',
    'The first column names its row.',
    'Missing values read “empty” and are never blank.',
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
        because: 'The first cell names the row, numbers are aligned, and missing values are named.',
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
        because: 'Which rows are these, and is “-” empty, unknown or not loaded?',
      },
    },
  ],
  edgeCases: {
    nothing: 'Empty',
    one: 'One',
    many: 'Thousands',
    optionalMissing: 'CellsMissing',
    pending: 'Loading',
  },
};
