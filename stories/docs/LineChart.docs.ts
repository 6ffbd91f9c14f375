import type { ComponentDocs } from './componentDocs.ts';

export const docs: ComponentDocs = {
  status: 'stable',
  summary: 'How values move along an axis; every series has a colour, a dash and a shape of its own.',
  when: 'For a course over time.',
  whenNot: 'For amounts without an order.',
  alternatives: ['BarChart', 'Sparkline'],
  keyboard: [
    {
      keys: 'Tab, then the arrow keys',
      does: 'Goes to the points and from one to the next',
      story: 'Keyboard',
    },
    { keys: 'Enter', does: 'Shows the same figures as a table, and back', story: 'AsTable' },
  ],
  announces: [
    'The drawing is read as one sentence with the lowest, highest and last value.',
    'Each point is read with its category and its values.',
  ],
  content: ['Title says what is counted and per what: “Visits per day”.'],
};
