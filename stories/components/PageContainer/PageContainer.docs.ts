import type { ComponentDocs } from './componentDocs.ts';

export const docs: ComponentDocs = {
  page: 'Shell',
  status: 'stable',
  summary: 'Keeps content and header on the same edges.',
  when: 'Around the content of every page.',
  whenNot: 'Inside cards.',
  alternatives: ['Stack', 'SplitLayout'],
  keyboard: [],
  announces: ['Nothing.'],
  content: ['Wide for working screens, narrow for reading and forms.'],
};
