import type { MessageListProps } from '@saywright/ui';
import type { ComponentDocs } from '../../support/componentDocs.ts';

export const docs: ComponentDocs<MessageListProps> = {
  group: 'Agent',
  status: 'stable',
  summary: 'A conversation that follows its newest message while the reader is near the end.',
  when: 'For messages between people and an agent.',
  whenNot: 'For a feed of events.',
  alternatives: ['NotificationList', 'ThreadList'],
  anatomy: [
    { part: 'Messages', does: 'Each with sender, content and time.' },
    { part: 'Jump button', does: 'Appears when the reader has scrolled up and something new arrived.' },
  ],
  sizes: 'Messages are at most 46 rem wide, those of the person 40 rem. 20 px separate messages.',
  keyboard: [
    { keys: 'Enter on “Jump to latest”', does: 'Moves to the newest message', story: 'JumpsByKeyboard' },
  ],
  announces: ['One sentence per finished answer, chosen by the page; never single words during streaming.'],
  content: [
    'Author and time are above every message.',
    'The jump button says how many messages are new.',
    'Use StreamingText for an answer in progress; a new message object per update re-renders that message only.',
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
              content: 'I’ll add one column to customers. No row changes.',
            },
          ],
        },
        because: 'Who wrote it and when, and an answer with facts.',
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
        because: 'Which of four people is “User”, when was “now”, and what will be done?',
        place: 'box',
      },
    },
  ],
  edgeCases: { nothing: 'Empty', one: 'One', many: 'Thousands' },
};
