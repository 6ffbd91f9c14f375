import type { ComponentDocs } from './componentDocs.ts';

export const docs: ComponentDocs = {
  status: 'stable',
  summary: 'A priority as arrows and a word.',
  when: 'For how soon something matters.',
  whenNot: 'For how dangerous it is.',
  alternatives: ['RiskBadge', 'Badge'],
  keyboard: [],
  announces: ['The word beside the arrows.'],
  content: ['The same four words everywhere: low, medium, high, critical.'],
};
