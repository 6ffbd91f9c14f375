import type { TextFieldProps } from '@saywright/ui';
import { nothing, type ComponentDocs } from './componentDocs.ts';

export const docs: ComponentDocs<TextFieldProps> = {
  status: 'stable',
  summary: 'One line of text with a visible label; help and errors sit under it.',
  when: 'For a name, an address, a short value.',
  whenNot: 'For several lines, or a secret.',
  alternatives: ['TextArea', 'PasswordField', 'SearchField'],
  keyboard: [{ keys: 'Letters', does: 'Are written', story: 'Empty' }],
  announces: ['Its label, its help and its error.'],
  content: ['Error: what is wrong and how to mend it, in one sentence.'],
  pairs: [
    {
      good: {
        props: {
          label: 'Email',
          type: 'email',
          value: 'mara@northlane',
          error: 'Write the end, too, such as mara@northlane.shop',
          onChange: nothing,
        },
        because: 'The error says how to mend it.',
      },
      bad: {
        props: {
          label: 'Email',
          type: 'email',
          value: 'mara@northlane',
          error: 'Invalid input',
          onChange: nothing,
        },
        because: 'What is wrong has to be guessed.',
      },
    },
  ],
};
