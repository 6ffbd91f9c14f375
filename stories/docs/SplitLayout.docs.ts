import type { ComponentDocs } from './componentDocs.ts';

export const docs: ComponentDocs = {
  page: 'Layout',
  status: 'stable',
  summary: 'A page in two columns.',
  when: 'For work with a state of things beside it.',
  whenNot: 'For two things of equal weight.',
  alternatives: ['Grid'],
  keyboard: [],
  announces: ['The column beside is complementary and has a name.'],
  content: ['On a phone the second column comes after the first; nothing in it may be needed first.'],
};
