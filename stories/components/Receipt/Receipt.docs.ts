import type { ReceiptProps } from '@saywright/ui';
import type { ComponentDocs } from '../../support/componentDocs.ts';

export const docs: ComponentDocs<ReceiptProps> = {
  group: 'Agent',
  status: 'stable',
  summary: 'The proof of a plan: counted effects and the undo.',
  when: 'Inside an operation, before and after it has run.',
  whenNot: 'For an invoice.',
  alternatives: ['OperationCard', 'ValueList'],
  anatomy: [
    { part: 'Title and note', does: 'When and how it was proven.' },
    { part: 'Lines', does: 'One counted effect each.' },
    { part: 'Undo', does: 'What an undo restores, and whether it was tried.' },
  ],
  sizes: 'As wide as its container, with 16 px at the sides. Numbers are aligned at the end of the line.',
  keyboard: [],
  announces: ['A list of effects and counts.'],
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
          undo: { title: 'Undo', text: 'Removes the column again.', available: true },
        },
        because: 'Every effect is counted, including those that are zero.',
      },
      bad: {
        props: {
          title: 'Success',
          note: 'Everything looks good.',
          lines: [{ label: 'Changes', value: '1' }],
          undo: { title: 'Undo', text: 'May be possible.', available: true },
        },
        because: 'One column or one customer? And are any rows lost?',
      },
    },
  ],
  edgeCases: { nothing: 'NotProven', one: 'One', many: 'Thousands', optionalMissing: 'WithoutStub' },
};
