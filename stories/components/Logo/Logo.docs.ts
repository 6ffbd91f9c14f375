import type { ComponentDocs } from '../../support/componentDocs.ts';

export const docs: ComponentDocs = {
  page: 'AppShell',
  status: 'stable',
  summary: 'The Saywright tile with its name.',
  when: 'In the header and the footer.',
  whenNot: 'Inside a sentence.',
  alternatives: ['Icon'],
  keyboard: [],
  announces: ['An image named “Saywright”.'],
  content: ['Put it inside a link to the home page.'],
};
