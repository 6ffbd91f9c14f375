import type { DiffViewProps } from '@saywright/ui';
import type { ComponentDocs } from './componentDocs.ts';

export const docs: ComponentDocs<DiffViewProps> = {
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
  pairs: [
    {
      good: {
        props: {
          title: 'src/checkout.ts',
          view: 'unified',
          hunks: [
            {
              id: '1',
              oldStart: 12,
              newStart: 12,
              heading: 'function total',
              lines: [
                { kind: 'context', text: 'let sum = 0;' },
                { kind: 'removed', text: 'sum = net;' },
                { kind: 'added', text: 'sum = net + tax;' },
                { kind: 'context', text: 'return sum;' },
              ],
            },
          ],
        },
        because: 'The one line that changes, between two that do not.',
      },
      bad: {
        props: {
          title: 'Changes',
          view: 'unified',
          hunks: [
            {
              id: '1',
              oldStart: 1,
              newStart: 1,
              lines: [
                { kind: 'removed', text: 'let sum = 0;' },
                { kind: 'removed', text: 'sum = net;' },
                { kind: 'removed', text: 'return sum;' },
                { kind: 'added', text: '  let sum = 0;' },
                { kind: 'added', text: '  sum = net + tax;' },
                { kind: 'added', text: '  return sum;' },
              ],
            },
          ],
        },
        because: 'New spaces make every line a change, and hide the one that is; in which file?',
      },
    },
  ],
};
