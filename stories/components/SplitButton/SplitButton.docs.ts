import type { ComponentDocs } from '../../support/componentDocs.ts';

export const docs: ComponentDocs = {
  group: 'Actions',
  status: 'preview',
  summary: 'A button for the usual action, with a menu of its variants.',
  when: 'When most people want one action, and some want a variant of it: Publish, or publish later.',
  whenNot: 'For unrelated actions, or when no action is more usual than the others.',
  alternatives: ['Menu', 'Button', 'ButtonGroup'],
  usage: [
    'The main button does what most people want, without a menu. The items are variants of the same action; other actions belong in a separate Menu.',
    'Choosing an item acts at once; it does not change the main button. If the last choice should be kept, let the main button change only after the action, and say so.',
    'Use it at most once per view. Never hide the only way to undo something in its menu.',
  ],
  anatomy: [
    { part: 'Main button', does: 'The usual action.' },
    { part: 'Menu button', does: 'Opens the variants; its name is only heard.' },
    { part: 'List', does: 'The variants, aligned with the start of the main button.' },
  ],
  sizes: '28, 36 or 44 px high, with 2 px between the two buttons; the menu button is square.',
  keyboard: [
    { keys: 'Tab', does: 'Moves from the main button to the menu button', story: 'ByKeyboard' },
    { keys: 'Enter', does: 'Performs the main action, or opens the menu', story: 'ByKeyboard' },
    { keys: 'Arrow down', does: 'On the menu button, opens the menu at its first item', story: 'ByKeyboard' },
    { keys: 'Escape', does: 'Closes the menu; focus returns to its button', story: 'EscapeClosesAndReturns' },
  ],
  announces: ['Two buttons; the second has a menu, and whether it is open.'],
  content: [
    'The main button and every item begin with a verb.',
    'Name the menu after what its items have in common: “More ways to publish”.',
  ],
  edgeCases: { nothing: 'NothingToDo', pending: 'Busy' },
  since: '0.1.0',
};
