import type { StreamingTextProps } from '@saywright/ui';
import type { ComponentDocs } from './componentDocs.ts';

export const docs: ComponentDocs<StreamingTextProps> = {
  status: 'preview',
  summary: 'An answer while it is written: in whole words, and code as a whole.',
  when: 'For what an agent writes word by word, as the content of a message.',
  whenNot: 'For text that is there at once, or for work whose result comes at its end.',
  alternatives: ['MessageList', 'ThinkingStatus', 'Skeleton'],
  keyboard: [],
  announces: [
    'Nothing while it is written: it is marked as busy.',
    'The conversation speaks one sentence once the answer is finished.',
  ],
  content: [
    'Empty lines part the blocks. The last one stands as plain words; fenced code waits until it is whole.',
  ],
  pairs: [
    {
      good: {
        props: {
          streaming: true,
          text: 'I add one column, phone, to customers.\n\nNo row is changed.\n\nUndo takes the column away',
        },
        because: 'Empty lines part the blocks: what is finished stands still.',
      },
      bad: {
        props: {
          streaming: true,
          text: 'I add one column, phone, to customers. No row is changed. I have looked at orders and at carts, too, and neither of them needs the column. Undo takes the column away',
        },
        because: 'One block that grows to its end: nothing in it is finished before.',
      },
    },
  ],
};
