import type { ComponentDocs } from './componentDocs.ts';

export const docs: ComponentDocs = {
  status: 'stable',
  summary: 'The parts of a whole, each with its words beside the ring.',
  when: 'For two to six parts that add up to something.',
  whenNot: 'To compare amounts that add up to nothing, or to show a course.',
  alternatives: ['BarChart', 'LineChart', 'Meter'],
  keyboard: [
    { keys: 'Enter', does: 'Shows the same figures as a table, and back', story: 'TableByKeyboard' },
  ],
  announces: ['The ring is read as one sentence; each part stands beside it as text.'],
  content: ['Name the parts in words people use, the greatest first.'],
};
