import type { ComponentDocs } from '../../support/componentDocs.ts';

export const docs: ComponentDocs = {
  group: 'Actions',
  status: 'preview',
  summary: 'A row of controls that is one tab stop.',
  when: 'For three or more tools that act on one thing, such as the text of an editor or the selected rows.',
  whenNot: 'For one or two buttons, for navigation, or for a form.',
  alternatives: ['ButtonGroup', 'NavMenu', 'FilterBar'],
  usage: [
    'With ten tools before a text, ten presses of Tab would be needed to reach it. A toolbar takes one, and the arrow keys move inside. It remembers the last control, so Tab returns to where people were.',
    'Put controls that belong together into a ButtonGroup, and a vertical Divider between groups. Buttons, links, menus and selects are reached by the arrow keys; text fields and radio buttons use those keys themselves and stay separate tab stops, so put them last.',
    'It wraps when there is no room. If it needs more than two lines, move the rare tools to a Menu.',
  ],
  anatomy: [
    { part: 'Controls', does: 'Button, IconButton, ToggleButton, LinkButton, SplitButton, Menu or Select.' },
    { part: 'Groups', does: 'Each is a ButtonGroup with a name.' },
    { part: 'Dividers', does: 'Vertical lines between groups.' },
  ],
  sizes: '8 px between controls and groups. It has no padding, no frame and no margin.',
  keyboard: [
    {
      keys: 'Tab',
      does: 'Moves into the toolbar, to the last control used, and out',
      story: 'TabLeavesAndReturns',
    },
    {
      keys: 'Arrow right or left',
      does: 'Moves to the next or previous control, and around',
      story: 'ArrowsMove',
    },
    { keys: 'Home or End', does: 'Moves to the first or last control', story: 'ArrowsMove' },
    { keys: 'Arrow down', does: 'Opens a menu or a select', story: 'MenuOpensAndReturns' },
  ],
  announces: ['“Toolbar” and its name when focus enters it.', 'The name of each group on entering it.'],
  content: ['Name it after what its controls act on: “Text”, “Selected rows”.'],
  edgeCases: { one: 'One' },
  since: '0.1.0',
};
