import type { OnboardingChecklistProps } from '@saywright/ui';
import { nothing, type ComponentDocs } from '../../support/componentDocs.ts';

export const docs: ComponentDocs<OnboardingChecklistProps> = {
  group: 'Page',
  status: 'stable',
  summary: 'The remaining setup, step by step.',
  when: 'In the first days of a project.',
  whenNot: 'For the steps of one operation.',
  alternatives: ['StepList', 'ProcessLine', 'TourOverlay'],
  anatomy: [
    { part: 'Progress', does: 'Steps done out of all.' },
    { part: 'Steps', does: 'Icon, title, description and one action.' },
    { part: 'Completion', does: 'What to do after the last step.' },
  ],
  sizes: 'As wide as its container. Step icons are 36 px; 16 px separate the steps.',
  keyboard: [{ keys: 'Enter', does: 'Runs the focused step; focus stays', story: 'OneAfterTheOther' }],
  announces: ['Progress after each step: “1/4 Complete”.'],
  content: ['A step names a result; its button is a verb.'],
  pairs: [
    {
      good: {
        props: {
          headingLevel: 3,
          value: 'table',
          onChange: nothing,
          onAction: nothing,
          completion: { title: 'shop-front is set up', actions: null },
          steps: [
            {
              id: 'database',
              icon: 'database',
              title: 'A connected database',
              description: 'Where your tables live.',
              actionLabel: 'Connect',
              completed: true,
            },
            {
              id: 'table',
              icon: 'table',
              title: 'A first table',
              description: 'Say what you want to store.',
              actionLabel: 'Describe it',
              completed: false,
            },
          ],
        },
        because: 'Each step names a result, and its button is a verb.',
      },
      bad: {
        props: {
          headingLevel: 3,
          value: '1',
          onChange: nothing,
          onAction: nothing,
          completion: { title: 'Everything is set up', actions: null },
          steps: [
            {
              id: '1',
              icon: 'settings',
              title: 'Step 1',
              description: 'Complete this step to continue.',
              actionLabel: 'Next',
              completed: false,
            },
            {
              id: '2',
              icon: 'settings',
              title: 'Step 2',
              description: 'Complete this step to finish.',
              actionLabel: 'Next',
              completed: false,
            },
          ],
        },
        because: 'What gets set up, and what does “Next” do to a database?',
      },
    },
  ],
  edgeCases: { many: 'Many' },
};
