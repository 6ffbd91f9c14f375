import type { ComponentDocs } from '../../support/componentDocs.ts';

export const docs: ComponentDocs = {
  group: 'Feedback',
  page: 'Toast',
  status: 'stable',
  summary: 'Shows up to three toasts; mount it once, at any time.',
  when: 'Once per page, at its root.',
  whenNot: 'For persistent messages.',
  alternatives: ['Toast', 'NotificationList'],
  anatomy: [
    { part: 'Region', does: 'A landmark that F6 reaches.' },
    { part: 'Toasts', does: 'The newest first, at most three.' },
  ],
  sizes: 'In the bottom corner at the end of the line; at the bottom of a phone, above a docked composer.',
  keyboard: [{ keys: 'F6', does: 'Moves to the region', story: 'F6ReachesTheRegion' }],
  announces: ['A landmark named “Notifications” while a toast is visible.'],
  content: ['Keep the default 4 s for messages; use 5 s for errors, and no timeout for critical ones.'],
};
