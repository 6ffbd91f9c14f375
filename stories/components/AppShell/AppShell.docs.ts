import type { ComponentDocs } from './componentDocs.ts';

export const docs: ComponentDocs = {
  page: 'Shell',
  status: 'stable',
  summary: 'The frame of every page: skip link, header, one main landmark, footer.',
  when: 'Once, around each page of a product.',
  whenNot: 'For a part of a page, or around a page that has failed.',
  alternatives: ['PageContainer', 'ErrorScreen'],
  keyboard: [
    {
      keys: 'Tab',
      does: 'The first stop of the page is the link that jumps over the header',
      story: 'Desktop',
    },
  ],
  announces: ['The page has one main landmark, so a screen reader can go straight to it.'],
  content: ['The skip link says where it leads: “Skip to content”.'],
};
