import type { ComponentDocs } from './componentDocs.ts';

export const docs: ComponentDocs = {
  status: 'stable',
  summary: 'One figure with its label.',
  when: 'For two to six figures at the top of a page.',
  whenNot: 'For figures that are compared row by row.',
  alternatives: ['DataTable', 'Meter'],
  keyboard: [],
  announces: ['Label, figure, then trend in words.'],
  content: ['Write the unit and since when: “+12 % since Monday”.'],
};
