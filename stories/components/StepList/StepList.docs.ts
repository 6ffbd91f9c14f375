import type { StepListProps } from '@saywright/ui';
import type { ComponentDocs } from './componentDocs.ts';

export const docs: ComponentDocs<StepListProps> = {
  status: 'stable',
  summary: 'Steps under one another, each with what to do about it.',
  when: 'For steps somebody does, one after the other.',
  whenNot: 'For stages that pass by themselves.',
  alternatives: ['ProcessLine', 'OnboardingChecklist'],
  keyboard: [],
  announces: ['It is a list; each step is read with its state.'],
  content: ['A step begins with a verb.'],
  pairs: [
    {
      good: {
        props: {
          label: 'Set up shop-front',
          steps: [
            { id: '1', label: 'Connect a database', state: 'done' },
            {
              id: '2',
              label: 'Describe the first table',
              state: 'current',
              description: 'One sentence will do.',
            },
            { id: '3', label: 'Approve the plan', state: 'upcoming' },
          ],
        },
        because: 'Each one begins with a verb, and one of them is now.',
      },
      bad: {
        props: {
          label: 'Set up',
          steps: [
            { id: '1', label: 'Database', state: 'current' },
            { id: '2', label: 'Table', state: 'current' },
            { id: '3', label: 'Plan', state: 'current' },
          ],
        },
        because: 'Things instead of acts, and all three are now: where does one begin?',
      },
    },
  ],
};
