import type { ComponentDocs } from './componentDocs.ts';

export const docs: ComponentDocs = {
  status: 'preview',
  summary: 'What has changed in a text, line by line: sign and word first, colour after.',
  when: 'To check a change of a file before or after it is made.',
  whenNot: 'To show a text that has only one version.',
  alternatives: ['CodeBlock'],
  keyboard: [
    { keys: 'Tab', does: 'Reaches lines that are wider than their place', story: 'ReachedByKeyboard' },
    { keys: 'Enter', does: 'Shows the next lines of a long change', story: 'MoreByKeyboard' },
  ],
  announces: ['Every line is a table row that begins with “Added”, “Removed” or nothing.'],
  content: [
    'The title is the name of the file.',
    'From 900 px of its own width on the old stands beside the new; ask for `unified` where that is too much.',
  ],
};
