import type { ComponentDocs } from './componentDocs.ts';

export const docs: ComponentDocs = {
  status: 'stable',
  summary: 'Plans side by side, their parts on the same lines.',
  when: 'To compare two to four plans.',
  whenNot: 'For what is bought after the choice.',
  alternatives: ['CheckoutPanel', 'SegmentedControl'],
  keyboard: [],
  announces: ['It is a list with its label; each plan has its name as heading.'],
  content: ['Write the price with its period, and what is in it as facts.'],
};
