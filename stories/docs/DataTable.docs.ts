import type { ComponentDocs } from './componentDocs.ts';

export const docs: ComponentDocs = {
  status: 'stable',
  summary: 'A native table that scrolls within itself and sorts its rows.',
  when: 'For rows that are compared column by column.',
  whenNot: 'For one thing with several values.',
  alternatives: ['ValueList', 'Grid'],
  keyboard: [
    {
      keys: 'Tab',
      does: 'Reaches a table that is wider than its place, so that arrow keys scroll it',
      story: 'ReachedByKeyboard',
    },
    {
      keys: 'Enter or Space',
      does: 'Sorts by the column in focus, a second time the other way round',
      story: 'SortedByKeyboard',
    },
  ],
  announces: [
    'Its caption names it; a table that scrolls is a region with that name.',
    'The head of a sorted column says its order, and a new order is spoken.',
  ],
  content: [
    'A caption that says which rows these are.',
    'The first column names its row.',
    'Where text does not sort as it means, such as a date, give its row a value to sort by.',
    'Missing values are written as “empty”, never left blank.',
  ],
};
