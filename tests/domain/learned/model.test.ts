import { describe, expect, test } from 'vitest';
import { coreIndex } from '../../../packages/domain/src/language/core/schemaIndex.ts';
import {
  labelScores,
  labelShare,
  labelsOf,
  spansOf,
} from '../../../packages/domain/src/language/learned/labels.ts';
import { scoreIntents, type LearnedModel } from '../../../packages/domain/src/language/learned/model.ts';
import { parseLearnedModel } from '../../../packages/domain/src/language/learned/parse.ts';
import { knownTokens, stemOf } from '../../../packages/domain/src/language/learned/tokens.ts';

const index = coreIndex({ tables: [] });
const model: LearnedModel = {
  intents: ['count', 'delete'],
  scale: 10,
  texts: new Map([
    ['w:many', [0, 30]],
    ['w:bin', [1, 30]],
  ]),
  labels: ['O', 'B-T', 'I-T'],
  tokens: new Map([
    ['w:order', [1, 5, 2, 4]],
    ['w:old', [1, 3]],
  ]),
  transitions: [
    [0, 0, -9],
    [0, -2, 4],
    [0, 0, 1],
    [0, 0, -9],
  ],
  needs: {},
  splits: new Map(),
};

describe('intents', () => {
  test('the likeliest comes first, and the shares of all make one', () => {
    const found = scoreIntents(knownTokens('bin the orders', index), model);
    expect(found[0]?.intent).toBe('delete');
    expect(found.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1);
  });

  test('words that were never seen decide nothing', () => {
    expect(scoreIntents(knownTokens('xyzzy', index), model).map(({ share }) => share)).toEqual([0.5, 0.5]);
  });
});

describe('parts', () => {
  test('the shares of all labels that a text could have make one', () => {
    const tokens = knownTokens('old orders', index);
    const scores = labelScores(tokens, 'delete', model);
    const all = [
      ['O', 'O'],
      ['O', 'B-T'],
      ['B-T', 'O'],
      ['B-T', 'B-T'],
      ['B-T', 'I-T'],
    ].map((labels) => labelShare(scores, labels, model));
    expect(all.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1);
    const best = labelShare(scores, labelsOf(scores, model), model);
    expect(best).toBe(Math.max(...all));
  });

  test('a span goes on where the labels do', () => {
    const scores = labelScores(knownTokens('the old orders', index), 'delete', model);
    expect(spansOf(labelsOf(scores, model))).toEqual([{ label: 'T', from: 1, to: 3 }]);
  });

  test('a span that only goes on begins where it is', () => {
    expect(spansOf(['O', 'I-T', 'B-T', 'I-W'])).toEqual([
      { label: 'T', from: 1, to: 2 },
      { label: 'T', from: 2, to: 3 },
      { label: 'W', from: 3, to: 4 },
    ]);
  });

  test('a part that is always there is found where the words speak least against it', () => {
    const doubtful: LearnedModel = { ...model, tokens: new Map([['bias', [0, 5]]]) };
    const scores = labelScores(knownTokens('bin it', index), 'delete', doubtful);
    expect(spansOf(labelsOf(scores, doubtful))).toEqual([]);
    expect(spansOf(labelsOf(scores, doubtful, ['T']))).toHaveLength(1);
  });

  test('no words have no parts', () => {
    expect(labelsOf([], model)).toEqual([]);
  });
});

test.each([
  ['orders', 'order'],
  ["mum's", 'mum'],
  ['cancelled', 'cancelling'],
])('%s and %s have one stem', (word, other) => {
  expect(stemOf(word)).toBe(stemOf(other));
});

test('a file that is no model is refused', () => {
  expect(() => parseLearnedModel({ intents: [] })).toThrow('intents');
  for (const texts of [{ create: [0, '5'] }, { create: 5 }, [], null])
    expect(() => parseLearnedModel({ texts })).toThrow('texts');
});
