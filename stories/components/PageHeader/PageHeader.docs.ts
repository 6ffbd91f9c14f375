import type { PageHeaderProps } from '@saywright/ui';
import type { ComponentDocs } from './componentDocs.ts';

export const docs: ComponentDocs<PageHeaderProps> = {
  page: 'Shell',
  status: 'stable',
  summary: 'Top of a page: title, status and main action.',
  when: 'Once per page, at its beginning.',
  whenNot: 'On a landing page.',
  alternatives: ['Hero', 'Header'],
  keyboard: [],
  announces: ['Its title is the heading of level 1.'],
  content: ['The title is the name of the place, as the navigation has it.'],
  pairs: [
    {
      good: {
        props: { title: 'Database', text: 'shop-front, 12 tables, 1.2 GB' },
        because: 'The word that was pressed in the navigation, then what is here.',
      },
      bad: {
        props: { title: 'Welcome to your data hub!', text: 'All your data in one powerful place.' },
        because: 'No link of the navigation says “data hub”, and there is no fact in it.',
      },
    },
  ],
};
