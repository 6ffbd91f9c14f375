import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { DatabaseChange } from '../../../packages/domain/src/language/ast/index.ts';
import { changesOf } from './club.ts';

/** Sentences that change or delete, with the words that are a whole condition or value each. */
const sentences: readonly { readonly text: string; readonly alone: readonly string[] }[] = [
  { text: 'delete cancelled orders older than 60 days', alone: ['cancelled'] },
  { text: 'delete all fees due before 2020', alone: ['due'] },
  { text: 'delete all boats except Swift and Old Barge', alone: [] },
  { text: 'delete the rowers that are not active', alone: ['not'] },
  { text: 'delete rowers without fees', alone: [] },
  { text: 'delete outings of the Otters or the Kingfishers', alone: [] },
  { text: 'delete reviews with a rating below 2', alone: ['below'] },
  { text: 'all carbon boats up 5 percent', alone: ['carbon'] },
  { text: 'the monthly fee goes up by 2 euros for all active rowers', alone: ['active', 'monthly'] },
  { text: 'approve all reviews with 4 or 5 stars', alone: [] },
  { text: 'cancel all outings of the Otters tomorrow', alone: ['tomorrow', 'Otters'] },
  { text: 'Bruno Ferro goes to the Otters', alone: [] },
  { text: 'all rowers from Henley except Cleo Lund go to the Kingfishers', alone: ['Henley'] },
  { text: 'mark the fees of Ada Quist as paid', alone: [] },
  { text: 'set status to paused where town is Henley', alone: [] },
];

/** Words that mean nothing to this club. */
const strangers = [
  'purple',
  'heavy',
  'garden',
  'quickest',
  'wealthy',
  'Atlantis',
  'broken',
  'square',
  'my',
  'twice',
];

const sentence = fc.constantFrom(...sentences);

/** The rows that changes touch, without what they set. */
function touched(changes: readonly DatabaseChange[] | undefined): string | undefined {
  return changes && JSON.stringify(changes.map((change) => ({ ...change, set: undefined })));
}

/** True where the text is not read as a change, or as one of the same rows. */
function isSafe(text: string, original: string): boolean {
  const other = touched(changesOf(text));
  return other === undefined || other === touched(changesOf(original));
}

describe('a sentence that changes or deletes', () => {
  test.each(sentences)('is read: $text', ({ text }) => {
    expect(changesOf(text)).toBeDefined();
  });

  test('never reaches other rows with a word put in', () => {
    const run = fc.check(
      fc.property(sentence, fc.constantFrom(...strangers), fc.nat(12), ({ text }, word, at) => {
        const words = text.split(' ');
        return isSafe([...words.slice(0, at), word, ...words.slice(at)].join(' '), text);
      }),
      { numRuns: 1000 },
    );
    expect(run.counterexample).toBeNull();
  });

  test('never reaches other rows with a word left out, unless that word is a separate condition', () => {
    const run = fc.check(
      fc.property(sentence, fc.nat(12), ({ text, alone }, at) => {
        const words = text.split(' ');
        const left = words[at];
        if (left === undefined || alone.includes(left)) return true;
        return isSafe(words.filter((_word, place) => place !== at).join(' '), text);
      }),
      { numRuns: 1000 },
    );
    expect(run.counterexample).toBeNull();
  });

  test('never reaches other rows with a letter wrong', () => {
    const letter = fc.constantFrom('x', 'q', 'e', 'r', 'n');
    const run = fc.check(
      fc.property(
        sentence,
        fc.nat(12),
        fc.nat(10),
        letter,
        fc.boolean(),
        ({ text }, at, place, other, isExtra) => {
          const words = text.split(' ');
          const word = words[at];
          if (word === undefined || word.length < 4 || /\d/u.test(word)) return true;
          const spot = 1 + (place % (word.length - 1));
          const wrong = `${word.slice(0, spot)}${other}${word.slice(isExtra ? spot : spot + 1)}`;
          return isSafe(words.map((one, nth) => (nth === at ? wrong : one)).join(' '), text);
        },
      ),
      { numRuns: 1000 },
    );
    expect(run.counterexample).toBeNull();
  });
});
