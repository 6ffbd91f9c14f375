import type { TextFieldProps } from '@saywright/ui';
import { nothing, type ComponentDocs } from '../../support/componentDocs.ts';

export const docs: ComponentDocs<TextFieldProps> = {
  status: 'stable',
  summary: 'One line of text with a visible label; help and errors are below it.',
  when: 'For a name, an address, a short value.',
  whenNot: 'For several lines, or a secret.',
  alternatives: ['TextArea', 'PasswordField', 'SearchField'],
  anatomy: [
    { part: 'Label', does: 'What to enter, above the field.' },
    { part: 'Note', does: 'Beside the label, such as “optional”.' },
    { part: 'Field', does: 'One line, with an optional icon.' },
    { part: 'Description', does: 'Help below the field.' },
    { part: 'Error', does: 'What is wrong and how to correct it.' },
  ],
  sizes:
    '36 px high, large 44 px, and always 44 px on touch screens. 6 px separate label and field. Make it as wide as the expected answer.',
  keyboard: [{ keys: 'Letters', does: 'Type text', story: 'EmptyTest' }],
  announces: ['Its label, its help and its error.'],
  content: ['Error: what is wrong and how to fix it, in one sentence.'],
  pairs: [
    {
      good: {
        props: {
          label: 'Email',
          type: 'email',
          value: 'mara@northlane',
          error: 'Complete the address, for example mara@northlane.shop',
          onChange: nothing,
        },
        because: 'The error says how to fix it.',
      },
      bad: {
        props: {
          label: 'Email',
          type: 'email',
          value: 'mara@northlane',
          error: 'Invalid input',
          onChange: nothing,
        },
        because: 'People have to guess what is wrong.',
      },
    },
  ],
};
