import type { SuggestionChipsProps } from '@saywright/ui';
import { nothing, type ComponentDocs } from './componentDocs.ts';

export const docs: ComponentDocs<SuggestionChipsProps> = {
  status: 'stable',
  summary: 'A few things to say next.',
  when: 'Above a Composer, while nothing is written.',
  whenNot: 'For acts that run at once.',
  alternatives: ['Button', 'Menu'],
  keyboard: [{ keys: 'Enter or Space', does: 'Takes the suggestion', story: 'PickedByKeyboard' }],
  announces: ['It is a group with its label.'],
  content: ['Write whole instructions, as somebody would say them.'],
  pairs: [
    {
      good: {
        props: {
          label: 'Try one of these',
          items: [{ id: 'add', label: 'Add a phone number to customers' }],
          onPick: nothing,
        },
        because: 'A whole instruction, ready to be sent.',
      },
      bad: {
        props: { label: 'Try one of these', items: [{ id: 'add', label: 'Database' }], onPick: nothing },
        because: 'A subject is no instruction.',
      },
    },
  ],
};
