import type { CheckboxProps } from '@saywright/ui';
import { nothing, type ComponentDocs } from '../../support/componentDocs.ts';

export const docs: ComponentDocs<CheckboxProps> = {
  status: 'stable',
  summary: 'A native checkbox with its label.',
  when: 'To agree to a statement, or to select options in a form.',
  whenNot: 'For a setting that takes effect immediately.',
  alternatives: ['Switch', 'SegmentedControl'],
  anatomy: [
    { part: 'Box', does: 'Shows a tick, a dash or nothing.' },
    { part: 'Label', does: 'The statement or the option; pressing it also toggles the box.' },
    { part: 'Description', does: 'Help below the label.' },
    { part: 'Error', does: 'What is wrong, with an icon.' },
  ],
  sizes:
    'The box is 20 px. The row is at least 24 px high, and 44 px on touch screens. The label starts 8 px after the box.',
  keyboard: [{ keys: 'Space', does: 'Ticks or clears it', story: 'EmptyTest' }],
  announces: ['Its label, and whether it is ticked.'],
  content: ['Write a sentence that is true when it is ticked: “Keep me signed in”.'],
  pairs: [
    {
      good: {
        props: { label: 'Send me a summary every Monday', checked: true, onChange: nothing },
        because: 'It is clear what a tick means.',
      },
      bad: {
        props: { label: 'Do not send me no summary', checked: true, onChange: nothing },
        because: 'Does a tick mean yes or no?',
      },
    },
  ],
  edgeCases: { doubleClick: 'DoubleClickEndsAsItBegan' },
};
