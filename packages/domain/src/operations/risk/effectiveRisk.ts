import type { RiskLevel } from '../operations/types.ts';

const order: readonly RiskLevel[] = ['low', 'medium', 'high'];

/**
 * The highest of the levels, low when there are none: a further opinion never lowers the risk (D6).
 *
 * @example
 * effectiveRisk('medium', 'low') // => 'medium'
 */
export function effectiveRisk(...levels: readonly RiskLevel[]): RiskLevel {
  return order.findLast((level) => levels.includes(level)) ?? 'low';
}
