interface Step {
  /** How long the step is, when that is a whole number. */
  readonly length: number;
  /** How many steps make one, when that is a whole number; one of the two is always 1. */
  readonly inOne: number;
}

/** A step of 1, 2 or 5 times a power of ten, about `count` of which make the range. */
function roundStep(range: number, count: number): Step {
  const power = Math.floor(Math.log10(range / count));
  const rest = range / count / 10 ** power;
  const factor = rest >= Math.sqrt(50) ? 10 : rest >= Math.sqrt(10) ? 5 : rest >= Math.SQRT2 ? 2 : 1;
  // Dividing by a whole number keeps 3 tenths at 0.3, where adding them up does not.
  return power < 0 ? { length: 1, inOne: 10 ** -power / factor } : { length: factor * 10 ** power, inOne: 1 };
}

/** About `count` round numbers, evenly apart; the first is not above `least` and the last not below `most`. */
export function roundTicks(least: number, most: number, count: number): readonly number[] {
  let range = most - least;
  let ticks: readonly number[] = [least, most];
  // Ends that moved outwards can ask for a wider step.
  for (let pass = 0; pass < 2; pass += 1) {
    const { length, inOne } = roundStep(range, count);
    const first = Math.floor((least / length) * inOne);
    const last = Math.ceil((most / length) * inOne);
    // Beyond what numbers can tell apart there is nothing to round.
    if (!(last - first <= 4 * count)) break;
    ticks = Array.from({ length: last - first + 1 }, (_, index) => ((first + index) * length) / inOne);
    range = ((last - first) * length) / inOne;
  }
  return ticks;
}
