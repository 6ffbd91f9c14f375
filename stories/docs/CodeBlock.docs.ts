import type { ComponentDocs } from './componentDocs.ts';

export const docs: ComponentDocs = {
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
};
