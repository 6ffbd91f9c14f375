import { expect, test } from 'vitest';
import { conversations, misread } from './discourse.corpus.ts';

test.each(conversations('open.txt').map((conversation) => [conversation.name, conversation] as const))(
  'reads a conversation: %s',
  (_, conversation) => {
    expect(misread(conversation)).toEqual([]);
  },
);
