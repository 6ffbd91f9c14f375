import type { RadioGroupProps } from '@saywright/ui';
import { nothing, type ComponentDocs } from './componentDocs.ts';

const plans = [
  { value: 'nightly', label: 'Every night', description: 'At two in the morning.' },
  { value: 'weekly', label: 'Every week', description: 'On Sundays.' },
];

export const docs: ComponentDocs<RadioGroupProps> = {
  status: 'preview',
  summary: 'One of a few choices with their sentences: native radio buttons in a fieldset.',
  when: 'For two to seven choices that need a few words each.',
  whenNot: 'For short words in one row, or for a list that is long.',
  alternatives: ['SegmentedControl', 'Select', 'CheckboxGroup'],
  keyboard: [
    { keys: 'Arrow keys', does: 'Move the choice', story: 'ArrowsMoveTheChoice' },
    { keys: 'Space', does: 'Chooses the one in focus', story: 'SpaceChooses' },
  ],
  announces: ['Its label, its help and its error; then each choice with its sentence.'],
  content: ['The label says what is chosen.', 'Error: which choice is missing, in one sentence.'],
  pairs: [
    {
      good: {
        props: { label: 'Backups', options: plans, value: 'nightly', onChange: nothing },
        because: 'Each choice says what follows from it.',
      },
      bad: {
        props: {
          label: 'Backups?',
          options: [
            { value: 'yes', label: 'Yes' },
            { value: 'no', label: 'No' },
          ],
          value: 'yes',
          onChange: nothing,
        },
        because: 'What is on or off is a switch.',
      },
    },
  ],
};
