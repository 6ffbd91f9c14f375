import type { MessageActionsProps } from '@saywright/ui';
import { nothing, type ComponentDocs } from './componentDocs.ts';
import { part, together } from './parts.ts';

export const docs: ComponentDocs<MessageActionsProps> = {
  status: 'preview',
  summary: 'What can be done with a message, in one row that is always in sight.',
  when: 'Under an answer: to copy it, to mark it, to ask for another one.',
  whenNot: 'For what an operation asks of somebody, or for the actions of a page.',
  alternatives: ['OperationCard', 'Menu', 'SuggestionChips'],
  keyboard: [
    {
      keys: 'Tab',
      does: 'Goes to the button of the row that had focus last, and on from there out of the row',
      story: 'MovesByKeyboard',
    },
    {
      keys: 'Arrow keys, Home and End',
      does: 'Go along the row, and round at its ends',
      story: 'MovesByKeyboard',
    },
    { keys: 'Enter or Space', does: 'Presses the button', story: 'MarkedByKeyboard' },
  ],
  announces: ['“Copied”, “Marked helpful”, or that a mark was removed.'],
  content: ['A mark is said in words: “Helpful” becomes “Marked helpful”.'],
  pairs: [
    {
      good: {
        props: {
          label: 'Actions of the answer',
          text: 'The table has 1,204 rows.',
          onMark: nothing,
          onRetry: nothing,
        },
        because: 'What is done with nearly every answer.',
      },
      bad: {
        props: {
          label: 'Actions of another answer',
          text: 'The table has 1,204 rows.',
          onMark: nothing,
          onRetry: nothing,
          children: together(
            ...['Share', 'Pin', 'Translate', 'Read aloud', 'Report'].map((children) =>
              part('Button', { variant: 'ghost', size: 'sm', children }),
            ),
          ),
        },
        because: 'What is needed once a month crowds what is needed each time: put it into a menu.',
      },
    },
  ],
};
