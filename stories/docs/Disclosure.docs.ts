import type { ComponentDocs } from './componentDocs.ts';

export const docs: ComponentDocs = {
  status: 'stable',
  summary: 'A line that opens to show more: the native details element.',
  when: 'For details that few people need.',
  whenNot: 'For what everybody has to read, or for switching between views.',
  alternatives: ['Tabs', 'Dialog'],
  keyboard: [
    {
      keys: 'Tab',
      does: 'Goes to the line; Enter and Space open it, as the browser does by itself',
      story: 'TakesFocus',
    },
  ],
  announces: ['Whether it is open.'],
  content: ['The line is a question or the name of what is inside.'],
};
