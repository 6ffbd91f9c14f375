import { readRequests, sentenceOf } from '@saywright/domain/core/pages';
import { describe, expect, test } from 'vitest';
import { closed, open, type PageSentence } from './pages.corpus.ts';
import { filesAfter, readSentence } from './pages.support.ts';

/** The files after a sentence; where it asks what a page should say, without a text for now. */
function filesWithout(sentence: string): ReturnType<typeof filesAfter> {
  const { reading } = readSentence(sentence) ?? {};
  const choices = reading?.kind === 'question' ? reading.choices : [];
  const empty = choices.find(({ label }) => label === 'Without a text for now');
  return filesAfter(empty?.instruction ?? sentence);
}

function isUnderstood({ say, has: [file, text], hasNot }: PageSentence): boolean {
  const content = filesWithout(say)?.get(`public/${file}`);
  return content?.includes(text) === true && (hasNot === undefined || !content.includes(hasNot));
}

describe('sentences about pages', () => {
  test.each([
    ['open', open, 21],
    ['closed', closed, 18],
  ] as const)('are understood: %s', (_, sentences, least) => {
    const missed = sentences.filter((sentence) => !isUnderstood(sentence)).map(({ say }) => say);
    expect({ missed, isEnough: sentences.length - missed.length >= least }).toMatchObject({ isEnough: true });
  });
});

test('what is asked for can be said again in a sentence that asks for the same', () => {
  for (const { say } of [...open, ...closed])
    for (const request of readRequests(say)?.requests ?? []) {
      const said = sentenceOf(request);
      const again = readRequests(said)?.requests ?? [];
      expect([said, again.map((one) => sentenceOf(one))]).toEqual([said, [said]]);
    }
});
