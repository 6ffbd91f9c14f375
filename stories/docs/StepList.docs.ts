import type { ComponentDocs } from './componentDocs.ts';

export const docs: ComponentDocs = {
  status: 'stable',
  summary: 'Steps under one another, each with what to do about it.',
  when: 'For steps somebody does, one after the other.',
  whenNot: 'For stages that pass by themselves.',
  alternatives: ['ProcessLine', 'OnboardingChecklist'],
  keyboard: [],
  announces: ['It is a list; each step is read with its state.'],
  content: ['A step begins with a verb.'],
};
