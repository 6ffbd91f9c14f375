import { describe, expect, test } from 'vitest';
import { figuresOf } from '../../packages/ui/src/internal/figures.ts';

const wholes = Array.from({ length: 1200 }, (_, value) => value);
const shares = wholes.map((value) => value / 1000);
const odd = [0.5, 12.345, -1, -0.2, 999.5, 1e6, 12.3];

describe('a small number in English is written without a format, as one would write it:', () => {
  const { figure, shortFigure, percent } = figuresOf('en');

  test('in full', () => {
    const format = new Intl.NumberFormat('en', { maximumFractionDigits: 2 });
    const values = [...wholes, ...odd];
    expect(values.map(figure)).toEqual(values.map((value) => format.format(value)));
  });

  test('in few characters', () => {
    const format = new Intl.NumberFormat('en', { notation: 'compact', maximumFractionDigits: 1 });
    const values = [...wholes, ...odd];
    expect(values.map(shortFigure)).toEqual(values.map((value) => format.format(value)));
  });

  test('as a share', () => {
    const format = new Intl.NumberFormat('en', { style: 'percent' });
    const values = [...shares, ...odd];
    expect(values.map(percent)).toEqual(values.map((value) => format.format(value)));
  });

  test('and other languages keep their own', () => {
    expect(figuresOf('ar-EG').percent(0.5)).toBe(
      new Intl.NumberFormat('ar-EG', { style: 'percent' }).format(0.5),
    );
    expect([figure(Number.NaN), percent(Number.POSITIVE_INFINITY)]).toEqual(['–', '–']);
  });
});
