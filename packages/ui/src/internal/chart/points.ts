import type { ReactElement } from 'react';
import type { ChartLabels } from './messages.ts';
import { isValue, type SeriesChartProps } from './types.ts';

/** Legend and tooltip entry of a series. */
export interface ChartKey {
  readonly id: string;
  readonly label: string;
  readonly swatch: ReactElement;
}

/** Point on the axis with the formatted value of each series. */
export interface ChartPoint {
  readonly title: string;
  readonly lines: readonly (ChartKey & { readonly value: string })[];
}

/** Returns the values of every series at one point. */
export const pointOf = (
  { categories, series }: SeriesChartProps,
  index: number,
  keys: readonly ChartKey[],
  words: ChartLabels,
  format: (value: number) => string,
): ChartPoint => ({
  title: categories[index] ?? '',
  lines: keys.map((key, place) => {
    const value = series[place]?.values[index];
    return { ...key, value: isValue(value) ? format(value) : words.noValue };
  }),
});

/** Returns a point as one sentence. */
export const pointText = ({ title, lines }: ChartPoint, words: ChartLabels): string =>
  words.point(
    title,
    lines.map(({ label, value }) => `${label} ${value}`),
  );
