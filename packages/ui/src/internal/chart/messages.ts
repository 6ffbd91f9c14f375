import type { Figure } from '../figure.ts';

/** Formatted value with its category. */
export interface NamedValue {
  /** Formatted value. */
  readonly value: string;
  /** Category of the value. */
  readonly category: string;
}

/** Labels of a chart, replaceable for other languages. */
export interface ChartLabels {
  /** Label of the button that shows the table. */
  showTable: string;
  /** Label of the button that shows the chart. */
  showChart: string;
  /** Header of the table's first column. */
  category: string;
  /** Text of a missing value. */
  noValue: string;
  /** Text shown when there are no values at all. */
  empty: string;
  /** Accessible name of the slider that moves between points. */
  points: (title: string) => string;
  /** Text of one point: its category, and each series with its value. */
  point: (category: string, values: readonly string[]) => string;
  /** Note under a truncated table. */
  cut: (shown: number, all: number, figure: Figure) => string;
  /** Start of a line chart's summary: number of points, first and last category. */
  lines: (count: number, first: string, last: string, figure: Figure) => string;
  /** Start of a bar chart's summary. */
  bars: (count: number, first: string, last: string, figure: Figure) => string;
  /** Summary of a series without values. */
  seriesEmpty: (label: string) => string;
  /** Summary of a series with one value. */
  seriesSingle: (label: string, only: NamedValue) => string;
  /** Summary of a series with several values. */
  series: (label: string, lowest: NamedValue, highest: NamedValue, last: NamedValue) => string;
  /** Number of series left out of the summary. */
  moreSeries: (count: number, figure: Figure) => string;
}

const span = (count: number, first: string, last: string, figure: Figure): string =>
  count === 1 ? `${figure(count)} point` : `${figure(count)} points from ${first} to ${last}`;
const at = ({ value, category }: NamedValue): string => `${value} (${category})`;

/** Default English texts. */
export const english: ChartLabels = {
  showTable: 'Show as table',
  showChart: 'Show as chart',
  category: 'Label',
  noValue: 'no value',
  empty: 'No data yet',
  points: (title) => `Points of ${title}`,
  point: (category, values) => `${category}: ${values.join(', ')}`,
  cut: (shown, all, figure) => `The first ${figure(shown)} of ${figure(all)} rows.`,
  lines: (...points) => `Line chart, ${span(...points)}.`,
  bars: (...points) => `Bar chart, ${span(...points)}.`,
  seriesEmpty: (label) => `${label}: no values.`,
  seriesSingle: (label, only) => `${label}: ${at(only)}.`,
  series: (label, lowest, highest, last) =>
    `${label}: lowest ${at(lowest)}, highest ${at(highest)}, last ${at(last)}.`,
  moreSeries: (count, figure) => `${figure(count)} more series.`,
};
