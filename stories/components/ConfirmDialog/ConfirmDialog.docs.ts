import type { ComponentDocs } from '../../support/componentDocs.ts';

export const docs: ComponentDocs = {
  status: 'stable',
  summary: 'Asks for confirmation before something is destroyed.',
  when: 'When an action cannot be undone, or only with effort.',
  whenNot: 'For an action that can be undone: do it, and offer undo.',
  alternatives: ['Toast', 'Dialog'],
  anatomy: [
    { part: 'Title', does: 'The action as a question.' },
    { part: 'Text', does: 'What is lost, in numbers where possible.' },
    { part: 'Confirmation field', does: 'For high risk, the name to type.' },
    { part: 'Buttons', does: 'Cancel first, then the destructive action by name.' },
  ],
  sizes:
    '28 rem wide. On a phone it fills the width and sits at the bottom of the window. 16 px separate its parts.',
  keyboard: [
    {
      keys: 'Enter at once',
      does: 'Presses the safe button, which has initial focus',
      story: 'StartsOnTheSafeButton',
    },
    { keys: 'Tab, then Enter', does: 'Confirms, once', story: 'ConfirmsOnce' },
    { keys: 'Escape', does: 'Cancels', story: 'EscapeKeepsIt' },
    {
      keys: 'The confirmation text, typed',
      does: 'Enables the button when text is required',
      story: 'WordsToTypeTest',
    },
  ],
  announces: [
    'An alert dialog: title, object and text when it opens.',
    'The reason for a failure, immediately.',
  ],
  content: ['Title: the action as a question. Button: the action again, “Delete the project”, never “OK”.'],
  edgeCases: { doubleClick: 'ConfirmsOnce', pending: 'Busy' },
};
