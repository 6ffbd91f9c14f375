import type { ComponentDocs } from './componentDocs.ts';

export const docs: ComponentDocs = {
  page: 'Toast',
  status: 'stable',
  summary: 'Shows at most three toasts; mount it once, any time.',
  when: 'Once per page, at its root.',
  whenNot: 'For news that stays.',
  alternatives: ['Toast', 'NotificationList'],
  keyboard: [{ keys: 'F6', does: 'Goes to the region', story: 'F6ReachesTheRegion' }],
  announces: ['It is a landmark named “Notifications” while something is shown.'],
  content: ['Leave news its 4 s; give an error 5 s, and a critical one no end.'],
};
