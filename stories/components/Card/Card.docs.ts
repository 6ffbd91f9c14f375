import type { CardProps } from '@saywright/ui';
import type { ComponentDocs } from '../../support/componentDocs.ts';

export const docs: ComponentDocs<CardProps> = {
  status: 'stable',
  summary: 'A quiet panel that groups related content.',
  when: 'To group a heading with its content.',
  whenNot: 'For every item of a list, or around a single sentence.',
  alternatives: ['ValueList', 'StatCard'],
  anatomy: [
    { part: 'Header', does: 'Title, and at its end one action or a short fact.' },
    { part: 'Body', does: 'The content.' },
    { part: 'Footer', does: 'Buttons that belong to the whole card, or a note.' },
  ],
  sizes:
    'As wide as its container, with a radius of 12 px and 20 px of padding; 14 px in compact density. Leave 16 px between cards.',
  keyboard: [],
  announces: ['With a title, a section with that name.'],
  content: ['A title of one to four words, without a full stop.'],
  pairs: [
    {
      good: {
        props: { title: 'Backups', headingLevel: 3, children: 'Latest: today at 06:00, 1.2 GB.' },
        because: 'One subject, named by its title.',
      },
      bad: {
        props: {
          title: 'Overview',
          headingLevel: 3,
          children: 'Backups, members, invoices and the weather.',
        },
        because: 'Unrelated subjects need separate cards.',
      },
    },
  ],
  edgeCases: { optionalMissing: 'Untitled' },
};
