import type { ComponentDocs } from './componentDocs.ts';

export const docs: ComponentDocs = {
  status: 'stable',
  summary: 'Says that something is empty, and what comes next.',
  when: 'In the place of a list, a table or a search that has nothing to show.',
  whenNot: 'While something is still loading.',
  alternatives: ['Skeleton', 'Banner'],
  keyboard: [],
  announces: ['It is read as text in its place; a search announces its count by itself.'],
  content: ['Title: what is not there. Text: why. Action: how to begin.'],
};
