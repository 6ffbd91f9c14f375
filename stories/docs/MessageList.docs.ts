import type { ComponentDocs } from './componentDocs.ts';

export const docs: ComponentDocs = {
  status: 'stable',
  summary: 'A conversation that stays at its newest message while the reader is near it.',
  when: 'For what was said between people and an agent.',
  whenNot: 'For a feed of events.',
  alternatives: ['NotificationList', 'ThreadList'],
  keyboard: [
    { keys: 'Enter on “Jump to latest”', does: 'Goes to the newest message', story: 'JumpsByKeyboard' },
  ],
  announces: ['One sentence per finished answer, chosen by the page; never each word while it is written.'],
  content: [
    'Author and time stand above every message.',
    'The way back says how many messages are new.',
    'What is still being written is a StreamingText; a new message object with each word draws one message only.',
  ],
};
