import type { CodeInlineProps } from '@saywright/ui';
import type { ComponentDocs } from './componentDocs.ts';

export const docs: ComponentDocs<CodeInlineProps> = {
  status: 'preview',
  summary: 'A few words of code in a sentence.',
  when: 'For names of tables, columns, files and commands.',
  whenNot: 'For several lines, or for keys to press.',
  alternatives: ['CodeBlock', 'Kbd'],
  keyboard: [],
  announces: [],
  content: ['Only what is written in exactly these letters.'],
  pairs: [
    {
      good: {
        props: { children: 'customers' },
        because: 'Only the name, in exactly its letters.',
        around: ['A column is added to ', '.'],
      },
      bad: {
        props: { children: 'the Customers table' },
        because: 'A description in the dress of code: no table has this name.',
        around: ['A column is added to ', '.'],
      },
    },
  ],
};
