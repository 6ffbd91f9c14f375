import { describe, expect, test } from 'vitest';
import { figuresOf } from '../../packages/ui/src/internal/figures.ts';

const wholes = Array.from({ length: 1200 }, (_, value) => value);
const shares = wholes.map((value) => value / 1000);
const fractions = [0.5, 12.345, -1, -0.2, 999.5, 1e6, 12.3];

describe('numbers in English, without Intl:', () => {
  const { figure, shortFigure, percent } = figuresOf('en');

  test('small ones in full', () => {
    const format = new Intl.NumberFormat('en', { maximumFractionDigits: 2 });
    const values = [...wholes, ...fractions];
    expect(values.map(figure)).toEqual(values.map((value) => format.format(value)));
  });

  test('in compact form', () => {
    const format = new Intl.NumberFormat('en', { notation: 'compact', maximumFractionDigits: 1 });
    const values = [...wholes, ...fractions];
    expect(values.map(shortFigure)).toEqual(values.map((value) => format.format(value)));
  });

  test('as a percentage', () => {
    const format = new Intl.NumberFormat('en', { style: 'percent' });
    const values = [...shares, ...fractions];
    expect(values.map(percent)).toEqual(values.map((value) => format.format(value)));
  });

  test('other languages use their own format', () => {
    expect(figuresOf('ar-EG').percent(0.5)).toBe(
      new Intl.NumberFormat('ar-EG', { style: 'percent' }).format(0.5),
    );
    expect([figure(Number.NaN), percent(Number.POSITIVE_INFINITY)]).toEqual(['–', '–']);
  });
});
