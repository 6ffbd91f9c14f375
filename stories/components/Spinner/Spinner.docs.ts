import type { SpinnerProps } from '@saywright/ui';
import type { ComponentDocs } from '../../support/componentDocs.ts';

export const docs: ComponentDocs<SpinnerProps> = {
  group: 'Feedback',
  status: 'stable',
  summary: 'A rotating indicator for work in progress; static under reduced motion.',
  when: 'Beside words, for work of a few seconds.',
  whenNot: 'For a page that is loading, or for work that can be counted.',
  alternatives: ['Skeleton', 'ProgressBar'],
  anatomy: [
    { part: 'Ring', does: 'Turns; does not move under reduced motion.' },
    { part: 'Text', does: 'Beside it, what is in progress.' },
  ],
  sizes: '14 px, as large as the text beside it. Leave 8 px between them.',
  keyboard: [],
  announces: ['With a label, an image of that name; beside words, nothing.'],
  content: ['Say what is happening, not “Please wait”.'],
  pairs: [
    {
      good: { props: {}, because: 'It says what is happening.', around: ['', ' Copying 3 tables…'] },
      bad: {
        props: {},
        because: 'People know they are waiting, but not for what.',
        around: ['', ' Please wait…'],
      },
    },
  ],
  edgeCases: { pending: 'SkeletonShapes' },
  hasOwnWords: false,
};
