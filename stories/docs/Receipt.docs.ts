import type { ComponentDocs } from './componentDocs.ts';

export const docs: ComponentDocs = {
  status: 'stable',
  summary: 'The proof of a plan: counted effects, and a stub for undo.',
  when: 'Inside an operation, before and after it has run.',
  whenNot: 'For a bill.',
  alternatives: ['OperationCard', 'ValueList'],
  keyboard: [],
  announces: ['It is read as a list of effects and numbers.'],
  content: ['Show the zeros that matter: “Rows deleted 0”.'],
};
