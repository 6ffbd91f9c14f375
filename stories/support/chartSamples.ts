import type { ChartSeries } from '@saywright/ui';
import { longWord, mixed } from './helpers.tsx';

/** Sample and edge-case data for chart stories. */
export const week = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
export const orders: ChartSeries = { id: 'orders', label: 'Orders', values: [12, 18, 9, 24, 31, 42, 38] };
export const returns: ChartSeries = { id: 'returns', label: 'Returns', values: [2, 4, 1, 3, 6, 5, 7] };
export const visits: ChartSeries = { id: 'visits', label: 'Visits', values: [33, 41, 28, 52, 49, 61, 44] };

const numbers = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

export const edgeCases = {
  empty: { categories: [], series: [] },
  noValues: { categories: week, series: [{ ...orders, values: week.map(() => Number.NaN) }] },
  one: { categories: ['Mon'], series: [{ ...orders, values: [12] }] },
  gaps: { categories: week, series: [{ ...orders, values: [12, 18, null, Number.NaN, 31, Infinity, 38] }] },
  negative: { categories: week, series: [{ ...orders, values: [12, -8, 4, -21, 0, 16, -3] }] },
  enormous: {
    categories: week,
    series: [{ ...orders, values: [1e12, 3e12, 2.5e12, 4e12, 1e12, 6e12, 5e12] }],
  },
  zeros: { categories: week, series: [{ ...orders, values: week.map(() => 0) }] },
  tooFew: { categories: week, series: [{ ...orders, values: [12, 18] }] },
  longText: {
    title: longWord,
    categories: [longWord, mixed, 'Wednesday the first of September', longWord],
    series: [
      { ...orders, label: longWord, values: [12, 18, 9, 24] },
      { ...returns, label: mixed, values: [2, 4, 1, 3] },
    ],
  },
  thousands: {
    categories: numbers(3000).map((index) => `Day ${index + 1}`),
    series: [
      { ...orders, values: numbers(3000).map((index) => Math.round(500 + 400 * Math.sin(index / 90))) },
    ],
  },
  manySeries: {
    categories: week,
    series: numbers(9).map((row) => ({
      id: `row-${row}`,
      label: `Project ${row + 1}`,
      values: week.map((_, index) => 10 + row * 8 + ((index * (row + 3)) % 7)),
    })),
  },
};
