import type { ComponentDocs } from './componentDocs.ts';

export const docs: ComponentDocs = {
  status: 'stable',
  summary: 'Values side by side; each series has a colour and a pattern of its own.',
  when: 'To compare amounts between a few dozen categories.',
  whenNot: 'For a course over time, or for parts of one whole.',
  alternatives: ['LineChart', 'DonutChart'],
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
  content: ['Title says what is counted and per what: “Orders per day”.'],
};
