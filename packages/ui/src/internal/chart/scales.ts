import { linear } from './places.ts';
import { roundTicks } from './ticks.ts';
import { isValue, type ChartSeries } from './types.ts';

/** Height of charts with axes in px; constant, to avoid layout shift. */
export const plotHeight = 240;

/** Position of the plot in its box, and its value scale. */
export interface Geometry {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  readonly y: (value: number) => number;
  readonly ticks: readonly number[];
}

/** Approximate character width of 12 px text, in px. */
const characterWidth = 6.8;
export const textWidth = (text: string): number => text.length * characterWidth;

/** Computes an axis that contains zero and every value, with round ends. */
export function geometry(
  width: number,
  series: readonly ChartSeries[],
  formatTick: (value: number) => string,
): Geometry {
  const [bottom, top] = [plotHeight - 28, 16];
  let [least, most] = [0, 0];
  for (const { values } of series)
    for (const value of values)
      if (isValue(value)) [least, most] = [Math.min(least, value), Math.max(most, value)];
  const end = least === most ? least + 1 : most;
  // Whole-number data has no fractional ticks.
  const isWhole = series.every(({ values }) =>
    values.every((value) => !isValue(value) || Number.isInteger(value)),
  );
  const ticks = roundTicks(least, end, isWhole ? Math.min(5, end - least) : 5);
  const y = linear([ticks[0] ?? 0, ticks.at(-1) ?? 1], [bottom, top]);
  const widest = Math.max(...ticks.map((tick) => textWidth(formatTick(tick))));
  const left = Math.ceil(Math.min(widest + 14, width / 3, 96));
  return { left, right: Math.max(left + 1, width - 12), top, bottom, y, ticks };
}

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** Truncates a text to a number of graphemes. */
export function shorten(text: string, most: number): string {
  const parts = [...graphemes.segment(text)];
  if (parts.length <= most) return text;
  const shown = parts.slice(0, Math.max(1, most - 1)).map(({ segment }) => segment);
  return `${shown.join('')}…`;
}

const longestLabel = 12;

/** Returns the indexes of labels that fit without overlapping. */
export function shownLabels(labels: readonly string[], room: number): readonly number[] {
  const longest = Math.max(...labels.map((label) => Math.min(label.length, longestLabel)), 1);
  const fitting = Math.max(1, Math.floor(room / (longest * characterWidth + 16)));
  const step = Math.max(1, Math.ceil(labels.length / fitting));
  return labels.flatMap((_, index) => (index % step === 0 ? [index] : []));
}

/** Label shortened for the axis. */
export const axisLabel = (label: string): string => shorten(label, longestLabel);
