import type { ComponentDocs } from './componentDocs.ts';

export const docs: ComponentDocs = {
  page: 'Layout',
  status: 'stable',
  summary: 'Cells of equal width.',
  when: 'For cards that stand side by side.',
  whenNot: 'For rows that are compared column by column.',
  alternatives: ['DataTable', 'Row'],
  keyboard: [],
  announces: ['Nothing; the reading order is the order of the cells.'],
  content: ['Put the most important cell first; it comes first on a phone, too.'],
};
