import * as fc from 'fast-check';

/** Malformed text: empty, huge, lone surrogates, bidirectional, or names of object properties. */
export const malformedText: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    '\n',
    '\0',
    '\uD800',
    '\uDC00a',
    '\u202Eabc',
    '\uFEFF',
    '\u200B',
    'e\u0301',
    'İ',
    'ﬁ',
  ),
  fc.constantFrom(
    '__proto__',
    'constructor',
    'toString',
    'null',
    'NaN',
    '-1',
    '%',
    '%E0%A4%A',
    '&=&',
    '=1+1',
  ),
  fc.constantFrom('${a}', '👩‍👩‍👧', '"', "'", '\\', '/', '<script>', '--', ';', 'ẞ'),
  fc.constantFrom('a'.repeat(100_000), ' '.repeat(100_000), '🙂'.repeat(5000)),
  fc
    .array(fc.integer({ min: 0, max: 0xff_ff }), { maxLength: 40 })
    .map((units) => String.fromCharCode(...units)),
);

/** Malformed numbers: NaN, out of bounds, fractional, or negative. */
export const malformedNumber: fc.Arbitrary<number> = fc.oneof(
  fc.constantFrom(Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, -0, 0, -1, 0.1),
  fc.constantFrom(1e-320, 1e308, -1e308, Number.MAX_SAFE_INTEGER, Number.MIN_SAFE_INTEGER, 2 ** 53, 8.64e15),
  fc.double(),
  fc.integer(),
);

/** Values of every shape, some of which throw when read. */
export const malformedValue: fc.Arbitrary<unknown> = fc.oneof(
  fc.anything(),
  malformedText,
  malformedNumber,
  fc.constantFrom<unknown>(
    undefined,
    null,
    Symbol('malformed'),
    () => 1,
    Object.create(null),
    new Proxy(
      {},
      {
        get: () => {
          throw new Error('refused');
        },
      },
    ),
    Object.freeze([Number.NaN]),
  ),
);

/** A list, sometimes with a duplicate. */
export function malformedList<Item>(item: fc.Arbitrary<Item>): fc.Arbitrary<readonly Item[]> {
  return fc
    .array(item, { maxLength: 8 })
    .chain((items) => fc.boolean().map((twice) => (twice ? [...items, ...items] : items)));
}
