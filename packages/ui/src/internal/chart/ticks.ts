interface Step {
  /** Step size, when it is a whole number. */
  readonly length: number;
  /** Steps per unit, when that is a whole number; one of the two is always 1. */
  readonly inOne: number;
}

/** Returns a step of 1, 2 or 5 times a power of ten that splits the range about `count` times. */
function roundStep(range: number, count: number): Step {
  const power = Math.floor(Math.log10(range / count));
  const rest = range / count / 10 ** power;
  const factor = rest >= Math.sqrt(50) ? 10 : rest >= Math.sqrt(10) ? 5 : rest >= Math.SQRT2 ? 2 : 1;
  // Dividing by a whole number keeps 3 tenths at 0.3; adding tenths does not.
  return power < 0 ? { length: 1, inOne: 10 ** -power / factor } : { length: factor * 10 ** power, inOne: 1 };
}

/** Returns about `count` evenly spaced round numbers that cover `least` to `most`. */
export function roundTicks(least: number, most: number, count: number): readonly number[] {
  let range = most - least;
  let ticks: readonly number[] = [least, most];
  // Rounding the ends outwards may require a wider step.
  for (let pass = 0; pass < 2; pass += 1) {
    const { length, inOne } = roundStep(range, count);
    const first = Math.floor((least / length) * inOne);
    const last = Math.ceil((most / length) * inOne);
    // Stops where floating-point precision is exhausted.
    if (!(last - first <= 4 * count)) break;
    ticks = Array.from({ length: last - first + 1 }, (_, index) => ((first + index) * length) / inOne);
    range = ((last - first) * length) / inOne;
  }
  return ticks;
}
