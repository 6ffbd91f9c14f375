import type { ComponentDocs } from './componentDocs.ts';

export const docs: ComponentDocs = {
  status: 'stable',
  summary: 'Panels behind a row of tabs; arrow keys move along the row.',
  when: 'For views of one thing that are not needed together.',
  whenNot: 'For pages, or for steps with an order.',
  alternatives: ['NavMenu', 'StepList', 'Disclosure'],
  keyboard: [
    { keys: 'Arrow keys', does: 'Go to the next tab and show its panel', story: 'Default' },
    { keys: 'Home, End', does: 'Go to the first and the last tab', story: 'Default' },
    { keys: 'Arrow keys, right to left', does: 'Go the other way', story: 'RightToLeft' },
  ],
  announces: ['“tab”, its words, and which one of how many.'],
  content: ['One or two words per tab.'],
};
