import type { ComponentDocs } from './componentDocs.ts';

export const docs: ComponentDocs = {
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
};
