import { type Message } from '@saywright/ui';

export const question: Message = {
  id: '1',
  author: 'user',
  authorLabel: 'You',
  time: '10:42',
  content: 'Delete all test customers',
  day: 'Today',
};
export const answered: Message = {
  id: '2',
  author: 'ai',
  authorLabel: 'Saywright',
  time: '10:42',
  content: (
    <>
      “Test customers” reads to me as people in <b>signups</b> marked as a test. That is <b>37 of 1,204</b>.
    </>
  ),
};
