import type { ComponentDocs } from '../../support/componentDocs.ts';

export const docs: ComponentDocs = {
  group: 'Overlays',
  status: 'stable',
  summary: 'Asks for confirmation before something is destroyed.',
  when: 'When an action cannot be undone, or only with effort.',
  whenNot: 'For an action that can be undone: do it, and offer undo.',
  alternatives: ['Toast', 'Dialog'],
  usage: [
    'Confirm only what cannot be undone. Where an undo exists, carry out the action and offer the undo in a Toast: people stop reading questions that appear every time. A confirmation is worth its interruption when data, money or access is lost.',
    'Say exactly what is lost, with names and numbers: “Delete shop-front? 1,204 orders and their files are deleted.” Say also what stays. The destructive button repeats the verb of the title. For the highest risk, ask people to type the name of what they delete; the button works once it matches.',
    'Focus starts on Cancel, so that Enter by habit changes nothing. Escape cancels. While the action runs, the dialog stays open with a pending label, and if it fails, the reason appears in place and the dialog can be used again.',
  ],
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
