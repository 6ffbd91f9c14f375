import { isValue, type ChartSeries } from './types.ts';

/** How many series are described in words. */
const described = 4;

function describeSeries(
  { label, values }: ChartSeries,
  categories: readonly string[],
  format: (value: number) => string,
): string {
  const known = categories.flatMap((category, index) => {
    const value = values[index];
    return isValue(value) ? [{ category, value }] : [];
  });
  const [first] = known;
  if (first === undefined) return `${label}: no values.`;
  const lowest = known.reduce((best, point) => (point.value < best.value ? point : best), first);
  const highest = known.reduce((best, point) => (point.value > best.value ? point : best), first);
  const last = known.at(-1) ?? first;
  if (known.length === 1) return `${label}: ${format(first.value)} (${first.category}).`;
  return (
    `${label}: lowest ${format(lowest.value)} (${lowest.category}), ` +
    `highest ${format(highest.value)} (${highest.category}), last ${format(last.value)} (${last.category}).`
  );
}

/** A chart of series in words: what a glance at it would tell. */
export function describe(
  kind: string,
  categories: readonly string[],
  series: readonly ChartSeries[],
  format: (value: number) => string,
): string {
  const count = categories.length;
  const span =
    count > 1 ? `${count} points from ${categories[0]} to ${categories[count - 1]}` : `${count} point`;
  const rest = series.length - described;
  return [
    `${kind}, ${span}.`,
    ...series.slice(0, described).map((row) => describeSeries(row, categories, format)),
    ...(rest > 0 ? [`${rest} more series.`] : []),
  ].join(' ');
}
