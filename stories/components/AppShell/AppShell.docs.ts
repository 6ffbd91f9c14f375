import type { ComponentDocs } from '../../support/componentDocs.ts';

export const docs: ComponentDocs = {
  group: 'Layout',
  status: 'stable',
  summary: 'The frame of every page: skip link, header, one main landmark, footer.',
  when: 'Once, around each page of a product.',
  whenNot: 'For part of a page, or around a page that has failed.',
  alternatives: ['PageContainer', 'ErrorScreen'],
  anatomy: [
    { part: 'Skip link', does: 'The first element in the tab order; it moves focus past the header.' },
    { part: 'Header', does: 'Brand, navigation and account, the same on every page.' },
    { part: 'Main', does: 'The one main landmark, which holds the content of the page.' },
    { part: 'Footer', does: 'Legal links and notices, at the end of the content.' },
  ],
  sizes:
    'At least as tall as the window, so the footer never floats. The main area has 40 px above and below. Widths come from the PageContainer inside it.',
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
