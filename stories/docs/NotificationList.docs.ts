import type { ComponentDocs } from './componentDocs.ts';

export const docs: ComponentDocs = {
  status: 'stable',
  summary: 'The newest notifications, all of them on demand.',
  when: 'Behind a bell, or in a column beside the work.',
  whenNot: 'For what was said in a conversation.',
  alternatives: ['MessageList', 'Toast'],
  keyboard: [
    { keys: 'Enter on an unread one', does: 'Marks it as read; focus stays on it', story: 'MarksAsRead' },
    { keys: 'Enter on “Show All”', does: 'Shows the rest', story: 'ShowsAll' },
  ],
  announces: ['“Notifications cleared” after “Clear all”.'],
  content: ['Title: what happened. Message: how much and where. Time: when.'],
};
