import type { ComponentDocs } from './componentDocs.ts';

export const docs: ComponentDocs = {
  status: 'stable',
  summary: 'A risk as a word and a meter of one to four bars.',
  when: 'For how dangerous an operation is.',
  whenNot: 'For how soon it matters.',
  alternatives: ['PriorityBadge', 'Badge'],
  keyboard: [],
  announces: ['The words: “High risk”.'],
  content: ['Always together with the reason: “High, because it deletes data.”'],
};
