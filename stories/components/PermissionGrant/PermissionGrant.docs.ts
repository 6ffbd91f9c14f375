import type { PermissionGrantProps } from '@saywright/ui';
import { nothing, type ComponentDocs } from './componentDocs.ts';

export const docs: ComponentDocs<PermissionGrantProps> = {
  status: 'preview',
  summary: 'Asks whether something may be done, and for how long.',
  when: 'Before an agent reaches something it has not been allowed to reach.',
  whenNot: 'For one operation with a plan and a proof, or for something that destroys.',
  alternatives: ['OperationCard', 'ConfirmDialog', 'MandateSwitch'],
  keyboard: [
    {
      keys: 'Enter or Space on an answer',
      does: 'Gives it; focus goes to the sentence that takes the place of the buttons',
      story: 'AnsweredByKeyboard',
    },
  ],
  announces: [
    '“Needs your permission”, with the title, once.',
    'What was answered; focus goes there if it was on the buttons.',
  ],
  content: [
    'Title: who wants what. One line per thing that is granted, and a note on what is not.',
    'The scope is in the words of each button; only “Allow once” is ever the main one.',
  ],
  pairs: [
    {
      good: {
        props: {
          onAnswer: nothing,
          title: 'Saywright wants to read your repository',
          headingLevel: 3,
          items: [
            { id: 'read', label: 'Read all files of shop-front', note: 'It cannot change any of them.' },
          ],
        },
        because: 'It names what can be reached, and what cannot.',
      },
      bad: {
        props: {
          onAnswer: nothing,
          title: 'Allow access?',
          headingLevel: 3,
          scopes: ['always'],
          items: [{ id: 'all', label: 'Full access' }],
        },
        because: 'Nobody can tell to what, and there is no answer for once.',
      },
    },
  ],
};
