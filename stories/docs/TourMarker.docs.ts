import type { ComponentDocs } from './componentDocs.ts';

export const docs: ComponentDocs = {
  page: 'TourOverlay',
  status: 'stable',
  summary: 'Outlines a region while the tour speaks of it.',
  when: 'Around each region a tour speaks of.',
  whenNot: 'To mark an error or a choice.',
  alternatives: ['TourOverlay', 'Banner'],
  keyboard: [],
  announces: ['Nothing; the tour says its words.'],
  content: ['Give several regions the same name only if they are spoken of together.'],
};
