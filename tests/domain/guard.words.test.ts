import { describe, expect, it } from 'vitest';
import {
  heldBack,
  isRunOnName,
  isRunOnValue,
  notRequested,
  tokensOf,
  unclaimedWord,
} from '@saywright/domain/guard';

describe('the words of a sentence', () => {
  it.each([
    ["customers can't pay", ['customers', 'ca', 'not', 'pay']],
    ["Ada's 1,200.50 euros", ['Ada', '1,200.50', 'euros']],
    ['', []],
  ])('%s', (text, tokens) => {
    expect(tokensOf(text)).toEqual(tokens);
  });

  it.each([
    ['delete paid orders', 'delete from orders where paid', undefined],
    ['delete shipped orders', 'delete from orders where shipping', undefined],
    ['delete unpaid orders', 'delete from orders where not paid', undefined],
    ['delete orders of 2,000 and 01', 'delete from orders where total 2000 1', undefined],
    ['delete orders paid before 2024', 'delete from orders created 2024 before', 'paid'],
    ['delete orders over 30', 'delete from orders over 3', '30'],
    ['delete deadlines of 2024', 'delete due 2024', undefined],
    ['delete children of the boss', 'delete child boss', undefined],
  ])('are checked against the change: %s', (said, does, word) => {
    expect(unclaimedWord(said, { does: [does], cues: [] })).toBe(word);
  });
});

describe('a sentence that is no request', () => {
  const statement = { isOrder: false, describes: false };
  it.each([
    ['invoices are visible to everyone right now', 'statement'],
    ["customers can't log in", 'statement'],
    ['I deleted everything by accident', 'statement'],
    ['everyone sees the prices for some reason', 'statement'],
    ['why is it public', 'question'],
    ['did you delete it', 'question'],
    ["don't delete it", 'forbidden'],
    ['the price must be positive', undefined],
    ['everyone can read products', undefined],
  ])('%s: %s', (said, kind) => {
    expect(notRequested(said, statement)).toBe(kind);
  });

  it('is a request when it begins with an imperative, and a description may be one', () => {
    expect(
      notRequested('delete customers who are inactive', { ...statement, isOrder: true }),
    ).toBeUndefined();
    expect(notRequested('an order has many lines', { ...statement, describes: true })).toBeUndefined();
    expect(notRequested('the shop has no price', { ...statement, describes: true })).toBe('statement');
  });
});

describe('names and values', () => {
  it('end where the sentence continues', () => {
    expect(
      ['header because the old one', 'two biggest', 'a b c d e f'].every((name) => isRunOnName(name)),
    ).toBe(true);
    expect(['date of birth', 'two', 'header'].some((name) => isRunOnName(name))).toBe(false);
    expect(isRunOnValue('paid because she called')).toBe(true);
    expect(isRunOnValue('because')).toBe(false);
  });

  it('hold a change back, with the word or the name', () => {
    const change = { does: ['idea'], cues: ['delete branch'], taken: [], isOrder: true };
    expect(heldBack('delete branch idea', change)).toBeUndefined();
    expect(heldBack('delete branch idea if merged', change)).toContain('“if”');
    expect(heldBack('idea is broken', { ...change, isOrder: false })).toContain('nothing is planned');
    expect(heldBack('idea', { ...change, taken: ['idea-because-of-you'] })).toContain(
      'Please put it in quotes',
    );
  });
});
