import type { ThreadListProps } from '@saywright/ui';
import { nothing, type ComponentDocs } from './componentDocs.ts';

export const docs: ComponentDocs<ThreadListProps> = {
  status: 'stable',
  summary: 'Conversations to switch between.',
  when: 'Beside a MessageList.',
  whenNot: 'For pages of a product.',
  alternatives: ['NavMenu', 'Tabs'],
  keyboard: [{ keys: 'Tab, then Enter', does: 'Switches to a conversation', story: 'ByKeyboard' }],
  announces: ['The present one is read as current.'],
  content: ['Title: what it was about. Note: when, and how many messages.'],
  pairs: [
    {
      good: {
        props: {
          label: 'Conversations by subject',
          selected: '1',
          onSelect: nothing,
          threads: [
            { id: '1', title: 'Phone numbers for customers', note: 'Today, 6 messages' },
            { id: '2', title: 'Slow orders page', note: 'Monday, 14 messages' },
          ],
        },
        because: 'What it was about, when, and how long it is.',
      },
      bad: {
        props: {
          label: 'Conversations by number',
          selected: '1',
          onSelect: nothing,
          threads: [
            { id: '1', title: 'New chat' },
            { id: '2', title: 'New chat (2)' },
            { id: '3', title: 'Untitled' },
          ],
        },
        because: 'To find the one about phone numbers, each has to be opened.',
      },
    },
  ],
};
