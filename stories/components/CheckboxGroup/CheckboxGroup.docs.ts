import type { CheckboxGroupProps } from '@saywright/ui';
import { nothing, type ComponentDocs } from '../../support/componentDocs.ts';

export const docs: ComponentDocs<CheckboxGroupProps> = {
  group: 'Choice',
  status: 'preview',
  summary: 'Several options at once: checkboxes in a fieldset.',
  when: 'To select any number of a few options.',
  whenNot: 'When only one can be selected, or each takes effect immediately.',
  alternatives: ['RadioGroup', 'Switch', 'TagField'],
  anatomy: [
    { part: 'Legend', does: 'The question that all options answer.' },
    { part: 'Description', does: 'Help for the whole group.' },
    { part: 'Options', does: 'One checkbox for each, with an optional description.' },
    { part: 'Error', does: 'What is wrong with the selection.' },
  ],
  sizes:
    'A column with 4 px between options; on touch screens each option is 44 px high. Its width is that of its container.',
  keyboard: [
    { keys: 'Tab', does: 'Moves to the next checkbox', story: 'TabAndSpace' },
    { keys: 'Space', does: 'Ticks or clears it', story: 'TabAndSpace' },
  ],
  announces: ['Its label, help and error; then each checkbox with its label.'],
  content: [
    'The group label says what the options have in common.',
    'Each label says what is true when it is ticked.',
  ],
  pairs: [
    {
      good: {
        props: {
          label: 'Email me when',
          options: [
            { value: 'fails', label: 'a deployment fails' },
            { value: 'waits', label: 'a plan waits for approval' },
            { value: 'full', label: 'the storage is nearly full' },
          ],
          value: ['fails', 'full'],
          onChange: nothing,
        },
        because: 'Group label and option form one sentence, and any number can be true.',
      },
      bad: {
        props: {
          label: 'Messages',
          options: [
            { value: 'all', label: 'All' },
            { value: 'failures', label: 'Only failures' },
            { value: 'none', label: 'None' },
          ],
          value: ['all', 'none'],
          onChange: nothing,
        },
        because: 'All and none at once: options that exclude each other are radio buttons.',
      },
    },
  ],
  edgeCases: { nothing: 'NoOptions', one: 'One', many: 'Thousands', doubleClick: 'DoubleClickEndsAsItBegan' },
};
