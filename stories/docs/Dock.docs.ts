import type { ComponentDocs } from './componentDocs.ts';

export const docs: ComponentDocs = {
  page: 'InstructionToResult',
  status: 'stable',
  summary: 'Keeps the composer at the bottom of the window while the conversation scrolls behind it.',
  when: 'Around a Composer on a page of its own.',
  whenNot: 'For buttons of a form.',
  alternatives: ['Composer'],
  keyboard: [],
  announces: ['Nothing; what it holds keeps its place in the reading order.'],
  content: ['The note says what will not happen by itself: “Nothing runs until you press Execute.”'],
};
