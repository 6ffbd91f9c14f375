import { linear } from './places.ts';
import { roundTicks } from './ticks.ts';
import { isValue, type ChartSeries } from './types.ts';

/** Height of every chart with axes, in pixels; it never depends on the data, so nothing jumps. */
export const plotHeight = 240;

/** Where the plot lies in its box, and the scale of its values. */
export interface Geometry {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  readonly y: (value: number) => number;
  readonly ticks: readonly number[];
}

/** About how wide a text of 12 px is. */
const characterWidth = 6.8;
export const textWidth = (text: string): number => text.length * characterWidth;

/** The axis holds zero and every value, and ends on round numbers. */
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
  // What is counted in wholes has no halves.
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

/** A text of at most so many characters, whole emoji included. */
export function shorten(text: string, most: number): string {
  const parts = [...graphemes.segment(text)];
  if (parts.length <= most) return text;
  const kept = parts.slice(0, Math.max(1, most - 1)).map(({ segment }) => segment);
  return `${kept.join('')}…`;
}

const longestLabel = 12;

/** Which labels fit beside one another without touching. */
export function shownLabels(labels: readonly string[], room: number): readonly number[] {
  const longest = Math.max(...labels.map((label) => Math.min(label.length, longestLabel)), 1);
  const fitting = Math.max(1, Math.floor(room / (longest * characterWidth + 16)));
  const step = Math.max(1, Math.ceil(labels.length / fitting));
  return labels.flatMap((_, index) => (index % step === 0 ? [index] : []));
}

/** A label as it stands on the axis. */
export const axisLabel = (label: string): string => shorten(label, longestLabel);
