import type { ComponentDocs } from '../../support/componentDocs.ts';

export const docs: ComponentDocs = {
  page: 'AppShell',
  status: 'stable',
  summary: 'Aligns the content with the header.',
  when: 'Around the content of every page.',
  whenNot: 'Inside cards.',
  alternatives: ['Stack', 'SplitLayout'],
  keyboard: [],
  announces: ['Nothing.'],
  content: ['Wide for work screens, narrow for reading and forms.'],
};
