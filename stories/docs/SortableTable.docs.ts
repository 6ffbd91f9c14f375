import type { ComponentDocs } from './componentDocs.ts';

export const docs: ComponentDocs = {
  status: 'preview',
  summary: 'A data table whose rows can be sorted by the heads of its columns.',
  when: 'For rows that somebody wants in another order than they come in.',
  whenNot: 'For a few rows whose order says something, such as steps.',
  alternatives: ['DataTable'],
  keyboard: [
    {
      keys: 'Enter or Space',
      does: 'Sorts by the column in focus, a second time the other way round',
      story: 'SortedByKeyboard',
    },
  ],
  announces: ['The head of a sorted column says its order, and a new order is spoken.'],
  content: [
    'Where text does not sort as it means, such as a date, give its row a value to sort by.',
    'What is missing stands at the end, whichever way.',
  ],
};
