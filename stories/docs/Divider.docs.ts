import type { ComponentDocs } from './componentDocs.ts';

export const docs: ComponentDocs = {
  status: 'preview',
  summary: 'A line between things that do not belong together.',
  when: 'Where space alone does not keep two groups apart.',
  whenNot: 'Between rows of a list, or under a heading.',
  alternatives: ['Stack', 'Card'],
  keyboard: [],
  announces: ['“separator”.'],
  content: ['A line has no words; a heading says more than a line.'],
};
