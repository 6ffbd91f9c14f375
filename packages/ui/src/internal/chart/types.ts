import type { ChartLabels } from './messages.ts';

/** One row of values. */
export interface ChartSeries {
  /** Stable key. */
  id: string;
  /** What is counted. */
  label: string;
  /** One value per label; null, NaN and infinite values are gaps. */
  values: readonly (number | null)[];
}

/** What every chart has. */
export interface ChartProps {
  /** What the chart shows; it also names the figure. */
  title: string;
  /** Keep the title for screen readers only, where a heading says it already. */
  titleHidden?: boolean | undefined;
  /** The chart in a sentence or two. @default lowest, highest and last value of each series */
  summary?: string | undefined;
  /** Writes a value out. @default 1204.5 is '1,204.5' */
  formatValue?: ((value: number) => string) | undefined;
  /** Fixed words in another language. */
  labels?: Partial<ChartLabels> | undefined;
}

/** What charts with an axis of labels have. */
export interface SeriesChartProps extends ChartProps {
  /** The points of the axis in order, such as days. */
  categories: readonly string[];
  /** The rows of values. */
  series: readonly ChartSeries[];
  /** Writes a value on the axis, in few characters. @default 1204 is '1.2K' */
  formatTick?: ((value: number) => string) | undefined;
}

/** Whether there is a value to draw. */
export const isValue = (value: number | null | undefined): value is number =>
  typeof value === 'number' && Number.isFinite(value);

/** Whether any series has a value to draw. */
export const hasValues = ({ categories, series }: SeriesChartProps): boolean =>
  series.some(({ values }) => values.slice(0, categories.length).some(isValue));
