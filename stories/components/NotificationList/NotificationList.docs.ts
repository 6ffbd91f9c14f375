import type { NotificationListProps } from '@saywright/ui';
import { nothing, type ComponentDocs } from '../../support/componentDocs.ts';

export const docs: ComponentDocs<NotificationListProps> = {
  group: 'Feedback',
  status: 'stable',
  summary: 'The newest notifications, and all of them on request.',
  when: 'Behind a bell, or in a column beside the main content.',
  whenNot: 'For messages of a conversation.',
  alternatives: ['MessageList', 'Toast'],
  anatomy: [
    { part: 'Head', does: 'Title and “Mark all as read”.' },
    { part: 'Items', does: 'Tone, title, message and time.' },
    { part: 'Unread mark', does: 'A dot with a hidden word.' },
    { part: 'More button', does: 'Shows the rest.' },
  ],
  sizes: 'As wide as its container. Items have 12 px above and below.',
  keyboard: [
    { keys: 'Enter on an unread one', does: 'Marks it as read; focus stays on it', story: 'MarksAsRead' },
    {
      keys: 'Enter or Space on “Dismiss”',
      does: 'Removes the notification; focus moves to the heading above the list',
      story: 'Dismisses',
    },
    { keys: 'Enter on “Show All”', does: 'Shows the rest', story: 'ShowsAll' },
  ],
  announces: ['“Notifications cleared” after “Clear all”.'],
  content: ['Title: what happened. Message: how much and where. Time: when.'],
  pairs: [
    {
      good: {
        props: {
          headingLevel: 3,
          onRead: nothing,
          onClear: nothing,
          labels: { title: 'shop-front notifications' },
          items: [
            {
              id: '1',
              tone: 'danger',
              title: 'Deployment failed',
              message: 'Two of 14 checks, on the branch checkout-tax.',
              time: 'Today at 14:32',
              read: false,
            },
            {
              id: '2',
              tone: 'success',
              title: '37 people deleted',
              message: 'From customers. Undo until 14 April.',
              time: 'Yesterday at 09:10',
              read: true,
            },
          ],
        },
        because: 'What happened, how much, where and when.',
      },
      bad: {
        props: {
          headingLevel: 3,
          onRead: nothing,
          onClear: nothing,
          labels: { title: 'News' },
          items: [
            {
              id: '1',
              tone: 'danger',
              title: 'Oh no!',
              message: 'Something went wrong.',
              time: 'a while ago',
              read: false,
            },
            {
              id: '2',
              tone: 'success',
              title: 'Success!',
              message: 'Your action was completed.',
              time: 'earlier',
              read: true,
            },
          ],
        },
        because: 'Only the colours differ: which action, by whom, on which day?',
      },
    },
  ],
  edgeCases: { nothing: 'Empty', one: 'One', many: 'Thousands' },
};
