import type { SuggestionChipsProps } from '@saywright/ui';
import { nothing, type ComponentDocs } from '../../support/componentDocs.ts';

export const docs: ComponentDocs<SuggestionChipsProps> = {
  group: 'Agent',
  status: 'stable',
  summary: 'A few suggested instructions.',
  when: 'Above an empty Composer.',
  whenNot: 'For actions that run immediately.',
  alternatives: ['Button', 'Menu'],
  anatomy: [{ part: 'Chips', does: 'One instruction each; a press puts it into the composer.' }],
  sizes: 'Chips are 28 px high, 44 px on touch screens, with 8 px between them. They wrap.',
  keyboard: [{ keys: 'Enter or Space', does: 'Uses the suggestion', story: 'PickedByKeyboard' }],
  announces: ['A group with its label.'],
  content: ['Write complete instructions, as people would say them.'],
  pairs: [
    {
      good: {
        props: {
          label: 'Try one of these',
          items: [{ id: 'add', label: 'Add a phone number to customers' }],
          onPick: nothing,
        },
        because: 'A complete instruction, ready to send.',
      },
      bad: {
        props: { label: 'Try one of these', items: [{ id: 'add', label: 'Database' }], onPick: nothing },
        because: 'A subject is not an instruction.',
      },
    },
  ],
  edgeCases: { nothing: 'Empty', one: 'One', many: 'Many' },
};
