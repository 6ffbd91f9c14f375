import {
  documentedRules,
  maxViolationsPerRule,
  reviewSource,
  scanSource,
  sourceSecretShapes,
} from '@saywright/domain/compliance';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { check, kinds, stand } from './compliance.support.ts';

describe('run time is linear in the text', () => {
  const megabyte = 1_000_000;
  const hard = [
    'a',
    'a-',
    'a.',
    '/',
    '"',
    "'",
    '`${',
    '{',
    '\\',
    '//',
    '/*',
    'admin ',
    'password ',
    'eyJ',
    'eyJa.',
    'secret',
    'token=',
    '"https://',
    'mock ',
    ' ',
    'sk-',
    '[/',
  ];

  /** Finds unbounded repetition in a pattern, which is not allowed. */
  it.each([...documentedRules, ...sourceSecretShapes].map(({ pattern }) => [pattern.source]))(
    'bounded: %s',
    (source) => {
      const outsideClasses = source.replaceAll(/\\./gu, '_').replaceAll(/\[[^\]]*\]/gu, '_');
      expect(outsideClasses).not.toMatch(/[*+]|\{\d+,\}/u);
    },
  );

  it.each(hard.map((part) => [part]))('tokens of repeated %j cover the text once', (part) => {
    const [small, large] = [20_000, 40_000].map((size) => {
      const text = part.repeat(size / part.length);
      const tokens = scanSource(text, true);
      return tokens.reduce((read, { start, end }) => read + end - start, 0) / text.length;
    });
    expect([small, large]).toEqual([1, 1]);
  });

  it.each(['a-', '/', '"https://', 'eyJa.', 'mock ', "[/'"].map((part) => [part]))(
    'a line of a megabyte of %j ends',
    (part) => {
      const text = part.repeat(megabyte / part.length);
      const { violations } = check(text, 'a.tsx');
      expect(violations.length).toBeLessThanOrEqual(maxViolationsPerRule * (documentedRules.length + 1));
      expect(reviewSource({ path: 'a.tsx', text }).findings.length).toBeLessThan(10_000);
    },
  );

  it('a real line of a megabyte is fully checked', () => {
    const text = `${'const a=1;'.repeat(megabyte / 10)}const mock=1`;
    expect(kinds(text)).toEqual([stand]);
    expect(reviewSource({ path: 'a.ts', text }).findings[0]).toMatchObject({ line: 1, column: 1_000_007 });
  });
});

describe('the scanner', () => {
  const scan = (text: string, jsx = false) =>
    scanSource(text, jsx)
      .filter(({ kind }) => kind !== 'code')
      .map(({ kind, start, end }) => `${kind} ${text.slice(start, end)}`);

  it.each([
    ['let a = "b"', ['word let', 'word a', 'string "b"']],
    ["'it\\'s' x", ["string 'it\\'s'", 'word x']],
    ["'open\nnext", ["string 'open", 'word next']],
    ['"a\\', ['string "a\\']],
    ['a // b\nc', ['word a', 'comment // b', 'word c']],
    ['/* a */ b /* c', ['comment /* a */', 'word b', 'comment /* c']],
    ['"// no"', ['string "// no"']],
    ['`a`', ['template `a`']],
    ['`a ${b} c`', ['template `a ${', 'word b', 'template } c`']],
    [
      '`${ {a: `${b}`} }`',
      ['template `${', 'word a', 'template `${', 'word b', 'template }`', 'template }`'],
    ],
    ['`\\`` x', ['template `\\``', 'word x']],
    ['`open', ['template `open']],
    ['`${/}/} x`', ['template `${', 'regex /}/', 'template } x`']],
    ['a / b / "c"', ['word a', 'word b', 'string "c"']],
    ['x = /"/ + "c"', ['word x', 'regex /"/', 'string "c"']],
    ['return /a[/"]b/u', ['word return', 'regex /a[/"]b/', 'word u']],
    ['(a) / 2 / "c"', ['word a', 'word 2', 'string "c"']],
    ['= /open\nb', ['regex /open', 'word b']],
    ['/\\//', ['regex /\\//']],
    ['</a><br />', ['word a', 'word br']],
    ['größe', ['word größe']],
    ['}{', []],
    ['', []],
  ])('%j', (text, expected) => {
    expect(scan(text)).toEqual(expected);
  });

  it('knows the names of attributes', () => {
    expect(scan('<input placeholder="a" data-mock={b} c=1 />', true)).toEqual([
      'word input',
      'attribute placeholder',
      'string "a"',
      'word data',
      'attribute mock',
      'word b',
      'word c',
      'word 1',
    ]);
    expect(scan('<a b="c">')[1]).toBe('word b');
  });

  it('leaves no gaps in any text', () => {
    const part = fc.oneof(fc.constantFrom(...'`${}/*"\'\\\n<>=a '.split('')), fc.string({ unit: 'binary' }));
    fc.assert(
      fc.property(fc.array(part, { maxLength: 60 }), fc.boolean(), (parts, jsx) => {
        const text = parts.join('');
        const tokens = scanSource(text, jsx);
        expect(tokens.map(({ start, end }) => text.slice(start, end)).join('')).toBe(text);
        let at = 0;
        for (const { start, end } of tokens) {
          expect(start).toBe(at);
          expect(end).toBeGreaterThan(start);
          at = end;
        }
      }),
    );
  });
});
