import type { ProgressBarProps } from '@saywright/ui';
import type { ComponentDocs } from '../../support/componentDocs.ts';

export const docs: ComponentDocs<ProgressBarProps> = {
  group: 'Feedback',
  status: 'stable',
  summary: 'Progress, in words and as a bar.',
  when: 'For work that takes longer than a second and can be counted.',
  whenNot: 'For an amount that does not change.',
  alternatives: ['Meter', 'Spinner'],
  anatomy: [
    { part: 'Label', does: 'What is in progress.' },
    { part: 'Value', does: 'Done out of all, in words.' },
    { part: 'Bar', does: 'The same as a length.' },
  ],
  sizes: 'As wide as its container; the bar is 6 px high.',
  keyboard: [],
  announces: ['“progress bar”, its label and its value in words.'],
  content: ['Say how much is done out of what: “3 of 5 tables”.'],
  pairs: [
    {
      good: {
        props: { label: 'Importing people', value: 318, max: 1204, valueText: '318 of 1,204' },
        because: 'It counts what is imported.',
      },
      bad: {
        props: { label: 'Please wait', value: 99 },
        because: 'A number that never moves says less than none.',
      },
    },
  ],
  edgeCases: { notANumber: 'OutOfRange', hugeNumber: 'Enormous', pending: 'Unknown' },
};
