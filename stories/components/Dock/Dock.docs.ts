import type { ComponentDocs } from '../../support/componentDocs.ts';

export const docs: ComponentDocs = {
  page: 'InstructionToResult',
  status: 'stable',
  summary: 'Fixes the composer to the bottom of the window while the conversation scrolls behind it.',
  when: 'Around a Composer on a full page.',
  whenNot: 'For the buttons of a form.',
  alternatives: ['Composer'],
  keyboard: [],
  announces: ['Nothing; its content keeps its place in the reading order.'],
  content: ['The note says what will not happen automatically: “Nothing runs until you press Execute.”'],
  hasOwnWords: false,
};
