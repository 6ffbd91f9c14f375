import type { ComponentDocs } from '../../support/componentDocs.ts';

export const docs: ComponentDocs = {
  group: 'Layout',
  page: 'InstructionToResult',
  status: 'stable',
  summary: 'Fixes the composer to the bottom of the window while the conversation scrolls behind it.',
  when: 'Around a Composer on a full page.',
  whenNot: 'For the buttons of a form.',
  alternatives: ['Composer'],
  anatomy: [
    { part: 'Content', does: 'The composer, with suggestions above it.' },
    { part: 'Notes', does: 'Short texts below, at the start and at the end.' },
    { part: 'Fade', does: 'Lets the conversation disappear behind it.' },
  ],
  sizes:
    'As wide as the page content, with 24 px above and 12 px between its parts. The end note disappears on small screens.',
  keyboard: [],
  announces: ['Nothing; its content keeps its place in the reading order.'],
  content: ['The note says what will not happen automatically: “Nothing runs until you press Execute.”'],
  hasOwnWords: false,
};
