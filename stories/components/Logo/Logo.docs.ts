import type { ComponentDocs } from '../../support/componentDocs.ts';

export const docs: ComponentDocs = {
  group: 'Page',
  page: 'AppShell',
  status: 'stable',
  summary: 'The Saywright tile with its name.',
  when: 'In the header and the footer.',
  whenNot: 'Inside a sentence.',
  alternatives: ['Icon'],
  anatomy: [
    { part: 'Tile', does: 'The mark in the accent colour.' },
    { part: 'Name', does: 'The word Saywright in the text colour.' },
  ],
  sizes: '28 px high and 142 px wide. Keep at least 8 px free around it, and never stretch it.',
  keyboard: [],
  announces: ['An image named “Saywright”.'],
  content: ['Put it inside a link to the home page.'],
};
