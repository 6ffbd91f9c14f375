import type { ComponentDocs } from '../../support/componentDocs.ts';

export const docs: ComponentDocs = {
  group: 'Layout',
  page: 'Stack',
  status: 'stable',
  summary: 'A page in two columns.',
  when: 'For a work area with its status beside it.',
  whenNot: 'For two areas of equal importance.',
  alternatives: ['Grid'],
  anatomy: [
    { part: 'Main column', does: 'The work.' },
    { part: 'Aside', does: 'Status and details; it stays visible while the main column scrolls.' },
  ],
  sizes:
    'The aside takes about a third. 24 px separate the columns; where there is no room, the aside moves below.',
  keyboard: [],
  announces: ['The side column is a complementary landmark with a name.'],
  content: ['On a phone the second column comes after the first, so put nothing there that is needed first.'],
};
