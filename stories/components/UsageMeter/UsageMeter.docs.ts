import type { UsageMeterProps } from '@saywright/ui';
import type { ComponentDocs } from '../../support/componentDocs.ts';

export const docs: ComponentDocs<UsageMeterProps> = {
  group: 'Feedback',
  status: 'preview',
  summary: 'How much of an allowance is used and how much is left, in words first.',
  when: 'For plan limits: checks, tokens, seats, money.',
  whenNot: 'For a score, or for work in progress.',
  alternatives: ['Meter', 'ProgressBar', 'StatCard'],
  anatomy: [
    { part: 'Label', does: 'The allowance.' },
    { part: 'Words', does: 'Used and left.' },
    { part: 'Bar', does: 'The same as a length.' },
    { part: 'Note', does: 'What to do when it runs out.' },
  ],
  sizes: 'As wide as its container; the bar is 6 px high.',
  keyboard: [],
  announces: ['“meter”, its label, its percentage, and the sentence below it.'],
  content: [
    'The sentence repeats what the colour shows: “Near the limit. 85 of 100 checks used. 15 left.”',
    'The unit is a plural noun: “checks”. The note says when the allowance resets.',
  ],
  pairs: [
    {
      good: {
        props: {
          label: 'Checks this month',
          used: 85,
          limit: 100,
          unit: 'checks',
          note: 'Resets on 1 April.',
        },
        because: 'It says what is left, and when it resets.',
      },
      bad: {
        props: { label: 'Usage', used: 85, limit: 100, unit: '%' },
        because: '15 of what are left?',
      },
    },
  ],
  edgeCases: { optionalMissing: 'WithoutALimit', notANumber: 'BadNumbers', hugeNumber: 'Enormous' },
};
