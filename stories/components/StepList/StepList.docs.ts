import type { StepListProps } from '@saywright/ui';
import type { ComponentDocs } from '../../support/componentDocs.ts';

export const docs: ComponentDocs<StepListProps> = {
  group: 'Navigation',
  status: 'stable',
  summary: 'A list of steps, each with its action.',
  when: 'For steps that a person does in order.',
  whenNot: 'For stages that run automatically.',
  alternatives: ['ProcessLine', 'OnboardingChecklist'],
  anatomy: [
    { part: 'Marker', does: 'A number or a tick in a circle.' },
    { part: 'Title', does: 'The step.' },
    { part: 'Text', does: 'What to do.' },
    { part: 'Action', does: 'One button or link.' },
  ],
  sizes: 'Markers are 24 px; 20 px separate the steps. A line joins the markers.',
  keyboard: [],
  announces: ['A list; each step with its state.'],
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
        because: 'Each step begins with a verb, and exactly one is current.',
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
        because: 'Nouns instead of actions, and all three are current: where do you start?',
      },
    },
  ],
  edgeCases: { nothing: 'NoSteps', one: 'OneStep', many: 'Thousands' },
};
