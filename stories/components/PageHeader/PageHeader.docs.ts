import type { PageHeaderProps } from '@saywright/ui';
import type { ComponentDocs } from '../../support/componentDocs.ts';

export const docs: ComponentDocs<PageHeaderProps> = {
  group: 'Layout',
  page: 'AppShell',
  status: 'stable',
  summary: 'The top of a page: title, status and main action.',
  when: 'Once per page, at the top.',
  whenNot: 'On a landing page.',
  alternatives: ['Hero', 'Header'],
  anatomy: [
    { part: 'Back link', does: 'To the parent page.' },
    { part: 'Title', does: 'The first-level heading.' },
    { part: 'Text', does: 'One sentence about the page.' },
    { part: 'End', does: 'Status and the main action.' },
  ],
  sizes:
    '24 px above and below. The title is set in 30 px, 24 px on small screens, and the text in lines of at most 66 characters.',
  keyboard: [],
  announces: ['Its title is the level 1 heading.'],
  content: ['The title matches the link in the navigation.'],
  pairs: [
    {
      good: {
        props: { title: 'Database', text: 'shop-front, 12 tables, 1.2 GB' },
        because: 'The same word as in the navigation, then facts about the page.',
      },
      bad: {
        props: { title: 'Welcome to your data hub!', text: 'All your data in one powerful place.' },
        because: 'No navigation link says “data hub”, and there are no facts.',
      },
    },
  ],
};
