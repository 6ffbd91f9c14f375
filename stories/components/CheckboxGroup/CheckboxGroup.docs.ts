import type { CheckboxGroupProps } from '@saywright/ui';
import { nothing, type ComponentDocs } from './componentDocs.ts';

export const docs: ComponentDocs<CheckboxGroupProps> = {
  status: 'preview',
  summary: 'Some out of several: checkboxes in a fieldset.',
  when: 'To choose any number out of a few.',
  whenNot: 'When only one can be chosen, or each takes effect at once.',
  alternatives: ['RadioGroup', 'Switch', 'TagField'],
  keyboard: [
    { keys: 'Tab', does: 'Goes to the next box', story: 'TabAndSpace' },
    { keys: 'Space', does: 'Ticks it or takes the tick away', story: 'TabAndSpace' },
  ],
  announces: ['Its label, its help and its error; then each box with its sentence.'],
  content: ['The label says what the boxes have in common.', 'A box says what is true when it is ticked.'],
  pairs: [
    {
      good: {
        props: {
          label: 'Write to me when',
          options: [
            { value: 'fails', label: 'a deployment fails' },
            { value: 'waits', label: 'a plan waits for approval' },
            { value: 'full', label: 'the storage is nearly full' },
          ],
          values: ['fails', 'full'],
          onChange: nothing,
        },
        because: 'Label and box make one sentence, and any number of them can be true.',
      },
      bad: {
        props: {
          label: 'Messages',
          options: [
            { value: 'all', label: 'All' },
            { value: 'failures', label: 'Only failures' },
            { value: 'none', label: 'None' },
          ],
          values: ['all', 'none'],
          onChange: nothing,
        },
        because: 'All and none at once: where one excludes the other, radio buttons belong.',
      },
    },
  ],
};
