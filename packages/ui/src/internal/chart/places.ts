/** Maps the numbers from `from` to `to` onto those from `start` to `end`, in a straight line. */
export const linear =
  ([from, to]: readonly [number, number], [start, end]: readonly [number, number]) =>
  (value: number): number => {
    const share = (value - from) / (to - from);
    return start * (1 - share) + end * share;
  };

/** Where the points of a line chart lie: the first and the last at the ends, one alone in the middle. */
export const pointPlaces =
  (count: number, start: number, end: number) =>
  (index: number): number =>
    count < 2 ? (start + end) / 2 : start + (index * (end - start)) / (count - 1);

/** Equal bands beside one another. */
export interface Bands {
  /** Where a band begins. */
  readonly at: (index: number) => number;
  /** From the beginning of one band to the next. */
  readonly step: number;
  /** How wide a band is. */
  readonly width: number;
}

/** Bands from `start` to `end`, with a gap before, between and after them that is a share of their step. */
export function bands(count: number, start: number, end: number, gap: number): Bands {
  const step = (end - start) / Math.max(1, count + gap);
  return { at: (index) => start + step * (gap + index), step, width: step * (1 - gap) };
}
