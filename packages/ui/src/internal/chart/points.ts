import type { ReactElement } from 'react';
import type { ChartLabels } from './messages.ts';
import { isValue, type SeriesChartProps } from './types.ts';

/** What stands for a series: in the legend and in the tip. */
export interface ChartKey {
  readonly id: string;
  readonly label: string;
  readonly swatch: ReactElement;
}

/** One point of the axis with the value of each series, written out. */
export interface ChartPoint {
  readonly title: string;
  readonly lines: readonly (ChartKey & { readonly value: string })[];
}

/** The values of every series at one point. */
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

/** The same as one sentence. */
export const pointText = ({ title, lines }: ChartPoint, words: ChartLabels): string =>
  words.point(
    title,
    lines.map(({ label, value }) => `${label} ${value}`),
  );
