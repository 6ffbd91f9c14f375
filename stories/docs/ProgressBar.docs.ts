import type { ComponentDocs } from './componentDocs.ts';

export const docs: ComponentDocs = {
  status: 'stable',
  summary: 'How far something has come: a native progress element with its words.',
  when: 'For work that takes longer than a second and can be counted.',
  whenNot: 'For an amount that stands still.',
  alternatives: ['Meter', 'Spinner'],
  keyboard: [],
  announces: ['“progress bar”, its label and its value in words.'],
  content: ['Say what is done and of how much: “3 of 5 tables”.'],
};
