import type { RadioGroupProps } from '@saywright/ui';
import { nothing, type ComponentDocs } from '../../support/componentDocs.ts';

const plans = [
  { value: 'nightly', label: 'Every night', description: 'At two in the morning.' },
  { value: 'weekly', label: 'Every week', description: 'On Sundays.' },
];

export const docs: ComponentDocs<RadioGroupProps> = {
  group: 'Choice',
  status: 'preview',
  summary: 'One of a few options with descriptions: native radio buttons in a fieldset.',
  when: 'For two to seven options that need a short description.',
  whenNot: 'For short labels in one row, or for a long list.',
  alternatives: ['SegmentedControl', 'Select', 'CheckboxGroup'],
  usage: [
    'Use it when people should read all the options before they decide, and when the difference needs a sentence. Options without a description fit a SegmentedControl, which takes one row; a long list fits a Select.',
    'Choose the safest or most common option in advance. Leave all of them empty only when a preset would steer people in a decision that is theirs, such as a consent, and then make the group required. A radio button cannot be emptied once one is chosen, so if no answer is possible, offer “None” as an option.',
    'The whole line is the target, with label and description. The arrow keys move and choose at the same time, so choosing must have no effect outside of the form. Order the options from the most used to the least, or from low to high, and keep them in that order everywhere.',
  ],
  anatomy: [
    { part: 'Legend', does: 'The question.' },
    { part: 'Options', does: 'One radio button each, with an optional description.' },
    { part: 'Description and error', does: 'Below the legend and below the options.' },
  ],
  sizes: 'A column with 4 px between options. Circles are 20 px; options are 44 px high on touch screens.',
  keyboard: [
    { keys: 'Arrow keys', does: 'Move the selection', story: 'ArrowsMoveTheChoice' },
    { keys: 'Space', does: 'Selects the focused option', story: 'SpaceChooses' },
  ],
  announces: ['Its label, help and error; then each option with its description.'],
  content: ['The label says what is being chosen.', 'Error: which choice is missing, in one sentence.'],
  pairs: [
    {
      good: {
        props: { label: 'Backups', options: plans, value: 'nightly', onChange: nothing },
        because: 'Each option says what it means.',
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
        because: 'On or off is a switch.',
      },
    },
  ],
  edgeCases: {
    nothing: 'NoOptions',
    one: 'One',
    many: 'Thousands',
    optionalMissing: 'UnknownChoice',
    doubleClick: 'DoubleClickChoosesOnce',
  },
};
