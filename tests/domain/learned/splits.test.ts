import { describe, expect, test } from 'vitest';
import { coreIndex } from '../../../packages/domain/src/language/core/schemaIndex.ts';
import { piecesOf } from '../../../packages/domain/src/language/learned/splits.ts';
import { knownTokens } from '../../../packages/domain/src/language/learned/tokens.ts';
import { schemaOf } from '../../train/corpus.ts';
import { realModel } from './realModel.ts';

const index = coreIndex(schemaOf('customers(name:text, email:email, phone:phone)'));

function pieces(text: string): readonly string[] {
  return piecesOf(text, knownTokens(text, index), realModel.splits);
}

describe('the requests of a message', () => {
  test('begin where a further one begins', () => {
    expect(pieces('Every customer must have an email. And nobody from outside may see the phone.')).toEqual([
      'Every customer must have an email.',
      'And nobody from outside may see the phone.',
    ]);
  });

  test('go on over the end of a sentence that adds nothing', () => {
    expect(pieces('The phone must be filled in. It really has to be.')).toHaveLength(1);
  });

  test('hold all words of it, in order', () => {
    const text =
      'Thanks for last week. Please rename phone to mobile. Also delete the customers without email';
    expect(pieces(text).join(' ')).toBe(text);
  });

  test('are one where nothing speaks for two', () => {
    expect(pieces('show the customers without email')).toEqual(['show the customers without email']);
  });
});
