import type { ComponentDocs } from './componentDocs.ts';

export const docs: ComponentDocs = {
  status: 'stable',
  summary: 'A native table that scrolls within itself, under a head that stays.',
  when: 'For rows that are compared column by column.',
  whenNot: 'For one thing with several values.',
  alternatives: ['SortableTable', 'ValueList', 'Grid'],
  keyboard: [
    {
      keys: 'Tab',
      does: 'Reaches a table that is wider than its place, so that arrow keys scroll it',
      story: 'ReachedByKeyboard',
    },
  ],
  announces: ['Its caption names it; a table that scrolls is a region with that name.'],
  content: [
    'A caption that says which rows these are.',
    'The first column names its row.',
    'Missing values are written as “empty”, never left blank.',
  ],
};
