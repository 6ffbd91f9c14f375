import type { TextFieldProps } from '@saywright/ui';
import { nothing, type ComponentDocs } from '../../support/componentDocs.ts';

export const docs: ComponentDocs<TextFieldProps> = {
  status: 'stable',
  summary: 'One line of text with a visible label; help and errors are below it.',
  when: 'For a name, an address, a short value.',
  whenNot: 'For several lines, or a secret.',
  alternatives: ['TextArea', 'PasswordField', 'SearchField'],
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
