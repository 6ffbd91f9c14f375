import type { NotificationBellProps } from '@saywright/ui';
import { nothing, type ComponentDocs } from '../../support/componentDocs.ts';
import { part } from '../../support/parts.ts';

export const docs: ComponentDocs<NotificationBellProps> = {
  group: 'Feedback',
  status: 'stable',
  summary: 'A bell with a count, which opens a non-modal panel.',
  when: 'Once, in the Header.',
  whenNot: 'For a single notification.',
  alternatives: ['Toast', 'NotificationList'],
  anatomy: [
    { part: 'Button', does: 'A bell with a name that includes the count.' },
    { part: 'Count', does: 'Unread items, at most 99+.' },
    { part: 'Panel', does: 'The list.' },
  ],
  sizes:
    'The button is 36 px, 44 px on touch screens. The panel is 384 px wide, and fills the width of a phone.',
  keyboard: [
    { keys: 'Enter', does: 'Opens the panel; Tab moves into it', story: 'UnreadTest' },
    { keys: 'Escape', does: 'Closes it; focus returns to the bell', story: 'EscapeCloses' },
  ],
  announces: ['“Notifications, 2 unread”, and whether the panel is open.'],
  content: ['Counts above 99 read “99+”.'],
  pairs: [
    {
      good: {
        props: {
          label: 'News',
          unread: 2,
          children: part('NotificationList', {
            headingLevel: 3,
            labels: { title: 'Waiting for you' },
            items: [
              { id: '1', tone: 'danger', title: 'Deployment failed', time: 'Today at 14:32', read: false },
              {
                id: '2',
                tone: 'info',
                title: 'A plan is waiting for approval',
                time: 'Today at 09:10',
                read: false,
              },
            ],
            onRead: nothing,
            onClear: nothing,
          }),
        },
        because: 'It counts only what needs attention.',
        place: 'end',
      },
      bad: {
        props: {
          label: 'Everything',
          unread: 1204,
          children: part('NotificationList', {
            headingLevel: 3,
            labels: { title: 'Everything that happened' },
            items: [
              { id: '1', tone: 'success', title: 'A check passed', time: 'Today at 14:32', read: false },
              { id: '2', tone: 'success', title: 'A check passed', time: 'Today at 14:31', read: false },
            ],
            onRead: nothing,
            onClear: nothing,
          }),
        },
        because: 'When everything counts, the number never drops and nobody looks.',
        place: 'end',
      },
    },
  ],
  edgeCases: { notANumber: 'NotANumber', hugeNumber: 'Many' },
  hasOwnWords: false,
};
