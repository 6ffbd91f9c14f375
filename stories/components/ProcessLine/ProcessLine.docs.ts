import type { ProcessLineProps } from '@saywright/ui';
import type { ComponentDocs } from './componentDocs.ts';

export const docs: ComponentDocs<ProcessLineProps> = {
  status: 'stable',
  summary: 'Where something stands on its way.',
  when: 'For three to six stages that follow one another by themselves.',
  whenNot: 'For steps that somebody has to do.',
  alternatives: ['StepList', 'ProgressBar'],
  keyboard: [],
  announces: ['It is a list; finished stages are read as done, the present one as current.'],
  content: ['One word per stage: “Plan”, “Prove”, “Execute”.'],
  pairs: [
    {
      good: {
        props: {
          label: 'Where the plan stands',
          steps: [
            { label: 'Plan', state: 'done' },
            { label: 'Prove', state: 'now' },
            { label: 'Execute', state: 'next' },
          ],
        },
        because: 'One word for each stage, and where it stands is seen at once.',
      },
      bad: {
        props: {
          label: 'What happens to the plan',
          steps: [
            { label: 'We read your tables', state: 'done' },
            { label: 'A plan is written', state: 'done' },
            { label: 'It is tried on a copy', state: 'now' },
            { label: 'You look at the result', state: 'next' },
            { label: 'You approve it', state: 'next' },
            { label: 'It is executed', state: 'next' },
            { label: 'It is checked again', state: 'next' },
          ],
        },
        because: 'Seven sentences wrap, and what somebody has to do stands among what happens by itself.',
      },
    },
  ],
};
