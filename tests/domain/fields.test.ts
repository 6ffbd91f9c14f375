import { fieldOf, textField } from '@saywright/domain/fields';
import { expect, it } from 'vitest';

it('reads properties of objects, lists and functions alike', () => {
  expect(fieldOf({ a: 1 }, 'a')).toBe(1);
  expect(fieldOf(['x'], '0')).toBe('x');
  expect(
    fieldOf(
      Object.assign(() => 0, { a: 2 }),
      'a',
    ),
  ).toBe(2);
});

it('finds nothing in values without properties or with throwing getters', () => {
  for (const value of [undefined, null, 'text', 7, true, Symbol('a')])
    expect(fieldOf(value, 'length')).toBeUndefined();
  const refusing = {
    get a(): never {
      throw new Error('refused');
    },
  };
  expect(fieldOf(refusing, 'a')).toBeUndefined();
});

it('accepts only text as text', () => {
  expect(textField({ a: '' }, 'a')).toBe('');
  for (const a of [1, null, ['x'], {}]) expect(textField({ a }, 'a')).toBeUndefined();
});
