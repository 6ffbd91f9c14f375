import type { ComponentDocs } from './componentDocs.ts';

export const docs: ComponentDocs = {
  page: 'Shell',
  status: 'stable',
  summary: 'The tile with a tick, and the name beside it.',
  when: 'In the header and in the footer.',
  whenNot: 'Inside a sentence.',
  alternatives: ['Icon'],
  keyboard: [],
  announces: ['It is an image named “Saywright”.'],
  content: ['Put it inside a link to the home page.'],
};
