import type { ComponentDocs } from './componentDocs.ts';

export const docs: ComponentDocs = {
  status: 'preview',
  summary: 'A panel that floats at the end of a page: links, and the notice of independence.',
  when: 'Once, in the footer.',
  whenNot: 'For links that people need to do their work.',
  alternatives: ['NavMenu'],
  keyboard: [
    { keys: 'Tab, then Enter', does: 'Goes through the links and follows one', story: 'LinksByKeyboard' },
  ],
  announces: ['It is a navigation named “Footer”.'],
  content: ['One sentence of notice; legal pages go behind links.'],
};
