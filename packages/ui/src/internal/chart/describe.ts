import type { Figure } from '../figure.ts';
import type { ChartLabels, NamedValue } from './messages.ts';
import { isValue, type ChartSeries, type SeriesChartProps } from './types.ts';

/** Maximum number of series described in the summary. */
const described = 4;

function describeSeries(
  { label, values }: ChartSeries,
  categories: readonly string[],
  words: ChartLabels,
  format: Figure,
): string {
  const known = categories.flatMap((category, index) => {
    const value = values[index];
    return isValue(value) ? [{ category, value }] : [];
  });
  const [first] = known;
  if (first === undefined) return words.seriesEmpty(label);
  const lowest = known.reduce((best, point) => (point.value < best.value ? point : best), first);
  const highest = known.reduce((best, point) => (point.value > best.value ? point : best), first);
  const last = known.at(-1) ?? first;
  const named = ({ value, category }: typeof first): NamedValue => ({ value: format(value), category });
  if (known.length === 1) return words.seriesSingle(label, named(first));
  return words.series(label, named(lowest), named(highest), named(last));
}

/** Returns a text summary of a chart of series. */
export function describe(
  start: ChartLabels['lines'],
  { categories, series }: SeriesChartProps,
  words: ChartLabels,
  format: Figure,
  figure: Figure,
): string {
  const rest = series.length - described;
  return [
    start(categories.length, categories[0] ?? '', categories.at(-1) ?? '', figure),
    ...series.slice(0, described).map((row) => describeSeries(row, categories, words, format)),
    ...(rest > 0 ? [words.moreSeries(rest, figure)] : []),
  ].join(' ');
}
