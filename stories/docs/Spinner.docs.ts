import type { SpinnerProps } from '@saywright/ui';
import type { ComponentDocs } from './componentDocs.ts';

export const docs: ComponentDocs<SpinnerProps> = {
  page: 'Feedback',
  status: 'stable',
  summary: 'A turning wheel for work in progress; it stands still under reduced motion.',
  when: 'Beside words, for work of a few seconds.',
  whenNot: 'For a page that loads, or for work that can be counted.',
  alternatives: ['Skeleton', 'ProgressBar'],
  keyboard: [],
  announces: ['With a label it is an image of that name; beside words it is passed over.'],
  content: ['Say what is being done, not “Please wait”.'],
  pairs: [
    {
      good: { props: {}, because: 'It says what is being done.', around: ['', ' Copying 3 tables…'] },
      bad: { props: {}, because: 'That one waits is known; for what is not.', around: ['', ' Please wait…'] },
    },
  ],
};
