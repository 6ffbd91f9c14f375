import type { VirtualDataGridProps } from '@saywright/ui';
import type { ComponentDocs } from '../../support/componentDocs.ts';

export const docs: ComponentDocs<VirtualDataGridProps> = {
  group: 'Data',
  status: 'preview',
  summary: 'A DataGrid for thousands of rows: only those in view are in the page.',
  when: 'For more than about 500 rows in one list. It takes every prop of DataGrid.',
  whenNot:
    'For fewer rows, or rows in pages; a DataGrid loads less code, and the browser can search the text of all rows.',
  alternatives: ['DataGrid', 'DataTable'],
  anatomy: [
    { part: 'Caption', does: 'Names the grid.' },
    { part: 'Header row', does: 'Column names, and the buttons that sort; it stays in view.' },
    { part: 'Viewport', does: 'Scrolls; only the rows in view and a few around them are drawn.' },
    { part: 'Cells', does: 'Any content; the first cell of a row names it and stays in view.' },
  ],
  sizes:
    'A row is at least as tall as a medium control, and controls in it are at least 44 px tall under a finger. The grid takes all available width.',
  keyboard: [
    {
      keys: 'Arrow keys, Page Up, Page Down, Home and End',
      does: 'Move as in a DataGrid, and scroll to rows that are not in view',
      story: 'ReachedByKeyboard',
    },
  ],
  announces: ['The number of all rows and the place of each, although few of them are in the page.'],
  content: ['Give columns a width; otherwise all are equally wide.', 'The texts are those of a DataGrid.'],
  hasOwnWords: false,
  edgeCases: { nothing: 'Empty', one: 'One', many: 'Thousands' },
  since: '0.1.0',
};
