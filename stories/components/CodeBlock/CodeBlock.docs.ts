import type { CodeBlockProps } from '@saywright/ui';
import type { ComponentDocs } from '../../support/componentDocs.ts';

const statement = 'ALTER TABLE customers\n  ADD COLUMN phone text;';

export const docs: ComponentDocs<CodeBlockProps> = {
  group: 'Data',
  status: 'stable',
  summary: 'Code, plain at first and highlighted once the grammar has loaded.',
  when: 'For statements or files that people read, check and copy.',
  whenNot: 'For a word in a sentence, or for a comparison.',
  alternatives: ['DiffView'],
  anatomy: [
    { part: 'Bar', does: 'Title and the copy button.' },
    { part: 'Code', does: 'Scrolls sideways when a line is too long.' },
  ],
  sizes:
    'The bar is 40 px high, the code has 12 px of padding and uses 13 px monospaced text. It never grows wider than its container.',
  keyboard: [
    {
      keys: 'Enter or Space on “Wrap lines”',
      does: 'Turns line wrapping on or off',
      story: 'WrapsByKeyboard',
    },
    {
      keys: 'Tab',
      does: 'Moves to “Wrap lines” if a line is too long, to the copy button, then to code that overflows',
      story: 'ReachedByKeyboard',
    },
  ],
  announces: ['“Copied” or “Copy failed” after the copy button.', 'A region named by its label.'],
  content: ['The title gives language and length: “SQL, 9 lines”.'],
  pairs: [
    {
      good: {
        props: { title: 'SQL, 2 lines', label: 'SQL that adds the column', language: 'sql', code: statement },
        because: 'Language and length are given, and keywords are highlighted.',
      },
      bad: {
        props: { title: 'Code', label: 'Some code', language: 'text', code: statement },
        because: 'Anyone can see it is code, but not which language.',
      },
    },
  ],
  edgeCases: { nothing: 'Empty', many: 'Thousands' },
};
