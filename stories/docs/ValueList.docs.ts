import type { ComponentDocs } from './componentDocs.ts';

export const docs: ComponentDocs = {
  status: 'stable',
  summary: 'Short lines of a thing and its value.',
  when: 'For facts about one thing.',
  whenNot: 'For several things with the same facts.',
  alternatives: ['DataTable', 'StatCard'],
  keyboard: [],
  announces: ['It is a description list: each value is read with its name.'],
  content: ['Names of one to three words; values with their unit.'],
};
