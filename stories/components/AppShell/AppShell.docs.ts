import type { ComponentDocs } from '../../support/componentDocs.ts';

export const docs: ComponentDocs = {
  status: 'stable',
  summary: 'The frame of every page: skip link, header, one main landmark, footer.',
  when: 'Once, around each page of a product.',
  whenNot: 'For part of a page, or around a page that has failed.',
  alternatives: ['PageContainer', 'ErrorScreen'],
  keyboard: [
    {
      keys: 'Tab',
      does: 'Moves first to the link that skips the header',
      story: 'DesktopTest',
    },
  ],
  announces: ['One main landmark, which a screen reader can jump to.'],
  content: ['The skip link names its target: “Skip to content”.'],
};
