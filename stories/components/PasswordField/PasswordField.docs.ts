import type { PasswordFieldProps } from '@saywright/ui';
import { nothing, type ComponentDocs } from './componentDocs.ts';

export const docs: ComponentDocs<PasswordFieldProps> = {
  status: 'stable',
  summary: 'A password with a button that shows and hides it.',
  when: 'Wherever a password is typed.',
  whenNot: 'For codes that are read from another device.',
  alternatives: ['TextField'],
  keyboard: [
    {
      keys: 'Tab, then Enter',
      does: 'Goes to the button and shows or hides the password',
      story: 'ShownByKeyboard',
    },
  ],
  announces: ['Its label, its help and its error; the button says what it does next.'],
  content: ['Say the rule before it is broken: “At least 6 characters”.'],
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
        because: 'The rule is said before it is broken.',
      },
      bad: {
        props: {
          label: 'Password',
          error: 'Password is too weak',
          value: 'shop',
          onChange: nothing,
          autoComplete: 'new-password',
        },
        because: 'Too weak for a rule that nobody was told.',
      },
    },
  ],
};
