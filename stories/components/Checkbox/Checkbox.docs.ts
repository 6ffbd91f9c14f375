import type { CheckboxProps } from '@saywright/ui';
import { nothing, type ComponentDocs } from '../../support/componentDocs.ts';

export const docs: ComponentDocs<CheckboxProps> = {
  group: 'Choice',
  status: 'stable',
  summary: 'A native checkbox with its label.',
  when: 'To agree to a statement, or to select options in a form.',
  whenNot: 'For a setting that takes effect immediately.',
  alternatives: ['Switch', 'SegmentedControl'],
  usage: [
    'A checkbox is part of a form: nothing happens until the form is sent. If pressing it changes something at once, use a Switch. For one question with several answers, put the checkboxes in a CheckboxGroup, which has a legend and one place for errors.',
    'Write the label as a positive statement. “Do not send me news” makes people think about what happens when it is not ticked. Long legal texts go on a separate page; the label links to it and can be read in one breath.',
    'Never tick a consent in advance. If a required box is missing, mark it as invalid and write the reason where the form shows its errors, in words: “Tick the box to accept the terms.” Screen readers then announce the box as invalid.',
  ],
  anatomy: [
    { part: 'Box', does: 'Shows a tick or nothing, and a red border while it is invalid.' },
    { part: 'Label', does: 'The statement or the option; pressing it also toggles the box.' },
    { part: 'Description', does: 'Help below the label.' },
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
