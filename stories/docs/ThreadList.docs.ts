import type { ComponentDocs } from './componentDocs.ts';

export const docs: ComponentDocs = {
  status: 'stable',
  summary: 'Conversations to switch between.',
  when: 'Beside a MessageList.',
  whenNot: 'For pages of a product.',
  alternatives: ['NavMenu', 'Tabs'],
  keyboard: [{ keys: 'Tab, then Enter', does: 'Switches to a conversation', story: 'ByKeyboard' }],
  announces: ['The present one is read as current.'],
  content: ['Title: what it was about. Note: when, and how many messages.'],
};
