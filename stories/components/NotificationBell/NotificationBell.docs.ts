import type { NotificationBellProps } from '@saywright/ui';
import { nothing, type ComponentDocs } from './componentDocs.ts';
import { part } from './parts.ts';

export const docs: ComponentDocs<NotificationBellProps> = {
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
  pairs: [
    {
      good: {
        props: {
          label: 'News',
          unread: 2,
          children: part('NotificationList', {
            headingLevel: 3,
            labels: { title: 'What waits for you' },
            items: [
              { id: '1', tone: 'danger', title: 'Deployment failed', time: 'Today at 14:32', read: false },
              {
                id: '2',
                tone: 'info',
                title: 'A plan waits for approval',
                time: 'Today at 09:10',
                read: false,
              },
            ],
            onRead: nothing,
            onClear: nothing,
          }),
        },
        because: 'It counts what waits for somebody.',
        place: 'end',
      },
      bad: {
        props: {
          label: 'Everything',
          unread: 1204,
          children: part('NotificationList', {
            headingLevel: 3,
            labels: { title: 'All that has happened' },
            items: [
              { id: '1', tone: 'success', title: 'A check has passed', time: 'Today at 14:32', read: false },
              { id: '2', tone: 'success', title: 'A check has passed', time: 'Today at 14:31', read: false },
            ],
            onRead: nothing,
            onClear: nothing,
          }),
        },
        because: 'Where everything counts, the number never goes down and nobody looks.',
        place: 'end',
      },
    },
  ],
};
