import type { UsageMeterProps } from '@saywright/ui';
import type { ComponentDocs } from './componentDocs.ts';

export const docs: ComponentDocs<UsageMeterProps> = {
  status: 'preview',
  summary: 'How much of an allowance was used and what is left, in words first.',
  when: 'For what a plan allows: checks, tokens, seats, money.',
  whenNot: 'For a score, or for work that is getting done.',
  alternatives: ['Meter', 'ProgressBar', 'StatCard'],
  keyboard: [],
  announces: ['“meter”, its label, its share, and the sentence under it.'],
  content: [
    'The sentence says what the colour says: “Near the limit. 85 of 100 checks used. 15 left.”',
    'The unit is a plural noun: “checks”. The note says when it starts again.',
  ],
  pairs: [
    {
      good: {
        props: {
          label: 'Checks this month',
          used: 85,
          limit: 100,
          unit: 'checks',
          note: 'It starts again on 1 April.',
        },
        because: 'It says what is left, and when there is more.',
      },
      bad: {
        props: { label: 'Usage', used: 85, limit: 100, unit: '%' },
        because: 'Nobody can tell of what there are 15 left.',
      },
    },
  ],
};
