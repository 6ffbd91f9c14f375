import type { ComponentDocs } from './componentDocs.ts';

export const docs: ComponentDocs = {
  status: 'stable',
  summary: 'A round button in the bottom corner that opens links, actions and a notice above itself.',
  when: 'For help and shortcuts that belong to every page.',
  whenNot: 'For the main action of one page.',
  alternatives: ['Menu', 'NavMenu'],
  keyboard: [
    {
      keys: 'Enter, then Tab',
      does: 'Opens it and goes through its items; leaving closes it',
      story: 'TabGoesThroughTheItemsAndLeaving',
    },
    { keys: 'Escape', does: 'Closes it; focus returns to the button', story: 'EscapeClosesAndReturns' },
  ],
  announces: ['Whether it is open.'],
  content: ['Six items at most; each begins with a verb or names a place.'],
};
