import type { RootProps } from '../rootProps.ts';
import type { ChartLabels } from './messages.ts';

/** Data series of a chart. */
export interface ChartSeries {
  /** Stable key, unique in the list. */
  id: string;
  /** Series label. */
  label: string;
  /** One value per category; null, NaN and infinite values are gaps. */
  values: readonly (number | null)[];
}

/** Props of every chart. */
export interface ChartProps extends RootProps {
  /** Chart title; also names the figure. */
  title: string;
  /** Visually hides the title, where a heading already shows it. @default false */
  titleHidden?: boolean | undefined;
  /** Text alternative of the chart: one or two sentences. @default lowest, highest and last value of each series */
  summary?: string | undefined;
  /** Formats a value. @default 1204.5 as '1,204.5' */
  formatValue?: ((value: number) => string) | undefined;
  /** Translated labels; those left out keep their default. */
  labels?: Partial<ChartLabels> | undefined;
}

/** Props of charts with a category axis. */
export interface SeriesChartProps extends ChartProps {
  /** Categories of the axis in order, such as days. */
  categories: readonly string[];
  /** Data series. */
  series: readonly ChartSeries[];
  /** Formats a value on the axis, in few characters. @default 1204 as '1.2K' */
  formatTick?: ((value: number) => string) | undefined;
}

/** Whether a value is a finite number. */
export const isValue = (value: number | null | undefined): value is number =>
  typeof value === 'number' && Number.isFinite(value);

/** Whether any series has a finite value. */
export const hasValues = ({ categories, series }: SeriesChartProps): boolean =>
  series.some(({ values }) => values.slice(0, categories.length).some(isValue));
