import type { ComponentDocs } from '../../support/componentDocs.ts';

export const docs: ComponentDocs = {
  status: 'stable',
  summary: 'A round button in the bottom corner that opens links, actions and a notice.',
  when: 'For help and shortcuts that belong to every page.',
  whenNot: 'For the main action of one page.',
  alternatives: ['Menu', 'NavMenu'],
  keyboard: [
    {
      keys: 'Enter, then Tab',
      does: 'Opens it and moves through its items; leaving closes it',
      story: 'TabGoesThroughTheItemsAndLeaving',
    },
    { keys: 'Escape', does: 'Closes it; focus returns to the button', story: 'EscapeClosesAndReturns' },
  ],
  announces: ['Its button, expanded or collapsed.'],
  content: ['At most six items; each begins with a verb or names a destination.'],
  edgeCases: { nothing: 'NoItems', many: 'ManyItems' },
};
