import type { StreamingTextProps } from '@saywright/ui';
import type { ComponentDocs } from '../../support/componentDocs.ts';

export const docs: ComponentDocs<StreamingTextProps> = {
  group: 'Agent',
  status: 'preview',
  summary: 'An answer during streaming: whole words, and complete code blocks.',
  when: 'For an answer that an agent streams, as the content of a message.',
  whenNot: 'For text that is available at once, or for work whose result comes at the end.',
  alternatives: ['MessageList', 'ThinkingStatus', 'Skeleton'],
  anatomy: [
    { part: 'Text', does: 'Whole words as they arrive.' },
    { part: 'Code', does: 'Shown once its block is complete.' },
  ],
  sizes: 'As wide as its message. 12 px separate paragraphs.',
  keyboard: [],
  announces: [
    'Nothing during streaming: it is marked as busy.',
    'The conversation announces one sentence once the answer is complete.',
  ],
  content: [
    'Empty lines separate blocks. The last block is plain text; fenced code waits until it is complete.',
  ],
  pairs: [
    {
      good: {
        props: {
          streaming: true,
          text: 'I’ll add one column, phone, to customers.\n\nNo row changes.\n\nUndo removes the column',
        },
        because: 'Empty lines separate blocks: complete blocks no longer change.',
      },
      bad: {
        props: {
          streaming: true,
          text: 'I’ll add one column, phone, to customers. No row changes. I also checked orders and carts, and neither needs the column. Undo removes the column',
        },
        because: 'One block that grows until the end: none of it settles earlier.',
      },
    },
  ],
  edgeCases: { nothing: 'Empty', one: 'One', many: 'Thousands', pending: 'NothingYet' },
};
