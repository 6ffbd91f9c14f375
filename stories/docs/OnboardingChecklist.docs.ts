import type { ComponentDocs } from './componentDocs.ts';

export const docs: ComponentDocs = {
  status: 'stable',
  summary: 'What is left to set up, step by step.',
  when: 'In the first days of a project.',
  whenNot: 'For the steps of one operation.',
  alternatives: ['StepList', 'ProcessLine', 'TourOverlay'],
  keyboard: [{ keys: 'Enter', does: 'Does the step in focus; focus stays', story: 'OneAfterTheOther' }],
  announces: ['Progress after each step: “1/4 Complete”.'],
  content: ['A step is a result, its button a verb.'],
};
