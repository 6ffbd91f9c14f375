import type { WizardProps } from '@saywright/ui';
import { nothing, type ComponentDocs } from '../../support/componentDocs.ts';

export const docs: ComponentDocs<WizardProps> = {
  group: 'Navigation',
  status: 'preview',
  summary: 'A task in steps, each checked before the next.',
  when: 'For a task that people do rarely and in order, such as setting up a shop.',
  whenNot: 'For a form that fits on one page, or for steps in any order on several days.',
  alternatives: ['Form', 'StepList', 'OnboardingChecklist', 'Dialog'],
  usage: [
    'Ask one question or a few related ones in each step, and give every field a `name`. The browser checks the fields, then `validate` does; errors show in the fields and in a summary above them.',
    'Give `summary` to the steps worth reading again: a review before the end lists them with a button to change each. Back never checks and never loses what was typed.',
  ],
  anatomy: [
    { part: 'Steps', does: 'All steps with their states, beside the content; left out in a narrow place.' },
    { part: 'Position', does: 'The number of the step, such as “Step 2 of 3”.' },
    { part: 'Heading', does: 'The title of the step; it gets the focus when the step changes.' },
    { part: 'Content', does: 'Fields and texts of the step, or the review.' },
    { part: 'Actions', does: 'Back, and Next or the button that finishes.' },
  ],
  sizes: 'The list of steps is 13 rem wide from 44 rem on, 32 px beside the content. Fields are 16 px apart.',
  keyboard: [
    { keys: 'Enter', does: 'In a field: goes on, if the step is complete', story: 'MovesByKeyboard' },
    { keys: 'Tab', does: 'Goes through the fields, then to Back and Next', story: 'MovesByKeyboard' },
  ],
  announces: ['The title of each step when it is shown, and the errors of a step that is not complete.'],
  content: [
    'A step begins with a verb: “Choose an address”.',
    'The last button names the outcome: “Create the shop”, not “Submit”.',
  ],
  pairs: [
    {
      good: {
        props: {
          label: 'Set up a shop',
          finishLabel: 'Create the shop',
          onFinish: nothing,
          steps: [
            { id: '1', label: 'Name your shop', content: 'One field.' },
            { id: '2', label: 'Choose an address', content: 'One field.' },
          ],
        },
        because: 'Each title begins with a verb and is about one thing.',
      },
      bad: {
        props: {
          label: 'Setup',
          onFinish: nothing,
          steps: [
            { id: '1', label: 'Information', content: 'Fourteen fields.' },
            { id: '2', label: 'More information', content: 'One field.' },
          ],
        },
        because: 'The titles say nothing, and the first step has most of the work.',
      },
    },
  ],
  edgeCases: {
    one: 'OneStep',
    many: 'ManySteps',
    doubleClick: 'WithoutReviewTest',
    pending: 'WithoutReviewTest',
  },
  since: '0.1.0',
};
