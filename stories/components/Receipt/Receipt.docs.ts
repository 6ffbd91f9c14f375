import type { ReceiptProps } from '@saywright/ui';
import type { ComponentDocs } from './componentDocs.ts';

export const docs: ComponentDocs<ReceiptProps> = {
  status: 'stable',
  summary: 'The proof of a plan: counted effects, and a stub for undo.',
  when: 'Inside an operation, before and after it has run.',
  whenNot: 'For a bill.',
  alternatives: ['OperationCard', 'ValueList'],
  keyboard: [],
  announces: ['It is read as a list of effects and numbers.'],
  content: ['Show the zeros that matter: “Rows deleted 0”.'],
  pairs: [
    {
      good: {
        props: {
          title: 'Proven',
          note: 'On a copy, today at 14:32.',
          lines: [
            { label: 'Columns added', value: '1' },
            { label: 'Rows changed', value: '1,204' },
            { label: 'Rows deleted', value: '0', tone: 'zero' },
          ],
          undo: { title: 'Undo', text: 'Takes the column away again.', available: true },
        },
        because: 'What happens is counted, and so is what does not.',
      },
      bad: {
        props: {
          title: 'Success',
          note: 'Everything looks good.',
          lines: [{ label: 'Changes', value: '1' }],
          undo: { title: 'Undo', text: 'May be possible.', available: true },
        },
        because: 'One column or one customer? Whether rows are lost is not said.',
      },
    },
  ],
};
