import type { ComponentDocs } from '../../support/componentDocs.ts';

export const docs: ComponentDocs = {
  group: 'Overlays',
  page: 'TourOverlay',
  status: 'stable',
  summary: 'Outlines a region while the tour describes it.',
  when: 'Around each region that a tour describes.',
  whenNot: 'To mark an error or a selection.',
  alternatives: ['TourOverlay', 'Banner'],
  anatomy: [
    { part: 'Outline', does: 'Around the region, in the focus colour.' },
    { part: 'Region', does: 'Its content, unchanged.' },
  ],
  sizes: 'As large as its region; the outline takes no space.',
  keyboard: [],
  announces: ['Nothing; the tour announces its own text.'],
  content: ['Give several regions the same name only if one step describes them together.'],
};
