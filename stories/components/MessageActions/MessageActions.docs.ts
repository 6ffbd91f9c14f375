import type { MessageActionsProps } from '@saywright/ui';
import { nothing, type ComponentDocs } from '../../support/componentDocs.ts';
import { part, together } from '../../support/parts.ts';

export const docs: ComponentDocs<MessageActionsProps> = {
  group: 'Agent',
  status: 'preview',
  summary: 'Actions on a message, in a row that is always visible.',
  when: 'Under an answer: to copy it, rate it, or ask for another one.',
  whenNot: 'For the decisions of an operation, or for the actions of a page.',
  alternatives: ['OperationCard', 'Menu', 'SuggestionChips'],
  anatomy: [
    { part: 'Copy', does: 'Copies the text of the message.' },
    { part: 'Marks', does: 'Helpful or not; pressing again removes the mark.' },
    { part: 'Try again', does: 'Asks for another answer.' },
    { part: 'More', does: 'Further actions in a menu.' },
  ],
  sizes:
    'Small buttons of 28 px with 4 px between them, 44 px on touch screens. The row starts where the message starts.',
  keyboard: [
    {
      keys: 'Tab',
      does: 'Moves to the last focused button of the row, then out of the row',
      story: 'MovesByKeyboard',
    },
    {
      keys: 'Arrow keys, Home and End',
      does: 'Move along the row and wrap around',
      story: 'MovesByKeyboard',
    },
    { keys: 'Enter or Space', does: 'Presses the button', story: 'MarkedByKeyboard' },
  ],
  announces: ['“Copied”, “Marked helpful”, or the removal of a mark.'],
  content: ['A rating is also shown in words: “Helpful” becomes “Marked helpful”.'],
  pairs: [
    {
      good: {
        props: {
          label: 'Actions of the answer',
          text: 'The table has 1,204 rows.',
          onMark: nothing,
          onRetry: nothing,
        },
        because: 'Only the actions needed for nearly every answer.',
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
        because: 'Rare actions crowd out frequent ones: put them into a menu.',
      },
    },
  ],
  edgeCases: { optionalMissing: 'OnlyCopy', doubleClick: 'DoubleClickRetriesOnce' },
};
