import type { SkeletonProps } from '@saywright/ui';
import type { ComponentDocs } from '../../support/componentDocs.ts';

export const docs: ComponentDocs<SkeletonProps> = {
  group: 'Feedback',
  page: 'Spinner',
  status: 'stable',
  summary: 'Quiet placeholder shapes for content that is loading.',
  when: 'While part of a page loads for the first time.',
  whenNot: 'For work that a press has started.',
  alternatives: ['Spinner', 'ProgressBar'],
  anatomy: [{ part: 'Shapes', does: 'A title, lines of text or a block.' }],
  sizes:
    'Lines are 12, 20 or 30 px high, blocks 96 px. Choose the shape that the content will have, so nothing jumps.',
  keyboard: [],
  announces: ['With a label, a busy group of that name; without one, nothing.'],
  content: ['Label the first of several: “Registered users, loading”.'],
  pairs: [
    {
      good: {
        props: { label: 'Three customers, loading', lines: 3 },
        because: 'As many lines as will load, so that nothing shifts.',
        around: ['Customers', ''],
      },
      bad: {
        props: { label: 'Customers, loading', lines: 9 },
        because: 'Nine lines for three customers: everything below shifts up after loading.',
        around: ['Customers', ''],
      },
    },
  ],
};
