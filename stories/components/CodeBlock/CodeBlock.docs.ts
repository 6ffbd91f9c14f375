import type { CodeBlockProps } from '@saywright/ui';
import type { ComponentDocs } from './componentDocs.ts';

const statement = 'ALTER TABLE customers\n  ADD COLUMN phone text;';

export const docs: ComponentDocs<CodeBlockProps> = {
  status: 'stable',
  summary: 'Code as text first; colour arrives when the grammar has loaded.',
  when: 'To show statements or files that somebody may read, check and copy.',
  whenNot: 'For one word inside a sentence, or for a comparison.',
  alternatives: ['DiffView'],
  keyboard: [
    {
      keys: 'Enter or Space on “Wrap lines”',
      does: 'Breaks long lines, or no longer',
      story: 'WrapsByKeyboard',
    },
    {
      keys: 'Tab',
      does: 'Reaches “Wrap lines” where there is something to wrap, the copy button, then code that is wider or taller than its box',
      story: 'ReachedByKeyboard',
    },
  ],
  announces: ['“Copied” or “Not copied” after the copy button.', 'The code is a region with its label.'],
  content: ['The title names language and length: “SQL, 9 lines”.'],
  pairs: [
    {
      good: {
        props: { title: 'SQL, 2 lines', label: 'SQL that adds the column', language: 'sql', code: statement },
        because: 'Language and length are said, and the keywords stand out.',
      },
      bad: {
        props: { title: 'Code', label: 'Some code', language: 'text', code: statement },
        because: 'That it is code can be seen; which language it is cannot.',
      },
    },
  ],
};
