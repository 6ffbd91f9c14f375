import type { ComponentDocs } from './componentDocs.ts';

export const docs: ComponentDocs = {
  page: 'Layout',
  status: 'stable',
  summary: 'Things under one another.',
  when: 'For everything that follows in a column.',
  whenNot: 'For things beside one another.',
  alternatives: ['Row', 'Grid'],
  keyboard: [],
  announces: ['Nothing.'],
  content: ['Things that belong together stand closer.'],
};
