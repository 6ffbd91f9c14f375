import type { TextFieldProps } from '@saywright/ui';
import { nothing, type ComponentDocs } from '../../support/componentDocs.ts';

export const docs: ComponentDocs<TextFieldProps> = {
  group: 'Inputs',
  status: 'stable',
  summary: 'One line of text with a visible label; help and errors are below it.',
  when: 'For a name, an address, a short value.',
  whenNot: 'For several lines, or a secret.',
  alternatives: ['TextArea', 'PasswordField', 'SearchField'],
  usage: [
    'Every field has a visible label above it. A placeholder is an example of the answer, and disappears when people start to type, so it never replaces the label. Mark the optional fields with a note if most are required, or the required ones if most are optional.',
    'Show an error when people leave the field or submit the form, not while they are still typing their first attempt; correct it as soon as the text is valid. The message replaces nothing: the help below the field stays, because it often says how to get it right.',
    'Set the type, such as email or url, and the autocomplete value, so that phones show the right keyboard and browsers can fill in what they know. Accept what people write: trim spaces, and ignore the case where it does not matter. Its width is a hint at the length of the answer.',
  ],
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
          errorMessage: 'Complete the address, for example mara@northlane.shop',
          onChange: nothing,
        },
        because: 'The error says how to fix it.',
      },
      bad: {
        props: {
          label: 'Email',
          type: 'email',
          value: 'mara@northlane',
          errorMessage: 'Invalid input',
          onChange: nothing,
        },
        because: 'People have to guess what is wrong.',
      },
    },
  ],
};
