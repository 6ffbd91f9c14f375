import type { DataGridProps } from '@saywright/ui';
import type { ComponentDocs } from '../../support/componentDocs.ts';

export const docs: ComponentDocs<DataGridProps> = {
  group: 'Data',
  status: 'preview',
  summary: 'A table whose rows can be selected, sorted, paged and acted on.',
  when: 'For lists that people work with: orders, customers, files. Cells hold any content.',
  whenNot:
    'For rows that are only read; use a DataTable, which needs less code. For more than about 500 rows on one page, use a VirtualDataGrid.',
  alternatives: ['DataTable', 'SortableTable', 'VirtualDataGrid'],
  anatomy: [
    { part: 'Caption', does: 'Names the grid; the columns button is beside it.' },
    { part: 'Header row', does: 'Column names, and the buttons that sort; it stays in view.' },
    { part: 'Selection column', does: 'A checkbox for each row, and one for all rows of the page.' },
    { part: 'Cells', does: 'Any content; the first cell of a row names it and stays in view.' },
    { part: 'Row actions', does: 'Buttons or a menu in the last cell of a row.' },
    {
      part: 'Bulk bar',
      does: 'Appears while rows are selected, with their number and what can be done with them.',
    },
    { part: 'Footer', does: 'The range of rows and the buttons of the pages, or “Load more”.' },
  ],
  sizes:
    'A row is at least as tall as a medium control, and controls in it are at least 44 px tall under a finger. The grid takes all available width; where its place is narrower than 36 rem, each row becomes a card.',
  keyboard: [
    {
      keys: 'Tab',
      does: 'Moves into the grid, to the last cell used, and out of it',
      story: 'MovesByKeyboard',
    },
    {
      keys: 'Arrow keys',
      does: 'Move between cells, and between the buttons in a cell',
      story: 'MovesByKeyboard',
    },
    { keys: 'Home or End', does: 'Moves to the first or last cell of the row', story: 'MovesByKeyboard' },
    {
      keys: 'Control + Home or End',
      does: 'Moves to the first or last row',
      story: 'MovesByKeyboard',
    },
    { keys: 'Page Up or Page Down', does: 'Moves by ten rows', story: 'MovesByKeyboard' },
    { keys: 'Space', does: 'Selects the row whose checkbox has the focus', story: 'SelectedByKeyboard' },
    { keys: 'Enter', does: 'Sorts by the column whose header has the focus', story: 'SortedByKeyboard' },
  ],
  announces: [
    'The number of selected rows, each time it changes.',
    'The new order after sorting, and the range of rows after a change of page.',
  ],
  content: [
    'The caption says which rows these are.',
    'The first column names its row; in a narrow place it becomes the heading of a card.',
    'Give each row a label that makes sense after “Select”, such as “order 1204”.',
    'Give columns of elements sort values, because elements have no order.',
    'An empty grid says what will appear in it, and how.',
  ],
  edgeCases: { nothing: 'Empty', one: 'One', many: 'Pages' },
  since: '0.1.0',
};
