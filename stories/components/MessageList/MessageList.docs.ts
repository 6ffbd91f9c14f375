import type { MessageListProps } from '@saywright/ui';
import type { ComponentDocs } from './componentDocs.ts';

export const docs: ComponentDocs<MessageListProps> = {
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
  pairs: [
    {
      good: {
        props: {
          label: 'Conversation about phone numbers',
          messages: [
            {
              id: '1',
              author: 'user',
              authorLabel: 'Mara',
              time: '14:32',
              content: 'Add a phone number to customers',
            },
            {
              id: '2',
              author: 'ai',
              authorLabel: 'Saywright',
              time: '14:33',
              content: 'I add one column to customers. No row is changed.',
            },
          ],
        },
        because: 'Who said it and when, and an answer with its facts.',
        place: 'box',
      },
      bad: {
        props: {
          label: 'Another conversation',
          messages: [
            {
              id: '1',
              author: 'user',
              authorLabel: 'User',
              time: 'now',
              content: 'Add a phone number to customers',
            },
            {
              id: '2',
              author: 'ai',
              authorLabel: 'AI',
              time: 'now',
              content: 'Great question! I would be happy to help you with that.',
            },
          ],
        },
        because: 'Which of four people is “User”, when was “now”, and what is done?',
        place: 'box',
      },
    },
  ],
};
