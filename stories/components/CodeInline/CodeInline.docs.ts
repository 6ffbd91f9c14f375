import type { CodeInlineProps } from '@saywright/ui';
import type { ComponentDocs } from '../../support/componentDocs.ts';

export const docs: ComponentDocs<CodeInlineProps> = {
  group: 'Data',
  status: 'preview',
  summary: 'A few characters of code in a sentence.',
  when: 'For names of tables, columns, files and commands.',
  whenNot: 'For several lines, or for keys to press.',
  alternatives: ['CodeBlock', 'Kbd'],
  anatomy: [{ part: 'Text', does: 'A name or a few characters, excluded from translation.' }],
  sizes: 'As high as the line it is in, with 4 px at each side. Long names wrap anywhere.',
  keyboard: [],
  announces: [],
  content: ['Only text that is spelled exactly like this.'],
  pairs: [
    {
      good: {
        props: { children: 'customers' },
        because: 'Only the name, spelled exactly.',
        around: ['A column is added to ', '.'],
      },
      bad: {
        props: { children: 'the Customers table' },
        because: 'A description formatted as code: no table has this name.',
        around: ['A column is added to ', '.'],
      },
    },
  ],
};
