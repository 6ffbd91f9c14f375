/** Range of a slider. */
export interface Range {
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

/** Number of decimal places. */
export const decimalsOf = (number: number): number => {
  const [digits = '', exponent = '0'] = String(number).split('e');
  return Math.max(0, (digits.split('.')[1]?.length ?? 0) - Number(exponent));
};

/** Returns the nearest valid value, without floating-point noise such as 0.1 + 0.2. */
export function snap(value: number, { min, max, step }: Range): number {
  if (!Number.isFinite(value)) return min;
  const last = Math.floor((max - min) / step + 1e-9);
  const steps = Math.min(last, Math.max(0, Math.round((value - min) / step)));
  return Number((min + steps * step).toFixed(Math.max(decimalsOf(step), decimalsOf(min))));
}

// Number of steps per key; Home and End go to the ends.
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

/** Returns the value after a key press, or undefined for keys it does not handle. */
export function afterKey(key: string, rightToLeft: boolean, value: number, range: Range): number | undefined {
  const steps = stepsOf[key];
  if (steps === undefined) return undefined;
  const turned = rightToLeft && (key === 'ArrowLeft' || key === 'ArrowRight') ? -steps : steps;
  const { min, max } = range;
  return snap(Math.min(max, Math.max(min, value + turned * range.step)), range);
}
