import type { ComponentDocs } from './componentDocs.ts';

export const docs: ComponentDocs = {
  status: 'stable',
  summary: 'The first thing on a landing page: the promise, and the way in.',
  when: 'Once, at the top of a landing page.',
  whenNot: 'On a working screen.',
  alternatives: ['PageHeader'],
  keyboard: [],
  announces: ['Its title is the heading of the page.'],
  content: ['Promise a result in at most eight words; show at most two ways in.'],
};
