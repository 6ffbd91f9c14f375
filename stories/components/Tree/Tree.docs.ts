import type { TreeProps } from '@saywright/ui';
import type { ComponentDocs } from '../../support/componentDocs.ts';

export const docs: ComponentDocs<TreeProps> = {
  group: 'Data',
  status: 'preview',
  summary: 'Items inside of items, such as folders and files, which open and close.',
  when: 'For things that contain one another at several levels: files, tables and their columns, the parts of a site.',
  whenNot:
    'For the pages of a product use a side navigation, for a few sections that open use disclosures, and for records with several values use a data grid.',
  alternatives: ['SideNav', 'Disclosure', 'DataGrid'],
  usage: [
    'Without a selection and without `onAction`, a click opens an item. With a selection, a click selects, and the arrow opens.',
    'For items that come from a server, set `lazy`, load them in `onLoad`, and put them into `items`: until then the item says that it loads.',
    'A click or Enter runs `onAction` or follows a link while nothing is selected; after that, it selects.',
  ],
  anatomy: [
    { part: 'Row', does: 'An item: its icon, its text, and a short note at the end.' },
    { part: 'Toggle', does: 'Opens and closes the items inside.' },
    { part: 'Box', does: 'Shows what is selected where several can be.' },
    { part: 'Actions', does: 'Buttons for this one item.' },
    { part: 'Note', does: 'Says that nothing is inside, or that it loads.' },
  ],
  sizes:
    'It takes the width of its place. Rows are 36 px high, and 44 px on touch screens. Each level indents by 1.25 rem, and by less in narrow places.',
  keyboard: [
    { keys: 'Tab', does: 'Goes to the tree, and leaves it', story: 'KeyboardTest' },
    { keys: '↓, ↑', does: 'Goes to the next or previous visible item', story: 'KeyboardTest' },
    { keys: '→', does: 'Opens an item, or goes to the buttons of its row', story: 'WithActionsTest' },
    { keys: '←', does: 'Closes an item, or goes to the one around it', story: 'KeyboardTest' },
    { keys: 'Home, End', does: 'Goes to the first or last item', story: 'KeyboardTest' },
    { keys: 'A letter', does: 'Goes to the next item that starts with it', story: 'KeyboardTest' },
    {
      keys: 'Space',
      does: 'Selects the item, or removes it from the selection',
      story: 'MultipleSelectionTest',
    },
    {
      keys: 'Enter',
      does: 'Runs the action, follows the link, or opens the item',
      story: 'MultipleSelectionTest',
    },
  ],
  announces: [
    'Each item with its level, its position among its neighbours, and whether it is open and selected.',
  ],
  content: [
    'Labels are names, as people know them: file names, tables, pages. Notes are one word or a number.',
  ],
  edgeCases: {
    nothing: 'Empty',
    one: 'OneItem',
    many: 'Hundreds',
    optionalMissing: 'WithoutIcons',
    pending: 'LoadingItems',
  },
  since: '0.1.0',
};
