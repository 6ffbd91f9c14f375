/** Colour of a deviation; always shown with the figure. */
export type DeviationTone = 'green' | 'orange' | 'red';

/** Above this, or below its negative, a deviation is green or red, in percent. */
const toneLimit = 10;

/** Above this in either direction, a deviation raises the alert, in percent. */
export const significantDeviation = 15;

/**
 * The saving in percent of the estimate: positive when less was used, 0 without an estimate.
 * @example
 * deviationPercent(20, 16) // => 20
 */
export function deviationPercent(estimate: number, actual: number): number {
  const percent = ((estimate - actual) / estimate) * 100;
  return estimate > 0 && Number.isFinite(percent) ? percent : 0;
}

/**
 * Green above 10, red below -10, otherwise orange (10 and -10 included).
 * @example
 * deviationTone(-12.5) // => 'red'
 */
export function deviationTone(percent: number): DeviationTone {
  if (percent > toneLimit) return 'green';
  return percent < -toneLimit ? 'red' : 'orange';
}

/**
 * Whether either deviation exceeds 15 in either direction; exactly 15 does not.
 * @example
 * isSignificantDeviation(15, -15) // => false
 */
export function isSignificantDeviation(time: number, cost: number): boolean {
  return Math.abs(time) > significantDeviation || Math.abs(cost) > significantDeviation;
}

/**
 * The warning, with one decimal each; undefined when no deviation is significant.
 * @example
 * deviationAlert(20, 3)
 * // => 'Significant deviation detected! Time: 20.0%, Cost: 3.0%. Consider reviewing project scope and resources.'
 */
export function deviationAlert(time: number, cost: number): string | undefined {
  const percent = (value: number): string => `${(Number.isFinite(value) ? value : 0).toFixed(1)}%`;
  return isSignificantDeviation(time, cost)
    ? `Significant deviation detected! Time: ${percent(time)}, Cost: ${percent(cost)}. Consider reviewing project scope and resources.`
    : undefined;
}
