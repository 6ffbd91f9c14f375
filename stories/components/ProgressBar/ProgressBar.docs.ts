import type { ProgressBarProps } from '@saywright/ui';
import type { ComponentDocs } from './componentDocs.ts';

export const docs: ComponentDocs<ProgressBarProps> = {
  status: 'stable',
  summary: 'How far something has come, in words and as a bar.',
  when: 'For work that takes longer than a second and can be counted.',
  whenNot: 'For an amount that stands still.',
  alternatives: ['Meter', 'Spinner'],
  keyboard: [],
  announces: ['“progress bar”, its label and its value in words.'],
  content: ['Say what is done and of how much: “3 of 5 tables”.'],
  pairs: [
    {
      good: {
        props: { label: 'Importing people', value: 318, max: 1204, valueText: '318 of 1,204' },
        because: 'Counted in the things that are imported.',
      },
      bad: {
        props: { label: 'Please wait', value: 99 },
        because: 'A figure that stands still tells less than none.',
      },
    },
  ],
};
