import type { SkeletonProps } from '@saywright/ui';
import type { ComponentDocs } from './componentDocs.ts';

export const docs: ComponentDocs<SkeletonProps> = {
  page: 'Feedback',
  status: 'stable',
  summary: 'Quiet shapes that keep the place of what is loading.',
  when: 'While the first content of a part is on its way.',
  whenNot: 'For work that was asked for by a press.',
  alternatives: ['Spinner', 'ProgressBar'],
  keyboard: [],
  announces: ['With a label it is a busy group of that name; without one it is passed over.'],
  content: ['Give the first of several a label: “Registered users, loading”.'],
  pairs: [
    {
      good: {
        props: { label: 'Three customers, loading', lines: 3 },
        because: 'As many lines as will come, so that nothing jumps.',
        around: ['Customers', ''],
      },
      bad: {
        props: { label: 'Customers, loading', lines: 9 },
        because: 'Nine lines for three customers: all below jumps up when they come.',
        around: ['Customers', ''],
      },
    },
  ],
};
