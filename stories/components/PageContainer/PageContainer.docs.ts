import type { ComponentDocs } from '../../support/componentDocs.ts';

export const docs: ComponentDocs = {
  group: 'Layout',
  page: 'AppShell',
  status: 'stable',
  summary: 'Aligns the content with the header.',
  when: 'Around the content of every page.',
  whenNot: 'Inside cards.',
  alternatives: ['Stack', 'SplitLayout'],
  anatomy: [{ part: 'Content', does: 'Everything of the page, in one column.' }],
  sizes:
    'At most 1,200 px wide; narrow is 520 px and wide 1,312 px. It leaves 24 px at each side, 16 px on small screens.',
  keyboard: [],
  announces: ['Nothing.'],
  content: ['Wide for work screens, narrow for reading and forms.'],
};
