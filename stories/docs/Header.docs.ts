import type { ComponentDocs } from './componentDocs.ts';

export const docs: ComponentDocs = {
  page: 'Shell',
  status: 'stable',
  summary: 'The bar at the top of every page.',
  when: 'Once, in the AppShell.',
  whenNot: 'For the title of a page.',
  alternatives: ['PageHeader'],
  keyboard: [],
  announces: ['It is the banner landmark.'],
  content: ['Brand, then places, then status and theme.'],
};
