import type { DiffViewProps } from '@saywright/ui';
import type { ComponentDocs } from '../../support/componentDocs.ts';

export const docs: ComponentDocs<DiffViewProps> = {
  group: 'Data',
  status: 'preview',
  summary: 'Changes in a text, line by line: sign and word first, then colour.',
  when: 'To review a change to a file before or after it is made.',
  whenNot: 'For text with only one version.',
  alternatives: ['CodeBlock'],
  anatomy: [
    { part: 'Bar', does: 'File name and the counts of added and removed lines.' },
    { part: 'Line numbers', does: 'Before and after.' },
    { part: 'Sign', does: 'Plus or minus, with a word for screen readers.' },
    { part: 'Text', does: 'The line as it was or as it will be.' },
  ],
  sizes:
    'The bar is 40 px high. Lines use 13 px monospaced text and wrap. Old and new are side by side only where there is room for both.',
  keyboard: [
    { keys: 'Tab', does: 'Moves to lines that overflow', story: 'ReachedByKeyboard' },
    { keys: 'Enter', does: 'Shows more lines of a long change', story: 'MoreByKeyboard' },
  ],
  announces: ['Each line is a table row that begins with “Added”, “Removed” or nothing.'],
  content: [
    'The title is the file name.',
    'From a width of 900 px, old and new are side by side; set `unified` to prevent that.',
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
        because: 'The changed line, between two unchanged ones.',
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
        because: 'New indentation changes every line and hides the real change. And which file is it?',
      },
    },
  ],
  edgeCases: { nothing: 'Empty', one: 'OneLine', many: 'Thousands', notANumber: 'OddNumbers' },
};
