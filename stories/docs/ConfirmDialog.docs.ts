import type { ComponentDocs } from './componentDocs.ts';

export const docs: ComponentDocs = {
  status: 'stable',
  summary: 'The question before something is destroyed.',
  when: 'When a press cannot be undone, or only with effort.',
  whenNot: 'For what can be undone: do it, and offer undo.',
  alternatives: ['Toast', 'Dialog'],
  keyboard: [
    {
      keys: 'Enter at once',
      does: 'Presses the safe button, where focus starts',
      story: 'StartsOnTheSafeButton',
    },
    { keys: 'Tab, then Enter', does: 'Confirms, once', story: 'ConfirmsOnce' },
    { keys: 'Escape', does: 'Leaves everything as it is', story: 'EscapeKeepsIt' },
    { keys: 'The words, typed', does: 'Free the button where words are asked for', story: 'WordsToType' },
  ],
  announces: [
    'It is an alert dialog: title, name of the thing and text are read when it opens.',
    'Why the act failed is read at once.',
  ],
  content: ['Title: the act as a question. Button: the act again, “Delete the project”, never “OK”.'],
};
