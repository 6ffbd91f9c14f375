import type { ComponentDocs } from './componentDocs.ts';

export const docs: ComponentDocs = {
  status: 'stable',
  summary: 'Puts a text on the clipboard and says whether it worked.',
  when: 'Beside an id, an address or a piece of code.',
  whenNot: 'For a text that people read and do not take along.',
  alternatives: ['CodeBlock'],
  keyboard: [{ keys: 'Enter or Space', does: 'Copies the text', story: 'CopiedByKeyboard' }],
  announces: ['“Copied” or “Not copied”.'],
  content: ['Say what is copied where several buttons stand together: “Copy id”.'],
};
