import type { CardProps } from '@saywright/ui';
import type { ComponentDocs } from '../../support/componentDocs.ts';

export const docs: ComponentDocs<CardProps> = {
  group: 'Layout',
  status: 'stable',
  summary: 'A quiet panel that groups related content.',
  when: 'To group a heading with its content.',
  whenNot: 'For every item of a list, or around a single sentence.',
  alternatives: ['ValueList', 'StatCard'],
  usage: [
    'A card says: these things belong together. Use it for a part of a page with a title and some content, such as the settings of one service. If everything is in cards, nothing stands out; a page with a single subject needs none, and the rows of a list are separated by lines.',
    'The title is a heading. Choose its level by its place on the page, so that people who move from heading to heading find it. One action or fact fits at the end of the header; buttons for the whole content go in the footer.',
    'Do not put cards in cards: use a Divider or space instead. Cards of a row are in a Grid, which makes them equally wide. Remove the padding only for content that has its own edges, such as a table or code. If the entire card leads to another page, use a FeatureCard, whose link covers it.',
  ],
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
