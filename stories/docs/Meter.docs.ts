import type { ComponentDocs } from './componentDocs.ts';

export const docs: ComponentDocs = {
  status: 'stable',
  summary: 'How much of something there is.',
  when: 'For a score, a share or a use against its limit.',
  whenNot: 'For work that is getting done.',
  alternatives: ['ProgressBar', 'DonutChart'],
  keyboard: [],
  announces: ['“meter”, its label and its value in words.'],
  content: ['Write the value with its limit: “37 of 50 projects”.'],
};
