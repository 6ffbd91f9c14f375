import type { ComponentDocs } from './componentDocs.ts';

export const docs: ComponentDocs = {
  status: 'stable',
  summary: 'One thing a product can do, and the way to it.',
  when: 'On landing and overview pages.',
  whenNot: 'For things people made themselves.',
  alternatives: ['TemplateCard', 'Card'],
  keyboard: [],
  announces: ['Its heading names it.'],
  content: ['A title of two to five words, and one sentence of use.'],
};
