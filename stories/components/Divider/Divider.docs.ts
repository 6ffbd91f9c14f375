import type { DividerProps } from '@saywright/ui';
import type { ComponentDocs } from '../../support/componentDocs.ts';

export const docs: ComponentDocs<DividerProps> = {
  group: 'Layout',
  status: 'preview',
  summary: 'A line between unrelated groups.',
  when: 'Where space alone does not separate two groups.',
  whenNot: 'Between rows of a list, or under a heading.',
  alternatives: ['Stack', 'Card'],
  anatomy: [{ part: 'Line', does: 'One pixel, in the border colour.' }],
  sizes:
    'Lies across the whole width, or along the height when vertical. It brings no margin; the Stack or Row around it does.',
  keyboard: [],
  announces: ['“separator”.'],
  content: ['Prefer a heading, which says more than a line.'],
  pairs: [
    {
      good: {
        props: {},
        because: 'It separates what can be undone from what cannot.',
        around: ['Rename the project', 'Delete the project'],
      },
      bad: {
        props: {},
        because: 'It cuts a heading off from its content.',
        around: ['Backups', 'Latest: today at 06:00, 1.2 GB.'],
      },
    },
  ],
  hasOwnWords: false,
};
