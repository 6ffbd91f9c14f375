import type { ComponentDocs } from './componentDocs.ts';

export const docs: ComponentDocs = {
  status: 'stable',
  summary: 'How the project is, in one word and a few lines.',
  when: 'Where people ask “is everything fine?”.',
  whenNot: 'For one service alone, or for the agent that watches.',
  alternatives: ['StatusDot', 'MonitorCard'],
  keyboard: [],
  announces: ['A change of health: “System health: Warning”.'],
  content: ['One word, then one sentence with the reason.'],
};
