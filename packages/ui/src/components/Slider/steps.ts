/** Where a slider can stand. */
export interface Range {
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

/** How many digits stand after the point. */
export const decimalsOf = (number: number): number => {
  const [digits = '', exponent = '0'] = String(number).split('e');
  return Math.max(0, (digits.split('.')[1]?.length ?? 0) - Number(exponent));
};

/** The nearest place a slider can stand, free of the dust that 0.1 + 0.2 leaves behind. */
export function snap(value: number, { min, max, step }: Range): number {
  if (!Number.isFinite(value)) return min;
  const last = Math.floor((max - min) / step + 1e-9);
  const steps = Math.min(last, Math.max(0, Math.round((value - min) / step)));
  return Number((min + steps * step).toFixed(Math.max(decimalsOf(step), decimalsOf(min))));
}

// How many steps a key goes; Home and End go as far as there is room.
const stepsOf: Readonly<Record<string, number>> = {
  ArrowUp: 1,
  ArrowDown: -1,
  ArrowRight: 1,
  ArrowLeft: -1,
  PageUp: 10,
  PageDown: -10,
  Home: -Infinity,
  End: Infinity,
};

/** Where a key takes a slider, or undefined for a key that is none of its own. */
export function afterKey(key: string, rightToLeft: boolean, value: number, range: Range): number | undefined {
  const steps = stepsOf[key];
  if (steps === undefined) return undefined;
  const turned = rightToLeft && (key === 'ArrowLeft' || key === 'ArrowRight') ? -steps : steps;
  const { min, max } = range;
  return snap(Math.min(max, Math.max(min, value + turned * range.step)), range);
}
