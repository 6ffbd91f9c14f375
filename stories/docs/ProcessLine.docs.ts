import type { ComponentDocs } from './componentDocs.ts';

export const docs: ComponentDocs = {
  status: 'stable',
  summary: 'Where something stands on its way.',
  when: 'For three to six stages that follow one another by themselves.',
  whenNot: 'For steps that somebody has to do.',
  alternatives: ['StepList', 'ProgressBar'],
  keyboard: [],
  announces: ['It is a list; finished stages are read as done, the present one as current.'],
  content: ['One word per stage: “Plan”, “Prove”, “Execute”.'],
};
