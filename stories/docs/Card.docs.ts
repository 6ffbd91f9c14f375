import type { ComponentDocs } from './componentDocs.ts';

export const docs: ComponentDocs = {
  status: 'stable',
  summary: 'A quiet panel for things that belong together.',
  when: 'To group a heading with what it is about.',
  whenNot: 'For every line of a list, or around a single sentence.',
  alternatives: ['ValueList', 'StatCard'],
  keyboard: [],
  announces: ['With a title it is a section with that name.'],
  content: ['A title of one to four words, without a full stop.'],
};
