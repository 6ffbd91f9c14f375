import type { CardProps } from '@saywright/ui';
import type { ComponentDocs } from './componentDocs.ts';

export const docs: ComponentDocs<CardProps> = {
  status: 'stable',
  summary: 'A quiet panel for things that belong together.',
  when: 'To group a heading with what it is about.',
  whenNot: 'For every line of a list, or around a single sentence.',
  alternatives: ['ValueList', 'StatCard'],
  keyboard: [],
  announces: ['With a title it is a section with that name.'],
  content: ['A title of one to four words, without a full stop.'],
  pairs: [
    {
      good: {
        props: { title: 'Backups', headingLevel: 3, children: 'Last one today at 06:00, 1.2 GB.' },
        because: 'One thing, named by its title.',
      },
      bad: {
        props: {
          title: 'Overview',
          headingLevel: 3,
          children: 'Backups, members, invoices and the weather.',
        },
        because: 'Things that do not belong together want cards of their own.',
      },
    },
  ],
};
