import type { PermissionGrantProps } from '@saywright/ui';
import { nothing, type ComponentDocs } from '../../support/componentDocs.ts';

export const docs: ComponentDocs<PermissionGrantProps> = {
  group: 'Agent',
  status: 'preview',
  summary: 'Asks for a permission, and for how long.',
  when: 'Before an agent accesses something for the first time.',
  whenNot: 'For an operation with a plan and a proof, or for a destructive action.',
  alternatives: ['OperationCard', 'ConfirmDialog', 'MandateSwitch'],
  anatomy: [
    { part: 'Title', does: 'Who asks for what.' },
    { part: 'Items', does: 'One line for each permission.' },
    { part: 'Answers', does: 'Once, for this session, always, or not at all.' },
  ],
  sizes: 'As wide as its container with 20 px of padding. Answers wrap where there is no room.',
  keyboard: [
    {
      keys: 'Enter or Space on an answer',
      does: 'Grants it; focus moves to the sentence that replaces the buttons',
      story: 'AnsweredByKeyboard',
    },
  ],
  announces: [
    '“Needs your permission”, with the title, once.',
    'The answer; focus moves there if it was on the buttons.',
  ],
  content: [
    'Title: who wants what. One line per permission, and a note on what is excluded.',
    'Each button states its scope; only “Allow once” may be the primary one.',
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
        because: 'It says what is allowed, and what is not.',
      },
      bad: {
        props: {
          onAnswer: nothing,
          title: 'Allow access?',
          headingLevel: 3,
          scopes: ['always'],
          items: [{ id: 'all', label: 'Full access' }],
        },
        because: 'Access to what? And there is no “Allow once”.',
      },
    },
  ],
  edgeCases: {
    nothing: 'Empty',
    one: 'One',
    many: 'Thousands',
    doubleClick: 'DoubleClickAnswersOnce',
    pending: 'Busy',
  },
};
