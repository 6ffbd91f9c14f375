import type { ComponentDocs } from './componentDocs.ts';

export const docs: ComponentDocs = {
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
};
