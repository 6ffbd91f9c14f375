import type { ComponentDocs } from './componentDocs.ts';

export const docs: ComponentDocs = {
  status: 'stable',
  summary: 'Something to start from.',
  when: 'In a grid of templates.',
  whenNot: 'For what a product can do.',
  alternatives: ['FeatureCard'],
  keyboard: [],
  announces: ['Its heading names it; difficulty is a word.'],
  content: ['Say what it builds in one sentence; list three to five features.'],
};
