import type { DividerProps } from '@saywright/ui';
import type { ComponentDocs } from './componentDocs.ts';

export const docs: ComponentDocs<DividerProps> = {
  status: 'preview',
  summary: 'A line between things that do not belong together.',
  when: 'Where space alone does not keep two groups apart.',
  whenNot: 'Between rows of a list, or under a heading.',
  alternatives: ['Stack', 'Card'],
  keyboard: [],
  announces: ['“separator”.'],
  content: ['A line has no words; a heading says more than a line.'],
  pairs: [
    {
      good: {
        props: {},
        because: 'It parts what can be taken back from what cannot.',
        around: ['Rename the project', 'Delete the project'],
      },
      bad: {
        props: {},
        because: 'It cuts a heading off from what it is about.',
        around: ['Backups', 'Last one today at 06:00, 1.2 GB.'],
      },
    },
  ],
};
