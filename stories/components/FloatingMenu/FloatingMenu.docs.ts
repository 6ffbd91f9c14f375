import type { ComponentDocs } from '../../support/componentDocs.ts';

export const docs: ComponentDocs = {
  group: 'Actions',
  status: 'stable',
  summary: 'A round button in the bottom corner that opens links, actions and a notice.',
  when: 'For help and shortcuts that belong to every page.',
  whenNot: 'For the main action of one page.',
  alternatives: ['Menu', 'NavMenu'],
  anatomy: [
    { part: 'Button', does: 'Round, in the corner at the end of the line.' },
    { part: 'Panel', does: 'Links and actions.' },
    { part: 'Footer', does: 'A short notice.' },
  ],
  sizes:
    'The button is 48 px. The panel is 17 rem wide and never taller than the window. It moves up above a tour.',
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
