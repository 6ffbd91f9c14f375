import type { ThreadListProps } from '@saywright/ui';
import { nothing, type ComponentDocs } from '../../support/componentDocs.ts';

export const docs: ComponentDocs<ThreadListProps> = {
  group: 'Agent',
  status: 'stable',
  summary: 'A list of conversations to switch between.',
  when: 'Beside a MessageList.',
  whenNot: 'For the pages of a product.',
  alternatives: ['NavMenu', 'Tabs'],
  anatomy: [
    { part: 'Threads', does: 'Title and note; the open one is marked.' },
    { part: 'Actions', does: 'Export and delete.' },
  ],
  sizes: 'Threads are 44 px high; the list scrolls at 20 rem. 2 px separate the threads.',
  keyboard: [{ keys: 'Tab, then Enter', does: 'Switches to a conversation', story: 'ByKeyboard' }],
  announces: ['The current conversation is marked as current.'],
  content: ['Title: the subject. Note: when, and how many messages.'],
  pairs: [
    {
      good: {
        props: {
          label: 'Conversations by subject',
          value: '1',
          onChange: nothing,
          threads: [
            { id: '1', title: 'Phone numbers for customers', note: 'Today, 6 messages' },
            { id: '2', title: 'Slow orders page', note: 'Monday, 14 messages' },
          ],
        },
        because: 'The subject, when, and how long.',
      },
      bad: {
        props: {
          label: 'Conversations by number',
          value: '1',
          onChange: nothing,
          threads: [
            { id: '1', title: 'New chat' },
            { id: '2', title: 'New chat (2)' },
            { id: '3', title: 'Untitled' },
          ],
        },
        because: 'To find phone numbers, people must open each one.',
      },
    },
  ],
  edgeCases: { nothing: 'Empty', one: 'One', many: 'Thousands', optionalMissing: 'OnlyToSwitch' },
};
