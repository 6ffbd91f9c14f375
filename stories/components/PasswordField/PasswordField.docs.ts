import type { PasswordFieldProps } from '@saywright/ui';
import { nothing, type ComponentDocs } from '../../support/componentDocs.ts';

export const docs: ComponentDocs<PasswordFieldProps> = {
  group: 'Inputs',
  status: 'stable',
  summary: 'A password field with a button that shows or hides its text.',
  when: 'Wherever people type a password.',
  whenNot: 'For codes from another device.',
  alternatives: ['TextField'],
  anatomy: [
    { part: 'Label', does: 'Which password.' },
    { part: 'Input', does: 'Hidden characters.' },
    { part: 'Show button', does: 'Shows the text, and hides it again.' },
    { part: 'Description and error', does: 'Below the field.' },
  ],
  sizes: '36 px high, 44 px on touch screens. The button lies inside the field, at the end of the line.',
  keyboard: [
    {
      keys: 'Tab, then Enter',
      does: 'Moves to the button and shows or hides the password',
      story: 'ShownByKeyboard',
    },
  ],
  announces: ['Its label, help and error; the button names its next action.'],
  content: ['State the rule in advance: “At least 6 characters”.'],
  pairs: [
    {
      good: {
        props: {
          label: 'New password',
          description: 'At least 12 characters.',
          value: 'shop',
          onChange: nothing,
          autoComplete: 'new-password',
        },
        because: 'The rule is stated in advance.',
      },
      bad: {
        props: {
          label: 'Password',
          errorMessage: 'Password is too weak',
          value: 'shop',
          onChange: nothing,
          autoComplete: 'new-password',
        },
        because: 'It fails a rule that was never stated.',
      },
    },
  ],
};
