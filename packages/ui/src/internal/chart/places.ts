/** Linear scale from the range `from`–`to` to the range `start`–`end`. */
export const linear =
  ([from, to]: readonly [number, number], [start, end]: readonly [number, number]) =>
  (value: number): number => {
    const share = (value - from) / (to - from);
    return start * (1 - share) + end * share;
  };

/** Positions of line chart points: first and last at the ends, a single one in the middle. */
export const pointPlaces =
  (count: number, start: number, end: number) =>
  (index: number): number =>
    count < 2 ? (start + end) / 2 : start + (index * (end - start)) / (count - 1);

/** Adjacent bands of equal width. */
export interface Bands {
  /** Returns the start of a band. */
  readonly at: (index: number) => number;
  /** Distance between the starts of adjacent bands. */
  readonly step: number;
  /** Width of a band. */
  readonly width: number;
}

/** Band scale from `start` to `end`; `gap` is the share of the step left free around each band. */
export function bands(count: number, start: number, end: number, gap: number): Bands {
  const step = (end - start) / Math.max(1, count + gap);
  return { at: (index) => start + step * (gap + index), step, width: step * (1 - gap) };
}
