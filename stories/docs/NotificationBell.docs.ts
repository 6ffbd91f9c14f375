import type { ComponentDocs } from './componentDocs.ts';

export const docs: ComponentDocs = {
  status: 'stable',
  summary: 'A bell with a count, and a panel behind it that leaves the page usable.',
  when: 'Once, in the Header.',
  whenNot: 'For one piece of news.',
  alternatives: ['Toast', 'NotificationList'],
  keyboard: [
    { keys: 'Enter', does: 'Opens the panel; Tab goes into it', story: 'Unread' },
    { keys: 'Escape', does: 'Closes it; focus returns to the bell', story: 'EscapeCloses' },
  ],
  announces: ['“Notifications, 2 unread”, and whether the panel is open.'],
  content: ['More than 99 are written as “99+”.'],
};
