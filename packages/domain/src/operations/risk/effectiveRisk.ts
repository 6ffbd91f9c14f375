import type { RiskLevel } from '../types.ts';

const order: readonly RiskLevel[] = ['low', 'medium', 'high'];

/**
 * The highest of the levels, low when there are none: another assessment never lowers the risk.
 *
 * @example
 * effectiveRisk('medium', 'low') // => 'medium'
 */
export function effectiveRisk(...levels: readonly RiskLevel[]): RiskLevel {
  return order.findLast((level) => levels.includes(level)) ?? 'low';
}
