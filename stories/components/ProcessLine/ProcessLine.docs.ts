import type { ProcessLineProps } from '@saywright/ui';
import type { ComponentDocs } from '../../support/componentDocs.ts';

export const docs: ComponentDocs<ProcessLineProps> = {
  group: 'Agent',
  status: 'stable',
  summary: 'The current stage of a process.',
  when: 'For three to six stages that follow automatically.',
  whenNot: 'For steps that a person has to do.',
  alternatives: ['StepList', 'ProgressBar'],
  anatomy: [
    { part: 'Stages', does: 'A shape and a word each.' },
    { part: 'Line', does: 'Joins the stages.' },
    { part: 'Current stage', does: 'Marked by shape and weight, and announced.' },
  ],
  sizes:
    'As wide as its container; shapes are 20 px. Words of other stages are hidden where there is no room.',
  keyboard: [],
  announces: ['A list; finished stages are marked as done, the present one as current.'],
  content: ['One word per stage: “Plan”, “Prove”, “Execute”.'],
  pairs: [
    {
      good: {
        props: {
          label: 'Progress of the plan',
          steps: [
            { label: 'Plan', state: 'done' },
            { label: 'Prove', state: 'now' },
            { label: 'Execute', state: 'next' },
          ],
        },
        because: 'One word per stage, and the current one is clear at a glance.',
      },
      bad: {
        props: {
          label: 'What happens to the plan',
          steps: [
            { label: 'We read your tables', state: 'done' },
            { label: 'A plan is written', state: 'done' },
            { label: 'It is tested on a copy', state: 'now' },
            { label: 'You review the result', state: 'next' },
            { label: 'You approve it', state: 'next' },
            { label: 'It is executed', state: 'next' },
            { label: 'It is checked again', state: 'next' },
          ],
        },
        because: 'Seven sentences wrap, and tasks for people are mixed with automatic stages.',
      },
    },
  ],
  edgeCases: { nothing: 'Empty', one: 'One', many: 'Many' },
};
