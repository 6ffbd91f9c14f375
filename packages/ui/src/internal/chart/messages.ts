import type { Figure } from '../figures.ts';

/** A value written out, and where it stands. */
export interface NamedValue {
  /** The value. */
  readonly value: string;
  /** Where it stands. */
  readonly category: string;
}

/** Every fixed word of a chart, to be replaced in other languages. */
export interface ChartLabels {
  /** Words of the button that shows the table. */
  showTable: string;
  /** Words of the button that shows the chart. */
  showChart: string;
  /** Head of the first column of the table. */
  category: string;
  /** Stands where there is no value. */
  noValue: string;
  /** Shown when there is no value at all. */
  empty: string;
  /** Name of the control that goes from point to point. */
  points: (title: string) => string;
  /** One point: where it stands, and each series with its value. */
  point: (category: string, values: readonly string[]) => string;
  /** Under a table that is cut. */
  cut: (shown: number, all: number, figure: Figure) => string;
  /** Start of the words for a chart of lines: how many points, and from where to where. */
  lines: (count: number, first: string, last: string, figure: Figure) => string;
  /** The same for a chart of bars. */
  bars: (count: number, first: string, last: string, figure: Figure) => string;
  /** A series without a value. */
  seriesEmpty: (label: string) => string;
  /** A series with one value. */
  seriesSingle: (label: string, only: NamedValue) => string;
  /** A series with several values. */
  series: (label: string, lowest: NamedValue, highest: NamedValue, last: NamedValue) => string;
  /** How many series have no words of their own. */
  moreSeries: (count: number, figure: Figure) => string;
}

const span = (count: number, first: string, last: string, figure: Figure): string =>
  count === 1 ? `${figure(count)} point` : `${figure(count)} points from ${first} to ${last}`;
const at = ({ value, category }: NamedValue): string => `${value} (${category})`;

/** English words of the charts. */
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
